/** Everything the wallet does, as one object of use cases. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids/ids.ts';
import type { ActivitySpan, PlayerActivity, PlayRule, Sitting } from './activity/activity.ts';
import type { AuditReport, Finding, SealedPart } from './audit/audit.ts';
import type { StatementEntry, WalletBalance, Withdrawable } from './ledger/balance.ts';
import type { BonusGrant, Pool, SpinsGrant } from './bonuses/bonus-store.ts';
import type { Debt, DebtMovement } from './debts/debt.ts';
import type { FreeSpinGrant, Gate, GatePatch, PlaySession, SeedPair, Standing, StoredSeed } from './gate/gate.ts';
import type { GrantId, PaymentId, PlayerId, PlaySessionId, PoolId, RoundId, SeedId, SessionId } from './ids.ts';
import type { Booking, DepositCredit, PartyKind } from './bookings/payment.ts';
import type { HoldRefusal, LateWay } from './bookings/payment-store.ts';
import type { ActionReversal, ReversalOutcome } from './rounds/reversal-store.ts';
import type { RoundFilter } from './rounds/round-list-store.ts';
import type { HistoryFilter } from './rounds/round-store.ts';
import type {
  AskReply,
  BookedJackpotWin,
  CommitReply,
  Round,
  RoundElement,
  RoundQuestion,
  RoundStep,
} from './rounds/round.ts';
import type { SealedSeed } from './rounds/seed-store.ts';

interface Movement {
  readonly playerId: PlayerId;
  readonly paymentId: PaymentId;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

export interface Wallets {
  /** Makes the accounts of a currency, and the player's gate with the first. */
  openWallet(
    sql: Sql,
    input: { playerId: PlayerId; currency: CurrencyCode; makeDefault: boolean },
  ): Promise<{ ok: true } | { ok: false; reason: 'already_held' }>;
  setDefault(
    sql: Sql,
    input: { playerId: PlayerId; currency: CurrencyCode },
  ): Promise<{ ok: true } | { ok: false; reason: 'not_held' }>;
  wallets(playerId: PlayerId): Promise<WalletBalance[]>;
  withdrawable(playerId: PlayerId): Promise<Withdrawable[]>;
  /** Every movement of the player's accounts, newest first. */
  statement(input: {
    playerId: PlayerId;
    page: number;
    size: number;
  }): Promise<{ items: StatementEntry[]; total: bigint }>;
  /** What the player's money and time did in a period. */
  activity(span: ActivitySpan): Promise<PlayerActivity>;
  /** The session of play that goes on now, with what was played in it. */
  sitting(playerId: PlayerId): Promise<Sitting | undefined>;
  playRule(): Promise<PlayRule>;
  gate(playerId: PlayerId): Promise<Gate | undefined>;
  setGate(sql: Sql, playerId: PlayerId, patch: GatePatch): Promise<void>;
  /** Replaces the list of countries from which nobody may bet. */
  setBlockedCountries(sql: Sql, isoCodes: readonly string[]): Promise<void>;
  /** How many players are held to the rules of these places; `*`: of all without rules of their own. */
  playersIn(isoCodes: readonly string[]): Promise<Map<string, number>>;
}

export interface Play {
  /** Nothing where the session is over by now, or open games were ended since it admitted this launch. */
  openPlaySession(
    sql: Sql,
    input: {
      playerId: PlayerId;
      sessionId: SessionId;
      /** Of the session, as the launch was admitted by it. */
      playEpoch: number;
      gameId: string;
      currency: CurrencyCode;
      /** Of the game's kind; without it the gate's holds. */
      minimumCycleMs?: number;
      expiresAt: Date;
    },
  ): Promise<{ id: PlaySessionId; token: string } | undefined>;
  findPlaySession(token: string): Promise<PlaySession | undefined>;
  /** Inside a transaction: no launch that was admitted before it opens a game after it. */
  endPlaySessions(sql: Sql, playerId: PlayerId): Promise<void>;

  /** `undefined` until `insertSeeds`. */
  activeSeed(playerId: PlayerId): Promise<SeedPair | undefined>;
  seed(seedId: SeedId): Promise<StoredSeed | undefined>;
  /** The first active pair and the committed next one; a player who has one already keeps it. */
  insertSeeds(
    sql: Sql,
    input: { playerId: PlayerId; active: SealedSeed & { clientSeed: string }; next: SealedSeed },
  ): Promise<{ ok: true } | { ok: false; reason: 'already_seeded' }>;
  /** Reveals the active pair, activates the committed next one with `clientSeed`, commits `next`. */
  rotateSeeds(
    sql: Sql,
    input: { playerId: PlayerId; activeSeedId: SeedId; clientSeed: string; next: SealedSeed },
  ): Promise<{ ok: true; revealed: SeedId } | { ok: false; reason: 'round_open' | 'stale' }>;

  /**
   * The one way in which any game moves money. Resolves after the commit, refusals included; rejects only for a bug or an
   * outage, and then the same element with the same key may be sent again.
   */
  commitRound(element: RoundElement): Promise<CommitReply>;
  /**
   * What `commitRound` would answer now. Locks and writes nothing and waits for nobody: what another call is booking at this
   * moment is not seen yet, and may still change the answer.
   */
  askRound(question: RoundQuestion): Promise<AskReply>;
  /** A provider cancels one of its actions. */
  reverseAction(sql: Sql, input: ActionReversal): Promise<ReversalOutcome>;
  openRound(playerId: PlayerId, gameId: string): Promise<Round | undefined>;
  /** Every round of the player that is still open, oldest first. */
  openRounds(playerId: PlayerId): Promise<Round[]>;
  /** Open rounds whose deadline has passed, oldest first. */
  overdueRounds(size: number): Promise<Round[]>;
  findRound(roundId: RoundId): Promise<Round | undefined>;
  /** The newest of the player's last rounds in this game that was settled since then. */
  lastSettledRound(playerId: PlayerId, gameId: string, since: Date): Promise<Round | undefined>;
  /** Of one game and currency in the sitting that goes on, newest first. */
  roundsOfSitting(
    place: { playerId: PlayerId; gameId: string; currency: CurrencyCode },
    size: number,
  ): Promise<Round[]>;
  roundActions(playerId: PlayerId, roundId: RoundId): Promise<RoundStep[]>;
  /** The pairs that decide or decided the player's rounds, newest first; `rounds`: how many each has decided. */
  seedsOfPlayer(playerId: PlayerId, size: number): Promise<(StoredSeed & { rounds: bigint })[]>;
  /** The rounds of a pair with what was done in each, by number, from this number on. */
  roundsOfSeed(
    place: { playerId: PlayerId; seedId: SeedId; fromNonce: bigint },
    size: number,
  ): Promise<{ round: Round; steps: readonly Pick<RoundStep, 'seq' | 'action'>[] }[]>;
  betHistory(filter: HistoryFilter): Promise<{ items: Round[]; total: bigint }>;
  /** What these rounds won of jackpots, in the order in which it was won. */
  jackpotWins(roundIds: readonly RoundId[]): Promise<BookedJackpotWin[]>;
  /** Rounds of all players, newest first. */
  listRounds(filter: RoundFilter): Promise<Round[]>;
  /** Ids of the games the player has bet on. */
  playedGames(playerId: PlayerId): Promise<string[]>;
  /** Settled rounds of real money that paid more than they took, newest first, from the newest 20,000 rounds. */
  latestWinners(size: number): Promise<Round[]>;
  /** The highest payouts of every currency since then, at most `size` a currency: the caller compares by its rates. */
  topWinners(size: number, since: Date): Promise<Round[]>;
}

export interface Payments {
  /** Counts a pending deposit against the limits at once. `available`: EUR cents that may still come. */
  reserveDeposit(
    sql: Sql,
    input: { playerId: PlayerId; paymentId: PaymentId; eurCents: bigint },
  ): Promise<
    | { ok: true }
    | { ok: false; reason: 'limit'; available: bigint; until: Date }
    | { ok: false; reason: 'standing'; standing: Standing }
  >;
  releaseDeposit(sql: Sql, paymentId: PaymentId): Promise<void>;
  /** `settled`: what of it went into what the player owed. */
  creditDeposit(sql: Sql, input: DepositCredit): Promise<Booking & { cash: bigint; locked: bigint; settled: bigint }>;
  /** Takes a credited deposit back, and holds the player's payouts; what is no longer there becomes a receivable. */
  reverseDeposit(
    sql: Sql,
    input: Movement & { provider: string; partyKind?: PartyKind },
  ): Promise<Booking & { receivable: bigint }>;
  /** Locked money whose reason is gone becomes cash. */
  releaseLocked(sql: Sql, input: Movement & { eurRate: bigint }): Promise<Booking | { ok: false; reason: 'funds' }>;
  /** Worker only: what waits for a deposit limit becomes cash as far as limits allow now; the number of deposits. */
  releaseExcesses(sql: Sql): Promise<number>;
  /** Takes locked money first, then cash, out of play. */
  holdCashOut(sql: Sql, input: Movement): Promise<Booking | { ok: false; reason: HoldRefusal; withdrawable: bigint }>;
  /** One leg is paid: `amount` leaves to the provider, `fee` stays with the house. All legs together are at most the hold. */
  settleCashOut(
    sql: Sql,
    input: { paymentId: PaymentId; leg: number; provider: string; partyKind?: PartyKind; amount: bigint; fee: bigint },
  ): Promise<Booking>;
  /**
   * A failed leg was paid after all. `held`: out of what was held, in place of the leg that a person was to pay. `player`: the player has
   * it twice, it was taken from the wallet, and `owed` is a debt. `house`: as that, of an erased player. `noted`: a person is
   * sending it, and says first whether. `open`: it has not failed, or is not over yet: ask later.
   */
  bookLatePayout(
    sql: Sql,
    input: { paymentId: PaymentId; leg: number },
  ): Promise<Booking & { way: LateWay; owed: bigint }>;
  /** What is left of the hold goes back to where it came from; `settled`: what of it went into what the player owed. */
  returnCashOut(sql: Sql, input: { paymentId: PaymentId }): Promise<Booking & { returned: bigint; settled: bigint }>;
  /** What is owed in this currency is taken from what is in the wallet, on the player's word. What was settled. */
  payDebt(sql: Sql, input: { playerId: PlayerId; currency: CurrencyCode }): Promise<bigint>;
  /** What is owed now. */
  debts(playerId: PlayerId, sql?: Sql): Promise<Debt[]>;
  /** What became of the player's debts, newest first, at most 100. */
  debtMovements(playerId: PlayerId): Promise<DebtMovement[]>;
  /** What a network took of the house's coins, once for each reference. */
  bookNetworkFee(
    sql: Sql,
    input: { reference: string; chain: string; currency: CurrencyCode; amount: bigint },
  ): Promise<Booking>;
}

export interface Bonuses {
  /** Puts bonus money on the bonus account and makes it the player's active bonus. */
  grantBonus(sql: Sql, input: BonusGrant): Promise<Booking | { ok: false; reason: 'bonus_active' | 'funds' }>;
  /** Cancelled, expired, or given up by a cash-out: the bonus account goes back to the house. */
  removeBonus(sql: Sql, input: { playerId: PlayerId; bonusId: bigint }): Promise<Booking & { removed: bigint }>;
  grantFreeSpins(sql: Sql, input: SpinsGrant): Promise<GrantId>;
  /** What can be played now, the grant that ends first in front. */
  freeSpins(playerId: PlayerId): Promise<FreeSpinGrant[]>;
}

export interface Adjustments {
  /** An operator's correction, against the house's adjustment account; a negative amount takes. `key`: once, for ever. */
  adjust(
    sql: Sql,
    input: { playerId: PlayerId; key: string; currency: CurrencyCode; amount: bigint },
  ): Promise<Booking | { ok: false; reason: 'funds' }>;
}

export interface JackpotPools {
  /** The pool of this name: made with the house's seed in it, or as it is where it is there already. */
  createPool(sql: Sql, input: { name: string; seedCents: bigint; mustHitAtCents?: bigint }): Promise<PoolId>;
  pools(): Promise<Pool[]>;
  /** The next secret trigger of a must-hit-by pool, used once the present one has fallen. */
  setNextTrigger(sql: Sql, input: { poolId: PoolId; mustHitAtCents: bigint }): Promise<void>;
}

export type StopEnding = 'approved' | 'repeated' | 'ended' | 'broken' | 'none' | 'not_allowed';

export type StopOutcome = 'stopped' | 'already' | 'not_allowed';

export interface Stop {
  readonly reason: string;
  readonly since: Date;
  /** The ledger check failed; otherwise an operator stopped withdrawals. */
  readonly booksBroken: boolean;
  readonly stoppedBy: OperatorId | null;
}

export interface StopApproval {
  readonly operatorId: OperatorId;
  readonly reason: string;
  readonly at: Date;
}

export interface Books {
  /** Recomputes everything from the transfers in one snapshot, or what came after the part that is sealed; reads only. */
  audit(sealed?: SealedPart): Promise<AuditReport>;
  /** The cheap checks; a failure is logged as an error, announced, and stops cash-outs until two operators lift it. */
  watchInvariants(): Promise<Finding[]>;
  cashOutsStopped(): Promise<Stop | undefined>;
  /** One operator stops every withdrawal; `already`: they are stopped. */
  stopWithdrawals(sql: Sql, operatorId: OperatorId, reason: string): Promise<StopOutcome>;
  /** Keeps a stop from being set, and waits for one that is being set, until the caller's transaction ends. */
  areCashOutsStopped(sql: Sql): Promise<boolean>;
  /**
   * One operator approves that cash-outs go on. `approved`: another one has to approve too; `repeated`: this one has approved
   * already; `ended`: they go on; `broken`: the books still are; `none`: nothing is stopped.
   */
  approveEndOfStop(sql: Sql, operatorId: OperatorId, reason: string): Promise<StopEnding>;
  /** Who approved the end of the stop that stands. */
  stopApprovals(): Promise<StopApproval[]>;
  /** Makes the partitions that are missing, three months and two days ahead; the number made. */
  extendPartitions(): Promise<number>;
  /** Forgets play keys by the day on which their session was opened (`keptRepliesMs`); the number of days forgotten. */
  forgetReplyDays(): Promise<number>;
}

export interface Wallet extends Wallets, Play, Payments, Bonuses, Adjustments, JackpotPools, Books {}
