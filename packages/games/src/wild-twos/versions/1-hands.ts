/** What a hand pays in Wild Twos, version 1: part of the frozen maths. Deuces stand for any card. */
import type { RankedHand } from '../../video-poker/hand-table.ts';
import { defineVideoPoker } from '../../video-poker/machine.ts';

/** Best first, in coins per coin. */
export const paytable = [
  ['royalFlush', 250],
  ['fourDeuces', 200],
  ['wildRoyalFlush', 25],
  ['fiveOfAKind', 15],
  ['straightFlush', 9],
  ['fourOfAKind', 4],
  ['fullHouse', 4],
  ['flush', 3],
  ['straight', 2],
  ['threeOfAKind', 1],
] as const;

export type Hand = (typeof paytable)[number][0];

export const royalAtFive = 800;
const deuce = 0;
const lowestOfRoyal = 8;

/** Whether different ranks fit into five in a row, the ace below the deuce or above the king. */
const fitsStraight = (ranks: readonly number[]): boolean => {
  const spans = (low: readonly number[]) => Math.max(...low) - Math.min(...low) <= 4;
  return spans(ranks) || spans(ranks.map((rank) => (rank === 12 ? -1 : rank)));
};

const handOf = ({ counts, suited }: RankedHand): Hand | undefined => {
  const deuces = counts[deuce] ?? 0;
  const others = counts.flatMap((count, rank) => (rank === deuce || count === 0 ? [] : [{ rank, count }]));
  const ranks = others.map(({ rank }) => rank);
  const alike = deuces + Math.max(0, ...others.map(({ count }) => count));
  if (deuces === 4) return 'fourDeuces';
  const distinct = others.length + deuces === 5;
  if (suited && distinct && ranks.every((rank) => rank >= lowestOfRoyal))
    return deuces === 0 ? 'royalFlush' : 'wildRoyalFlush';
  if (alike >= 5) return 'fiveOfAKind';
  const straight = distinct && fitsStraight(ranks);
  if (suited && distinct && straight) return 'straightFlush';
  if (alike === 4) return 'fourOfAKind';
  // Two ranks and no four alike.
  if (others.length === 2) return 'fullHouse';
  if (suited && distinct) return 'flush';
  if (straight) return 'straight';
  return alike === 3 ? 'threeOfAKind' : undefined;
};

const rowOf = (hand: RankedHand): number => {
  const name = handOf(hand);
  return paytable.findIndex(([row]) => row === name);
};

export const machine = defineVideoPoker({ paytable, royalAtFive, rule: rowOf, wild: deuce });
