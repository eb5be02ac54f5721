/** Rounds that store their draws alone, played again from them. */
import { mappingsOver, type Rng } from '../rng.ts';

export interface DrawnState extends Record<string, unknown> {
  /** Values of the draws, in their order. */
  readonly values: readonly number[];
  /** What the whole round pays, in parts of a stake. */
  readonly pays: number;
  /** The highest win was reached, and the round ended there. */
  readonly limited: boolean;
  /** Its feature was bought. */
  readonly bought?: true;
}

/** The draws of a round that was played. */
export const givenDraws = ({ values }: Pick<DrawnState, 'values'>): Pick<Rng, 'below' | 'weighted' | 'draw'> => {
  let place = -1;
  const below = (n: number): number => {
    const value = values[(place += 1)];
    if (value === undefined || value >= n) throw new Error(`Draw ${place + 1} was not one out of ${n}`);
    return value;
  };
  const { weighted, draw } = mappingsOver(below);
  return { below, weighted, draw };
};
