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

const ranks = 13;
const noSuit = 4;
const classes = 2 * ranks;
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

/** Of each rank: the cards that are left of the board's suit (none or one), and of the others. */
const leftOf = ({ cards, suit }: Boards, unseen: readonly number[]) => {
  const [suited, others] = [new Uint8Array(ranks), new Uint8Array(ranks)];
  for (const card of unseen) {
    if (cards.includes(card)) continue;
    const left = (card & 3) === suit ? suited : others;
    left[card >> 2] = (left[card >> 2] as number) + 1;
  }
  return { suited, others };
};

/** Ranks that there are at least so many of on the board, and those of its suit. */
const masksOf = ({ cards, suit }: Boards) => {
  let [once, twice, thrice, four, ofSuit] = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const rank = 1 << (card >> 2);
    four |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    if ((card & 3) === suit) ofSuit |= rank;
  }
  return { once, twice, thrice, four, ofSuit };
};

/** The lowest rank that is not among these, as a mask. */
const missing = (mask: number): number => ~mask & (mask + 1);

/** How many of the dealer's pairs do not qualify, are lower than this strength, or equal to it. */
const against = (boards: Boards, unseen: readonly number[], strength: number) => {
  const { suited, others } = leftOf(boards, unseen);
  const { once, twice, thrice, four, ofSuit } = masksOf(boards);
  const found = { unqualified: 0, won: 0, tied: 0 };
  const add = (theirs: number, pairs: number) => {
    if (!qualifies(theirs)) found.unqualified += pairs;
    else if (theirs < strength) found.won += pairs;
    else if (theirs === strength) found.tied += pairs;
  };
  // With three cards of the suit on the board, one more makes no flush.
  const takesBoth = flushRanks(ofSuit | missing(ofSuit)) === 0;
  const ownFlush = flushRanks(ofSuit);
  for (let low = 0; low < ranks; low += 1) {
    const first = 1 << low;
    const once1 = once | first;
    const twice1 = twice | (once & first);
    const thrice1 = thrice | (twice & first);
    const four1 = four | (thrice & first);
    const ofLow = suited[low] as number;
    const besideLow = others[low] as number;
    for (let high = low; high < ranks; high += 1) {
      const second = 1 << high;
      const once2 = once1 | second;
      const twice2 = twice1 | (once1 & second);
      const thrice2 = thrice1 | (twice1 & second);
      const four2 = four1 | (thrice1 & second);
      const isPair = low === high;
      const besideHigh = others[high] as number;
      const ofHigh = isPair ? 0 : (suited[high] as number);
      const [lower, higher, both] = [ofLow * besideHigh, besideLow * ofHigh, ofLow * ofHigh];
      const none = isPair ? (besideLow * (besideLow - 1)) / 2 : besideLow * besideHigh;
      const plain = strengthOfRanks(once2, twice2, thrice2, four2, ownFlush);
      add(plain, takesBoth ? none + lower + higher : none);
      if (both > 0) add(strengthOfRanks(once2, twice2, thrice2, four2, flushRanks(ofSuit | first | second)), both);
      if (takesBoth) continue;
      if (lower > 0) add(strengthOfRanks(once2, twice2, thrice2, four2, flushRanks(ofSuit | first)), lower);
      if (higher > 0) add(strengthOfRanks(once2, twice2, thrice2, four2, flushRanks(ofSuit | second)), higher);
    }
  }
  return found;
};

const unseenBy = (cards: readonly number[]): number[] =>
  Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card));

const [lostAll, wonAll] = [
  { unqualified: 0, won: 0, tied: 0 },
  { unqualified: 0, won: dealers, tied: 0 },
];

/** Between what calling wins beyond folding, in antes, over all that may come: counted until it is enough, most frequent boards first. */
const boundsOfGain = (
  player: readonly number[],
  flop: readonly number[],
  isEnough: (least: number, most: number) => boolean,
): readonly [least: number, most: number] => {
  const unseen = unseenBy([...player, ...flop]);
  const all = boardsOn(flop, unseen)
    .sort((one, other) => other.ways - one.ways)
    .map((boards) => ({ boards, strength: bestStrength([...player, ...boards.cards]) }));
  let [least, most] = [0, 0];
  for (const { boards, strength } of all) {
    least += boards.ways * gainOf(strength, lostAll);
    most += boards.ways * gainOf(strength, wonAll);
  }
  for (const { boards, strength } of all) {
    if (isEnough(least, most)) break;
    const gain = gainOf(strength, against(boards, unseen, strength));
    least += boards.ways * (gain - gainOf(strength, lostAll));
    most += boards.ways * (gain - gainOf(strength, wonAll));
  }
  return [least, most];
};

/** What calling wins beyond folding, in antes, over all that may come. */
export const gainOfCalling = (player: readonly number[], flop: readonly number[]): number =>
  boundsOfGain(player, flop, () => false)[0];

export const shouldCall = (player: readonly number[], flop: readonly number[]): boolean =>
  boundsOfGain(player, flop, (least, most) => least > 0 || most <= 0)[0] > 0;
