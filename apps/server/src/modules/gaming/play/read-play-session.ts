/** State of a launched game: balances, limits, an open round, the active seeds. */
import type { Fairness } from '@carmine/contract/games/fairness';
import type { PlayRound, PlaySessionAnswer } from '@carmine/contract/games/play';
import { liveGameById, type AnyGame } from '@carmine/games';
import { type CurrencyCode, formatAmount, formatRate, money, readAmount, showAmount } from '@carmine/money';
import type { Gate, RoundBalances } from '../../wallet/index.ts';
import { wagerFactsOf } from '../catalogue/wager-facts.ts';
import { refused, type Refused } from '../rounds/errors.ts';
import type { PlayClock } from './play-clock.ts';
import type { PlayDeps } from './deps.ts';
import type { OpenSeeds, Pairs } from '../rounds/pairs.ts';
import type { PlaySession } from '../rounds/play-session.ts';
import type { Caller } from './start-round.ts';
import { readOpenPlayRound } from './read-play-round.ts';
import { findUnpresentedRound } from './unpresented-round.ts';

export const toFairness = (seeds: OpenSeeds): Fairness => ({
  clientSeed: seeds.clientSeed,
  serverSeedHash: seeds.serverSeedHash,
  nonce: Number(seeds.nextNonce),
  nextServerSeedHash: seeds.nextServerSeedHash,
});

/** Reads the database instead of the process's cache. */
export const readFairness = async (pairs: Pairs): Promise<Fairness> => {
  pairs.forget();
  return toFairness(await pairs.active());
};

export interface SessionDeps extends PlayDeps {
  /** EUR per unit in 1/10¹⁸, if the player has chosen to see it. */
  shownEurRate(playSession: PlaySession): Promise<bigint | undefined>;
  freeSpinsOf(playSession: PlaySession): Promise<PlaySessionAnswer['freeSpins']>;
  /** Winnings of free spins in the session's currency; 0 where the game takes no free spins. */
  freeSpinWinningsOf(playSession: PlaySession): Promise<bigint>;
  minimumCycleMs(playSession: PlaySession, gate: Gate | undefined): number;
  realityCheckMinutes(playSession: PlaySession): Promise<number | undefined>;
  /** The currency of the next launch if no round is open; undefined for play money. */
  usualCurrency(playSession: PlaySession): Promise<CurrencyCode | undefined>;
  /** The live table of a game. */
  tableOf(gameId: string): Promise<string | undefined>;
  /** Undefined for play money. */
  playClock(playSession: PlaySession): Promise<PlayClock | undefined>;
}

const bonusOf = (gate: Gate | undefined, playSession: PlaySession) => {
  const bonus = gate?.bonus?.currency === playSession.currency ? gate.bonus : undefined;
  if (bonus === undefined) return { limit: {}, bonus: {}, isExcepted: false };
  const show = (subunits: bigint) => showAmount(playSession.currency, subunits);
  return {
    limit: { bonusMaxStake: show(bonus.maxFirstStake) },
    bonus: { bonus: { wagered: show(bonus.wagered), wagerRequired: show(bonus.wagerRequired) } },
    isExcepted: bonus.terms.exceptGames.includes(playSession.gameId),
  };
};

const euros = (cents: bigint): string => formatAmount(money('EUR', cents));

/** Net result of settled rounds: an open round's stake counts once it is settled. In EUR for real money, which has several wallets. */
const netOf = (
  playSession: PlaySession,
  { balances, open, clock }: { balances: RoundBalances; open: PlayRound | undefined; clock: PlayClock | undefined },
): string => {
  if (playSession.mode === 'real') return euros((clock?.sitting?.returned ?? 0n) - (clock?.sitting?.staked ?? 0n));
  const atStake = open === undefined ? 0n : readAmount(playSession.currency, open.staked).subunits;
  return showAmount(playSession.currency, balances.cash - playSession.openingBalance + atStake);
};

const clockAnswer = (clock: PlayClock | undefined) => {
  if (clock === undefined) return {};
  const { rule, rate, sitting } = clock;
  return {
    sittingGapSeconds: rule.gapSeconds,
    playPauseSeconds: rule.pauseSeconds,
    ...(rate === undefined ? {} : { sittingRate: formatRate(rate) }),
    ...(sitting === undefined
      ? {}
      : {
          sitting: {
            ...sitting,
            startedAt: sitting.startedAt.toISOString(),
            staked: euros(sitting.staked),
            returned: euros(sitting.returned),
          },
        }),
  };
};

/** A table ends its bets itself: nothing in them waits for the player. */
const openRoundOf = (
  deps: SessionDeps,
  books: Parameters<typeof readOpenPlayRound>[1],
  { game, playSession }: { readonly game: AnyGame; readonly playSession: PlaySession },
) => (game.kind === 'shared' ? undefined : readOpenPlayRound(deps, books, playSession.currency));

const tableOf = async (deps: SessionDeps, game: AnyGame): Promise<{ table?: string }> => {
  const table = game.kind === 'shared' ? await deps.tableOf(game.id) : undefined;
  return table === undefined ? {} : { table };
};

export const readPlaySession =
  (deps: SessionDeps) =>
  async (playSession: PlaySession, caller: Caller): Promise<{ ok: true; session: PlaySessionAnswer } | Refused> => {
    const game = deps.games.byId(playSession.gameId) ?? liveGameById(playSession.gameId);
    if (game === undefined) return refused('game_unknown');
    const limits = await deps.stakesOf(playSession, game, game.params.parse({}));
    if (limits === undefined) return refused('currency_unavailable', { retryAfterS: 30 });
    const [ledger, pairs] = [deps.ledgerOf(playSession, caller.country), deps.pairsOf(playSession)];
    const history = deps.historyOf(playSession);
    const fairness = await readFairness(pairs);
    const [balances, openRound, unpresented, gate, eurRate, freeSpins, winnings, pace, checkMinutes, clock, usual] =
      await Promise.all([
        ledger.balances(),
        openRoundOf(deps, { ledger, pairs, history }, { game, playSession }),
        findUnpresentedRound(deps, { ledger, pairs, history }, playSession),
        deps.gateOf(playSession),
        deps.shownEurRate(playSession),
        deps.freeSpinsOf(playSession),
        deps.freeSpinWinningsOf(playSession),
        deps.pace(playSession),
        deps.realityCheckMinutes(playSession),
        deps.playClock(playSession),
        deps.usualCurrency(playSession),
      ]);
    const show = (subunits: bigint) => showAmount(playSession.currency, subunits);
    const bonus = bonusOf(gate, playSession);
    return {
      ok: true,
      session: {
        mode: playSession.mode,
        currency: playSession.currency,
        balance: show(balances.cash),
        bonusBalance: show(balances.bonus),
        game: playSession.gameId,
        ...(await tableOf(deps, game)),
        ...(openRound === undefined ? {} : { openRound }),
        ...(usual === undefined || usual === playSession.currency ? {} : { usualCurrency: usual }),
        ...(unpresented === undefined ? {} : { unpresented }),
        limits: {
          ...deps.showRange(playSession.currency, limits),
          ...bonus.limit,
          minCycleMs: deps.minimumCycleMs(playSession, gate),
        },
        freeSpins,
        ...(winnings === 0n ? {} : { freeSpinWinnings: show(winnings) }),
        ...(bonus.isExcepted || wagerFactsOf({ byId: () => game }, playSession.gameId).bonusClosed
          ? { bonusClosed: true }
          : {}),
        fairness,
        ...(eurRate === undefined ? {} : { eurRate: formatRate(eurRate) }),
        startedAt: playSession.createdAt.toISOString(),
        expiresAt: playSession.expiresAt.toISOString(),
        net: netOf(playSession, { balances, open: openRound, clock }),
        ...pace,
        ...bonus.bonus,
        ...clockAnswer(clock),
        ...(checkMinutes === undefined ? {} : { realityCheckMinutes: checkMinutes }),
      },
    };
  };
