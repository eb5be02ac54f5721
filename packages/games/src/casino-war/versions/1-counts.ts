/**
 * How often a round of Casino War ends each way if every war is fought, of all 9,294,695,280 ways to deal four cards of six packs in order:
 * part of the frozen maths. Counted by ranks, because suits decide nothing.
 */
import type { AnteEnd } from '../../cards/ante/ante-round.ts';
import { decks, type First } from './1-cards.ts';

const ranks = 13;
const each = 4 * decks;

/** Of two cards of a pack with so many of each rank: in how many orders the first is higher, and in how many they are equal. */
const ordersOf = (left: readonly number[]): { readonly higher: number; readonly equal: number } => {
  let [higher, equal, below] = [0, 0, 0];
  for (const count of left) {
    higher += count * below;
    equal += count * (count - 1);
    below += count;
  }
  return { higher, equal };
};

const full = Array.from({ length: ranks }, () => each);
/** Equal cards of any one rank leave the same behind. */
const afterTie = full.map((count, rank) => (rank === 0 ? count - 2 : count));

const [cards, cardsLeft] = [ranks * each, ranks * each - 2];
const first = ordersOf(full);
const war = ordersOf(afterTie);
const pairsLeft = cardsLeft * (cardsLeft - 1);
const wonWars = war.higher + war.equal;

export const allDeals = cards * (cards - 1) * pairsLeft;

export const ends: readonly AnteEnd<First>[] = [
  { hand: 'higher', outcome: 'won', deals: first.higher * pairsLeft },
  { hand: 'lower', outcome: 'lost', deals: first.higher * pairsLeft },
  { hand: 'equal', outcome: 'won', deals: first.equal * wonWars },
  { hand: 'equal', outcome: 'lost', deals: first.equal * (pairsLeft - wonWars) },
];
