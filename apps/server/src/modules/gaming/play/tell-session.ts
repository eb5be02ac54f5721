/** The state of a launch: balances, limits, an open round, the active seeds. */
import type { Fairness } from '@carmine/contract/fairness';
import type { PlayRound, PlaySessionAnswer } from '@carmine/contract/play';
import { type CurrencyCode, formatAmount, formatRate, money, readAmount, showAmount } from '@carmine/money';
import type { Gate, RoundBalances } from '../../wallet/index.ts';
import { refused, type Refused } from '../rounds/errors.ts';
import type { PlayClock } from './play-clock.ts';
import type { PlayDeps } from './deps.ts';
import type { OpenSeeds, Pairs } from '../rounds/pairs.ts';
import type { PlaySeat } from '../rounds/seat.ts';
import type { Caller } from './start-round.ts';
import { tellOpenRound } from './tell-round.ts';
import { findUntold } from './untold-round.ts';

export const tellFairness = (seeds: OpenSeeds): Fairness => ({
  clientSeed: seeds.clientSeed,
  serverSeedHash: seeds.serverSeedHash,
  nonce: Number(seeds.nextNonce),
  nextServerSeedHash: seeds.nextServerSeedHash,
});

/** From the database, not from what this process remembers. */
export const readFairness = async (pairs: Pairs): Promise<Fairness> => {
  pairs.forget();
  return tellFairness(await pairs.active());
};

export interface SessionDeps extends PlayDeps {
  /** 1/10¹⁸ EUR for one unit, for a player who wants to see it. */
  shownEurRate(seat: PlaySeat): Promise<bigint | undefined>;
  freeSpinsOf(seat: PlaySeat): Promise<PlaySessionAnswer['freeSpins']>;
  minimumCycleMs(seat: PlaySeat, gate: Gate | undefined): number;
  mayHurry(seat: PlaySeat): Promise<boolean>;
  realityCheckMinutes(seat: PlaySeat): Promise<number | undefined>;
  /** What the player launches in where no round is open; nothing for play money. */
  usualCurrency(seat: PlaySeat): Promise<CurrencyCode | undefined>;
  /** Nothing for play money. */
  playClock(seat: PlaySeat): Promise<PlayClock | undefined>;
}

const bonusOf = (gate: Gate | undefined, seat: PlaySeat) => {
  const bonus = gate?.bonus?.currency === seat.currency ? gate.bonus : undefined;
  if (bonus === undefined) return { limit: {}, bonus: {} };
  const show = (subunits: bigint) => showAmount(seat.currency, subunits);
  return {
    limit: { bonusMaxStake: show(bonus.maxFirstStake) },
    bonus: { bonus: { wagered: show(bonus.wagered), wagerRequired: show(bonus.wagerRequired) } },
  };
};

const euros = (cents: bigint): string => formatAmount(money('EUR', cents));

/** Of what is decided: an open round's stake counts with its result. In EUR for real money, which has many wallets. */
const netOf = (
  seat: PlaySeat,
  { balances, open, clock }: { balances: RoundBalances; open: PlayRound | undefined; clock: PlayClock | undefined },
): string => {
  if (seat.mode === 'real') return euros((clock?.sitting?.returned ?? 0n) - (clock?.sitting?.staked ?? 0n));
  const atStake = open === undefined ? 0n : readAmount(seat.currency, open.staked).subunits;
  return showAmount(seat.currency, balances.cash - seat.openingBalance + atStake);
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

export const tellSession =
  (deps: SessionDeps) =>
  async (seat: PlaySeat, caller: Caller): Promise<{ ok: true; session: PlaySessionAnswer } | Refused> => {
    const game = deps.games.byId(seat.gameId);
    if (game === undefined) return refused('game_unknown');
    const limits = await deps.stakesOf(seat, game, game.params.parse({}));
    if (limits === undefined) return refused('currency_unavailable', { retryAfterS: 30 });
    const [ledger, pairs, history] = [deps.ledgerOf(seat, caller.country), deps.pairsOf(seat), deps.historyOf(seat)];
    const fairness = await readFairness(pairs);
    const [balances, openRound, untold, gate, eurRate, freeSpins, mayHurry, checkMinutes, clock, usual] =
      await Promise.all([
        ledger.balances(),
        tellOpenRound(deps, { ledger, pairs, history }, seat.currency),
        findUntold(deps, { ledger, pairs, history }, seat),
        deps.gateOf(seat),
        deps.shownEurRate(seat),
        deps.freeSpinsOf(seat),
        deps.mayHurry(seat),
        deps.realityCheckMinutes(seat),
        deps.playClock(seat),
        deps.usualCurrency(seat),
      ]);
    const show = (subunits: bigint) => showAmount(seat.currency, subunits);
    const bonus = bonusOf(gate, seat);
    return {
      ok: true,
      session: {
        mode: seat.mode,
        currency: seat.currency,
        balance: show(balances.cash),
        bonusBalance: show(balances.bonus),
        game: seat.gameId,
        ...(openRound === undefined ? {} : { openRound }),
        ...(usual === undefined || usual === seat.currency ? {} : { usualCurrency: usual }),
        ...(untold === undefined ? {} : { untold }),
        limits: {
          ...deps.showRange(seat.currency, limits),
          ...bonus.limit,
          minCycleMs: deps.minimumCycleMs(seat, gate),
        },
        freeSpins,
        fairness,
        ...(eurRate === undefined ? {} : { eurRate: formatRate(eurRate) }),
        startedAt: seat.createdAt.toISOString(),
        expiresAt: seat.expiresAt.toISOString(),
        net: netOf(seat, { balances, open: openRound, clock }),
        mayHurry,
        ...bonus.bonus,
        ...clockAnswer(clock),
        ...(checkMinutes === undefined ? {} : { realityCheckMinutes: checkMinutes }),
      },
    };
  };
