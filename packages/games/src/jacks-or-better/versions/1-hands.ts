/** What a hand pays in Jacks or Better 9/6, version 1: part of the frozen maths. */
import { handClass, handStrength, type HandClass } from '../../cards/poker-hands.ts';
import type { RankedHand } from '../../video-poker/hand-table.ts';
import { defineVideoPoker } from '../../video-poker/machine.ts';

/** Best first, in coins per coin. */
export const paytable = [
  ['royalFlush', 250],
  ['straightFlush', 50],
  ['fourOfAKind', 25],
  ['fullHouse', 9],
  ['flush', 6],
  ['straight', 4],
  ['threeOfAKind', 3],
  ['twoPairs', 2],
  ['jacksOrBetter', 1],
] as const;

export type Hand = (typeof paytable)[number][0];

const rowOfClass: Readonly<Partial<Record<HandClass, number>>> = Object.fromEntries(
  paytable.map(([name], row) => [name, row]),
);
export const royalAtFive = 800;
const jack = 9;

/** Cards of these ranks: of one suit, or of two so that no rank needs a suit twice. */
const cardsOf = ({ counts, suited }: RankedHand): number[] => {
  const cards = counts.flatMap((count, rank) => Array.from({ length: count }, (_, suit) => rank * 4 + suit));
  const distinct = counts.every((count) => count < 2);
  return distinct && !suited ? cards.map((card, index) => (index === 0 ? card + 1 : card)) : cards;
};

const rowOf = (hand: RankedHand): number => {
  const name = handClass(handStrength(cardsOf(hand)));
  if (name === 'pair') return hand.counts.findIndex((count) => count === 2) >= jack ? paytable.length - 1 : -1;
  return rowOfClass[name] ?? -1;
};

export const machine = defineVideoPoker({ paytable, royalAtFive, rule: rowOf });
