/** The arithmetic of Tower, version 1: part of the frozen maths, and all that a picture of the bet needs. */
import type { Climb } from '../../picks/climb.ts';

export const floors = 8;

/** Windows on a floor, and how many of them are traps. */
export const difficulties = {
  easy: { windows: 4, traps: 1 },
  medium: { windows: 3, traps: 1 },
  hard: { windows: 2, traps: 1 },
  expert: { windows: 3, traps: 2 },
  master: { windows: 4, traps: 3 },
} as const;

export type Difficulty = keyof typeof difficulties;
export const difficultyNames = Object.keys(difficulties) as readonly Difficulty[];

export interface TowerParams {
  readonly difficulty: Difficulty;
  /** Cashed out by itself on this floor; 0: when the player says so. */
  readonly stop: number;
  /** The same, set by the house from the stake: up to the highest payout. */
  readonly most: number;
}

const climbBy = ({ windows, traps }: { readonly windows: number; readonly traps: number }): Climb => {
  const [all, safe] = [BigInt(windows), BigInt(windows - traps)];
  return {
    stepsE4: Array.from({ length: floors }, (_, index) => {
      const steps = BigInt(index + 1);
      return (9_800n * all ** steps) / safe ** steps;
    }),
    waysTo: (steps) => safe ** BigInt(steps) * all ** BigInt(floors - steps),
    total: all ** BigInt(floors),
  };
};

/** 98 % in 1/10,000, divided by the chance of so many safe windows in a row; floored. */
const climbs: Readonly<Record<Difficulty, Climb>> = {
  easy: climbBy(difficulties.easy),
  medium: climbBy(difficulties.medium),
  hard: climbBy(difficulties.hard),
  expert: climbBy(difficulties.expert),
  master: climbBy(difficulties.master),
};

export const climbOf = (difficulty: Difficulty): Climb => climbs[difficulty];

/** On which floor the round ends by itself. */
export const goalOf = ({ stop, most }: TowerParams): number => Math.min(floors, most, stop === 0 ? floors : stop);
