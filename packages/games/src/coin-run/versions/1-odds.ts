/** The arithmetic of Coin Run, version 1: part of the frozen maths, and all that a picture of the bet needs. */
import type { Climb } from '../../picks/climb.ts';

export const mostHeads = 20;

export interface CoinRunParams {
  /** Cashed out by itself after so many heads; 0: when the player says so. */
  readonly stop: number;
  /** The same, set by the house from the stake: up to the highest payout. */
  readonly most: number;
}

/** 98 % in 1/10,000, doubled by every heads. */
export const climb: Climb = {
  stepsE4: Array.from({ length: mostHeads }, (_, index) => 9_800n * 2n ** BigInt(index + 1)),
  waysTo: (heads) => 2n ** BigInt(mostHeads - heads),
  total: 2n ** BigInt(mostHeads),
};

/** After how many heads the round ends by itself. */
export const goalOf = ({ stop, most }: CoinRunParams): number =>
  Math.min(mostHeads, most, stop === 0 ? mostHeads : stop);
