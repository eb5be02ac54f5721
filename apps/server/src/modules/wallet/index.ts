/**
 * Owns the ledger: accounts, transfers, rounds, the rows of seeds, and the player gate. It is the only writer of money and
 * must not know game rules, payment providers or promotion terms.
 */
import type { Database } from '../../database/database.ts';
import type { Random } from '../../platform/secrets/random.ts';
import { balances, openWallet, setDefault, statement, withdrawable } from './ledger/account-store.ts';
import { readActivity, readPromotionMoney } from './activity/activity-store.ts';
import { createBooks } from './audit/books.ts';
import { createCommitQueue } from './rounds/commit-queue.ts';
import { actForPlayer, askRounds, commitRounds, commitRoundsBy } from './rounds/commit-store.ts';
import { createBatchLoader } from './rounds/batch-loader.ts';
import { playersIn, readGate, setBlockedCountries, writeGate } from './gate/gate-store.ts';
import { adjustments } from './bonuses/adjustments.ts';
import { createBonuses } from './bonuses/bonuses.ts';
import { createJackpotPools } from './jackpots/pools.ts';
import { createPayments } from './bookings/payments.ts';
import { promotionFigures } from './bonuses/figures-store.ts';
import { rewards } from './bonuses/rewards.ts';
import { createPlay } from './play/play.ts';
import { playRule, sittingOf } from './activity/play-time-store.ts';
import { tournaments } from './tournaments/tournaments.ts';
import type { Alarm } from './ports.ts';
import type { RoundQuestion } from './rounds/round.ts';
import type { Wallet, Wallets } from './wallet.ts';

export { declareWalletJobs } from './jobs.ts';
export {
  auditSeals,
  createLedgerSeals,
  keepProblems,
  reportProblems,
  type LedgerSeals,
  type SealAudit,
} from './seals/ledger-seals.ts';
export { auditMonths, createMonthSeals, type MonthAudit } from './seals/month-seals.ts';
export { nothingSealed } from './audit/audit.ts';
export { committedCycles } from './jackpots/pool-store.ts';
export { nextBlockOfRounds, roundsBefore, saveRoundsChecked, type ProvableRound } from './rounds/proof-store.ts';
export { createRoundFeed, type FeedBatch, type FeedConsumer, type RoundFeed } from './feed/round-feed.ts';
export { hasAllBefore, type RoundStake } from './feed/feed-store.ts';
export { betRollUps, playTimeRollUps, rollUps } from './feed/roll-ups.ts';
export { promotionKinds } from './bonuses/figures.ts';
export { hintBalance } from './ledger/hint-balance.ts';
export { blocksOfCredits, saveCreditsChecked, type LedgerProblem } from './seals/seal-store.ts';
export type * from './activity/activity.ts';
export type * from './audit/audit.ts';
export type * from './bonuses/figures.ts';
export type * from './ledger/balance.ts';
export type * from './debts/debt.ts';
export type * from './gate/gate.ts';
export type * from './ids.ts';
export type * from './jackpots/pool.ts';
export type * from './bookings/payment.ts';
export type * from './ports.ts';
export type * from './rounds/round.ts';
export type * from './promotion-money.ts';
export type * from './wallet.ts';

export interface WalletDeps {
  readonly database: Database;
  /** Connections for bets, separate from `database` so that slow reads never exhaust them. Default: `database`. */
  readonly playDatabase?: Database;
  readonly random: Random;
  readonly alarm: Alarm;
}

const createWallets = (db: Database): Wallets => ({
  openWallet: async (sql, { playerId, currency, makeDefault }) =>
    (await openWallet(sql, playerId, currency, makeDefault)) ? { ok: true } : { ok: false, reason: 'already_held' },
  setDefault: async (sql, { playerId, currency }) =>
    (await setDefault(sql, playerId, currency)) ? { ok: true } : { ok: false, reason: 'not_held' },
  wallets: (playerId) => balances(db, playerId),
  withdrawable: (playerId) => withdrawable(db, playerId),
  statement: ({ playerId, page, size }) => statement(db, playerId, page, size),
  activity: (span) => readActivity(db, span),
  promotionMoney: (query) => readPromotionMoney(db, query),
  sitting: (playerId) => sittingOf(db, playerId),
  playRule: () => playRule(db),
  gate: (playerId) => readGate(db, playerId),
  setGate: writeGate,
  setBlockedCountries: async (sql, isoCodes) => {
    await setBlockedCountries(sql, isoCodes);
  },
  playersIn: (isoCodes) => playersIn(db, isoCodes),
});

export const createWallet = (deps: WalletDeps): Wallet => {
  const { database, playDatabase = database, random, alarm } = deps;
  const queue = createCommitQueue({ send: (elements, wait) => commitRounds(playDatabase, elements, wait) });
  const ask = createBatchLoader((questions: readonly RoundQuestion[]) => askRounds(playDatabase, questions));
  return {
    ...createWallets(database),
    ...createPlay({
      ...{ db: database, queue, ask, random },
      commitBy: (call, elements) => commitRoundsBy(playDatabase, call, elements),
      actFor: (element, said) => actForPlayer(playDatabase, element, said),
    }),
    ...createPayments(database),
    ...createBonuses(database),
    ...createJackpotPools(database),
    ...adjustments,
    ...rewards,
    promotionFigures: ({ from, to }) => promotionFigures(database, from, to),
    tournaments,
    ...createBooks(database, alarm),
  };
};
