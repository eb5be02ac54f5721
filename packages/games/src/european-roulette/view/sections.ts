/** Bets by the order of the wheel, as French tables call them: spots with their number of chips. */
import { spotOf, wheelOrder } from '../versions/1-layout.ts';

type Placed = readonly (readonly [spot: string, times: number])[];

export const sections = {
  voisins: [
    ['0-2-3', 2],
    ['4-7', 1],
    ['12-15', 1],
    ['18-21', 1],
    ['19-22', 1],
    ['25-26-28-29', 2],
    ['32-35', 1],
  ],
  zero: [
    ['0-3', 1],
    ['12-15', 1],
    ['26', 1],
    ['32-35', 1],
  ],
  orphelins: [
    ['1', 1],
    ['6-9', 1],
    ['14-17', 1],
    ['17-20', 1],
    ['31-34', 1],
  ],
  tiers: [
    ['5-8', 1],
    ['10-11', 1],
    ['13-16', 1],
    ['23-24', 1],
    ['27-30', 1],
    ['33-36', 1],
  ],
} as const satisfies Record<string, Placed>;

export type Section = keyof typeof sections;

/** The numbers on both sides on the wheel, and the number itself. */
export const neighboursOf = (number: number, each: number): number[] => {
  const at = wheelOrder.indexOf(number);
  const { length } = wheelOrder;
  return Array.from({ length: 2 * each + 1 }, (_, index) => wheelOrder[(at + index - each + length) % length] ?? 0);
};

export const straightOn = (numbers: readonly number[]): Placed => numbers.map((number) => [spotOf([number]), 1]);
