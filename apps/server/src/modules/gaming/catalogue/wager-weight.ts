/** How much of a stake counts for wagering a bonus, by the bet: one that keeps the stake too often counts nothing. Published per bet. */
import { isBought, stakeUnitsOf, type AnyGame } from '@carmine/games';
import { createLruCache } from '../../../platform/lru-cache.ts';
import { betPayouts } from './bet-payouts.ts';

export interface WagerWeight {
  readonly wagerWeightBp: number;
  /** The whole round is weighed when it ends: where the player stops decides how safe the bet was. */
  readonly weighsRound?: true;
}

/** Seven in ten. */
const isSafe = (kept: bigint, total: bigint): boolean => kept * 10n > total * 7n;

/** A game that climbs is one with steps to stop at. */
const climbs = (game: AnyGame): boolean => game.limitTo !== undefined;

const keptOf = (game: AnyGame, params: unknown): { readonly kept: bigint; readonly total: bigint } => {
  const { payouts, total } = betPayouts(game, params);
  const initial = stakeUnitsOf(game, params);
  const kept = payouts.reduce(
    (sum, { multiplierE4, weight, staked = initial }) => (multiplierE4 >= staked * 10_000n ? sum + weight : sum),
    0n,
  );
  return { kept, total };
};

/** Of a bet played to its end, or to the goal that was set for it. */
export const weightOfBet = (game: AnyGame, params: unknown): number => {
  // No feature is bought while there is something to wager.
  if (isBought(params)) return 0;
  const { kept, total } = keptOf(game, params);
  return isSafe(kept, total) ? 0 : game.catalogue.wagerWeightBp;
};

/**
 * Of a climb that was stopped at this multiplier: the chance of all the steps taken. A lost one was on its way to its goal. Where the steps
 * depend on the player's way, only the first ones are listed: no way returns more than is staked, so that its chance is at most 1 ÷ multiplier.
 */
const weightOfClimb = (game: AnyGame, params: unknown, multiplierE4: bigint): number => {
  if (multiplierE4 === 0n) return weightOfBet(game, params);
  const { steps = [], total } = betPayouts(game, params);
  const step = steps.find((one) => one.multiplierE4 === multiplierE4);
  const safe = step === undefined ? isSafe(10_000n, multiplierE4) : isSafe(step.weight, total);
  return safe ? 0 : game.catalogue.wagerWeightBp;
};

export interface WeighedMove {
  readonly params: unknown;
  readonly isFinal: boolean;
  readonly multiplierE4: bigint;
}

/** `params`: as parsed by the game's schema. */
export const createWagerWeights = () => {
  const known = createLruCache<string, number>(10_000);
  return (game: AnyGame, { params, isFinal, multiplierE4 }: WeighedMove): WagerWeight => {
    if (game.catalogue.wagerWeightBp === 0) return { wagerWeightBp: 0 };
    if (climbs(game))
      return isFinal
        ? { wagerWeightBp: weightOfClimb(game, params, multiplierE4), weighsRound: true }
        : { wagerWeightBp: 0 };
    const key = `${game.mathVersion} ${JSON.stringify(params)}`;
    const wagerWeightBp = known.get(key) ?? weightOfBet(game, params);
    known.set(key, wagerWeightBp);
    return { wagerWeightBp };
  };
};
