/** Deviation of outcomes from their proven values, in standard errors. */
import { approximate, stakeUnitsOf, type AnyGame, type Draw } from '../src/index.ts';
import type { PlayedRound } from './play-through.ts';
import { createSequence, deviationOfSquare, type CountedPayouts, type Score, type SequenceScores } from './sequence.ts';

export interface Deviation extends SequenceScores {
  /** Of the mean return per initial stake: signed. */
  readonly returnZ: number;
  /** Of the share of rounds that pay: signed; undefined of a bet that always pays something. */
  readonly hitZ: Score;
}

interface Rounds {
  readonly params: unknown;
  readonly rounds: number;
  /** `countedPayoutsOf` the bet: without it, payouts that have no exact chances are not compared. */
  readonly counted?: CountedPayouts | undefined;
  readonly make: (index: number) => Pick<PlayedRound, 'multiplierE4' | 'debitUnits'>;
}

/** Plays this many rounds of one bet. */
export const deviationOf = (game: AnyGame, { params, rounds, counted, make }: Rounds): Deviation => {
  const initial = Number(stakeUnitsOf(game, params));
  const sequence = createSequence(game, params, counted);
  let [sum, paid] = [0, 0];
  for (let index = 0; index < rounds; index += 1) {
    const { multiplierE4, debitUnits } = make(index);
    sum += (Number(multiplierE4) / 10_000 - Number(debitUnits) + initial) / initial;
    if (multiplierE4 > 0n) paid += 1;
    sequence.add(multiplierE4);
  }
  const proof = game.rtpProof(params as Partial<unknown>);
  const hit = approximate(proof.hit);
  return {
    ...sequence.scores(),
    returnZ: (sum / rounds - approximate(proof.rtp)) / (proof.sd / Math.sqrt(rounds)),
    hitZ: hit === 1 && paid === rounds ? undefined : (paid / rounds - hit) / Math.sqrt((hit * (1 - hit)) / rounds),
  };
};

/** How evenly the first decisions of rounds fall on their values. */
export interface Evenness {
  add(draws: readonly Draw[]): void;
  /** χ² of each of the first decisions, in standard deviations. */
  scores(): number[];
}

/** Values of a wider range are counted together, so many in each of these bins: at most a thousandth more in one than in another. */
const [widest, fewBins] = [1_000_000, 1_000];

export const createEvenness = (places: number): Evenness => {
  const counts: Map<number, Uint32Array>[] = Array.from({ length: places }, () => new Map());
  const scoreOf = (bins: Uint32Array): number => {
    const total = bins.reduce((sum, count) => sum + count, 0);
    const expected = total / bins.length;
    const square = bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    return deviationOfSquare(square, bins.length - 1);
  };
  return {
    add: (draws) => {
      for (let place = 0; place < places; place += 1) {
        const [range, value] = draws[place] ?? [0, 0];
        if (range < 2) return;
        const of = counts[place] as Map<number, Uint32Array>;
        const bins = of.get(range) ?? new Uint32Array(range > widest ? fewBins : range);
        of.set(range, bins);
        const bin = range > widest ? Math.floor((value / range) * fewBins) : value;
        bins[bin] = (bins[bin] ?? 0) + 1;
      }
    },
    scores: () => counts.flatMap((of) => [...of.values()].map(scoreOf)),
  };
};
