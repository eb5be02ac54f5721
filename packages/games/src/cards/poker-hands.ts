/**
 * Five cards as a poker hand. Of two hands the one with the greater strength wins, equal strengths share: the class, then the ranks that
 * make it (the four, the three, the pairs), then the others, each as a mask of ranks.
 */
export const handClasses = [
  'highCard',
  'pair',
  'twoPairs',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const;

export type HandClass = (typeof handClasses)[number];

const strengthOfClass = Object.fromEntries(handClasses.map((name, index) => [name, index << 26])) as Record<
  HandClass,
  number
>;

/** Five … two and the ace, which counts as one here. */
const wheel = 0b1_0000_0000_1111;
const aceHigh = 0b1_1111_0000_0000;

/** The rank on which a straight ends, as a mask; 0 if the ranks are none. */
const straightTop = (ranks: number): number => {
  if (ranks === wheel) return 1 << 3;
  const lowest = ranks & -ranks;
  return ranks === lowest * 0b11111 ? lowest << 4 : 0;
};

const strengthOfDistinct = (ranks: number, suited: boolean): number => {
  const top = straightTop(ranks);
  if (top === 0) return strengthOfClass[suited ? 'flush' : 'highCard'] | ranks;
  if (!suited) return strengthOfClass.straight | top;
  return strengthOfClass[ranks === aceHigh ? 'royalFlush' : 'straightFlush'] | top;
};

/** Of five different cards (0 … 51). */
export const handStrength = (cards: readonly number[]): number => {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  let suits = 0b1111;
  for (const card of cards) {
    const rank = 1 << (card >> 2);
    four |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    suits &= 1 << (card & 3);
  }
  if (twice === 0) return strengthOfDistinct(once, suits !== 0);
  if (four !== 0) return strengthOfClass.fourOfAKind | (four << 13) | (once ^ four);
  const pairs = twice ^ thrice;
  if (thrice !== 0)
    return strengthOfClass[pairs === 0 ? 'threeOfAKind' : 'fullHouse'] | (thrice << 13) | (once ^ thrice);
  const single = (pairs & (pairs - 1)) === 0;
  return strengthOfClass[single ? 'pair' : 'twoPairs'] | (pairs << 13) | (once ^ pairs);
};

export const handClass = (strength: number): HandClass => handClasses[strength >> 26] ?? 'highCard';
