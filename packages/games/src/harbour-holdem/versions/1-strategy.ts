/**
 * The published strategy of Harbour Hold'em, version 1: call where it loses less than the ante, over all 1,070,190 ways in which two more
 * cards of the board and two of the dealer may come. Cards that count alike are counted together: by rank, and, once three cards of the
 * board have one suit, by whether they are of it; with fewer there is no flush, and suits decide nothing.
 */
import { bestStrength, flushRanks, strengthOfRanks } from '../../cards/best-of-seven.ts';
import { handClasses } from '../../cards/poker-hands.ts';
import { antePays, qualifies, raise } from './1-hands.ts';

const anteOf = Int32Array.from(handClasses, (name) => antePays[name]);

/** Pairs of dealer's cards on a whole board. */
const dealers = (45 * 44) / 2;

/** What calling wins beyond folding against so many dealers, in antes. */
export const gainOf = (strength: number, against: { unqualified: number; won: number; tied: number }): number => {
  const { unqualified, won, tied } = against;
  const ante = anteOf[strength >> 26] as number;
  const lost = dealers - unqualified - won - tied;
  return unqualified * ante + won * (ante + raise) - lost * (1 + raise) + dealers;
};

const noSuit = 4;
const classes = 26;
/** Cards that count alike if only this suit may make a flush. */
const classOf = (card: number, suit: number): number => (card >> 2) * 2 + ((card & 3) === suit ? 1 : 0);

const suits = [0, 1, 2, 3] as const;

/** The suit that three cards of the board have, if there is one. */
const flushSuitOn = (flop: readonly number[]) => {
  const onFlop = suits.map((suit) => flop.filter((card) => (card & 3) === suit).length);
  const three = onFlop.indexOf(3);
  return (turn: number, river: number): number => {
    const [first, second] = [turn & 3, river & 3];
    if ((onFlop[first] ?? 0) + (first === second ? 2 : 1) > 2) return first;
    if ((onFlop[second] ?? 0) > 1) return second;
    return three < 0 ? noSuit : three;
  };
};

interface Boards {
  readonly cards: readonly number[];
  readonly suit: number;
  ways: number;
}

/** The whole boards that may come, those that count alike together. */
const boardsOn = (flop: readonly number[], unseen: readonly number[]): Boards[] => {
  const found = new Map<number, Boards>();
  const suitOf = flushSuitOn(flop);
  unseen.forEach((turn, index) => {
    for (let at = index + 1; at < unseen.length; at += 1) {
      const river = unseen[at] ?? 0;
      const suit = suitOf(turn, river);
      const [one, other] = [classOf(turn, suit), classOf(river, suit)];
      const key = (suit * classes + Math.min(one, other)) * classes + Math.max(one, other);
      const known = found.get(key);
      if (known === undefined) found.set(key, { cards: [...flop, turn, river], suit, ways: 1 });
      else known.ways += 1;
    }
  });
  return [...found.values()];
};

/** How many of the dealer's pairs do not qualify, are lower than this strength, or equal to it. */
const against = ({ cards, suit }: Boards, unseen: readonly number[], strength: number) => {
  const left = new Uint8Array(classes);
  for (const card of unseen) if (!cards.includes(card)) left[classOf(card, suit)] = (left[classOf(card, suit)] ?? 0) + 1;
  const held = [...left.keys()].filter((one) => left[one] !== 0);
  let [once, twice, thrice, four, suited] = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const rank = 1 << (card >> 2);
    four |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    if ((card & 3) === suit) suited |= rank;
  }
  const found = { unqualified: 0, won: 0, tied: 0 };
  for (let index = 0; index < held.length; index += 1) {
    const one = held[index] as number;
    const rank = 1 << (one >> 1);
    const [once1, twice1, thrice1, four1] = [once | rank, twice | (once & rank), thrice | (twice & rank), four | (thrice & rank)];
    const suited1 = (one & 1) === 1 ? suited | rank : suited;
    for (let at = index; at < held.length; at += 1) {
      const other = held[at] as number;
      const pairs = at === index ? ((left[one] as number) * ((left[one] as number) - 1)) / 2 : (left[one] as number) * (left[other] as number);
      if (pairs === 0) continue;
      const next = 1 << (other >> 1);
      const theirs = strengthOfRanks(
        once1 | next,
        twice1 | (once1 & next),
        thrice1 | (twice1 & next),
        four1 | (thrice1 & next),
        flushRanks((other & 1) === 1 ? suited1 | next : suited1),
      );
      if (!qualifies(theirs)) found.unqualified += pairs;
      else if (theirs < strength) found.won += pairs;
      else if (theirs === strength) found.tied += pairs;
    }
  }
  return found;
};

/** What calling wins beyond folding, in antes, over all that may come. */
export const gainOfCalling = (player: readonly number[], flop: readonly number[]): number => {
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !player.includes(card) && !flop.includes(card),
  );
  let gain = 0;
  for (const boards of boardsOn(flop, unseen)) {
    const strength = bestStrength([...player, ...boards.cards]);
    gain += boards.ways * gainOf(strength, against(boards, unseen, strength));
  }
  return gain;
};

export const shouldCall = (player: readonly number[], flop: readonly number[]): boolean =>
  gainOfCalling(player, flop) > 0;
