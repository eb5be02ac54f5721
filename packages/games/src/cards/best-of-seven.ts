/** The best five of five to seven cards, as `handStrength` values them, without going through all selections. */
import { handClasses } from './poker-hands.ts';

const bitsIn = Uint8Array.from({ length: 1 << 13 }, (_, mask) => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
});

/** The rank on which the highest straight ends, as a mask; 0 without one. */
const straightTop = (ranks: number): number => {
  const runs = ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4);
  if (runs !== 0) return 1 << (31 - Math.clz32(runs));
  return (ranks & 0b1_0000_0000_1111) === 0b1_0000_0000_1111 ? 1 << 3 : 0;
};

const highest = (ranks: number, count: number): number => {
  let left = ranks;
  for (let more = (bitsIn[ranks] as number) - count; more > 0; more -= 1) left &= left - 1;
  return left;
};

const classAt = (name: (typeof handClasses)[number]): number => handClasses.indexOf(name) << 26;
const base = {
  pair: classAt('pair'),
  twoPairs: classAt('twoPairs'),
  three: classAt('threeOfAKind'),
  straight: classAt('straight'),
  flush: classAt('flush'),
  full: classAt('fullHouse'),
  four: classAt('fourOfAKind'),
  straightFlush: classAt('straightFlush'),
  royalFlush: classAt('royalFlush'),
};
const aceTop = 1 << 12;

/** The highest three of a kind with the highest pair beside it, which may be of another three; 0 without one. */
const fullHouse = (twice: number, thrice: number): number => {
  const three = highest(thrice, 1);
  const pairs = twice ^ three;
  return three === 0 || pairs === 0 ? 0 : base.full | (three << 13) | highest(pairs, 1);
};

/** Ranks that there are at least so many of, and the ranks of a suit with five cards or more (0 without one), each as a mask. */
export const strengthOfRanks = (once: number, twice: number, thrice: number, four: number, suited: number): number => {
  if (suited !== 0) {
    const top = straightTop(suited);
    if (top !== 0) return (top === aceTop ? base.royalFlush : base.straightFlush) | top;
  }
  if (four !== 0) return base.four | (four << 13) | highest(once ^ four, 1);
  const full = fullHouse(twice, thrice);
  if (full !== 0) return full;
  if (suited !== 0) return base.flush | highest(suited, 5);
  const top = straightTop(once);
  if (top !== 0) return base.straight | top;
  if (thrice !== 0) return base.three | (thrice << 13) | highest(once ^ thrice, 2);
  if (twice === 0) return highest(once, 5);
  const pairs = highest(twice, 2);
  const single = (pairs & (pairs - 1)) === 0;
  return (single ? base.pair : base.twoPairs) | (pairs << 13) | highest(once ^ pairs, single ? 3 : 1);
};

/** These ranks if they are enough for a flush, else 0. */
export const flushRanks = (ranks: number): number => ((bitsIn[ranks] as number) > 4 ? ranks : 0);

/** Of five to seven different cards (0 … 51). */
export const bestStrength = (cards: readonly number[]): number => {
  let [once, twice, thrice, four] = [0, 0, 0, 0];
  let [diamonds, hearts, spades, clubs] = [0, 0, 0, 0];
  for (const card of cards) {
    const rank = 1 << (card >> 2);
    four |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    const suit = card & 3;
    if (suit === 0) diamonds |= rank;
    else if (suit === 1) hearts |= rank;
    else if (suit === 2) spades |= rank;
    else clubs |= rank;
  }
  const suited = flushRanks(diamonds) | flushRanks(hearts) | flushRanks(spades) | flushRanks(clubs);
  return strengthOfRanks(once, twice, thrice, four, suited);
};
