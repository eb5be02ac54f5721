/** How far a round of a slot swings, with what its pools pay, and the word that lists have for it. */
import type { CatalogueEntry, GameJackpot } from '../catalogue-entry.ts';
import type { RtpProof } from '../game-module.ts';
import { approximate } from '../rational.ts';
import { poolFigures } from './jackpots/shares.ts';

/** From this deviation on the next word holds: the reasons for these borders are in decision 187. */
const borders: readonly (readonly [below: number, word: CatalogueEntry['volatility']])[] = [
  [6, 'low'],
  [9.9, 'medium'],
  [11.3, 'medium-high'],
];

export const volatilityOf = (deviation: number): CatalogueEntry['volatility'] =>
  borders.find(([below]) => deviation < below)?.[1] ?? 'high';

const [microInEuro, centsInEuro] = [1_000_000, 100];

/** What a pool adds to the variance of a round at a stake of EUR 1. A pool that stops growing at a cap is taken for one that does not. */
const varianceOf = (pool: GameJackpot): number => {
  const [figures] = poolFigures([pool]);
  if (figures === undefined) return 0;
  const [mean, share] = [approximate(figures.meanWin) / microInEuro, approximate(figures.share)];
  const seed = pool.seedCents / centsInEuro;
  const most = pool.mustHitByCents;
  // What must fall is uniform between its ends; what outcomes win has grown since the last win for an exponential time.
  const square =
    most === undefined
      ? mean ** 2 + (mean - seed) ** 2
      : (seed ** 2 + (seed * most) / centsInEuro + (most / centsInEuro) ** 2) / 3;
  return (share / mean) * square - share ** 2;
};

interface Swinging {
  readonly rtpProof: () => Pick<RtpProof, 'sd'>;
  readonly catalogue: Pick<CatalogueEntry, 'jackpots'>;
}

/** Standard deviation of a round of the usual bet, in stakes; with its pools, which weigh more the less is staked, at EUR 1. */
export const deviationWithPools = ({ rtpProof, catalogue }: Swinging): number =>
  Math.sqrt(catalogue.jackpots.reduce((sum, pool) => sum + varianceOf(pool), rtpProof().sd ** 2));
