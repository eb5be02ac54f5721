/**
 * How rounds of video poker end when each of the 134,459 kinds of deals (those that differ by more than their suits) is held best: every
 * deal by every draw, exactly. Counted another way than `holds.ts` counts one deal: over subsets of cards, by inclusion and exclusion.
 */
import { rowOf, type HandTable } from './hand-table.ts';
import { commonDraws, heldCount, holds, shareOf, type Hold } from './holds.ts';

const cards = 52;

/** `C(n, k)`. */
const binomials: readonly Float64Array[] = Array.from({ length: 6 }, (_, k) =>
  Float64Array.from({ length: cards + 1 }, (_n, n) => {
    let ways = 1;
    for (let step = 0; step < k; step += 1) ways = (ways * (n - step)) / (step + 1);
    return n < k ? 0 : ways;
  }),
);
const choose = (n: number, k: number): number => binomials[k]?.[n] ?? 0;

const sizes = holds.map(heldCount);
const sizeOf = (set: number): number => sizes[set] ?? 0;

const shares = holds.map(shareOf);

/** Number of each of the 32 subsets of a hand (in ascending order of its cards) among the sets of its size. */
const numberSubsets = (hand: readonly number[], numbers: Int32Array): void => {
  for (let set = 1; set < 32; set += 1) {
    const highest = 31 - Math.clz32(set);
    const rest = set ^ (1 << highest);
    numbers[set] = (numbers[rest] ?? 0) + choose(hand[highest] ?? 0, sizeOf(set));
  }
};

/** Every hand of five, cards ascending. */
const eachHand = (visit: (hand: readonly number[]) => void): void => {
  const hand = [0, 0, 0, 0, 0];
  const deal = (place: number, from: number): void => {
    for (let card = from; card < cards - 4 + place; card += 1) {
      hand[place] = card;
      if (place === 4) visit(hand);
      else deal(place + 1, card + 1);
    }
  };
  deal(0, 0);
};

/** How many hands that contain a set of cards pay each row: by its size, its number and the row. */
type Containing = readonly Uint32Array[];

const countContaining = (table: HandTable, rows: number): Containing => {
  const found = sizes.slice(0, 6).map((_size, size) => new Uint32Array(choose(cards, size) * rows));
  const numbers = new Int32Array(32);
  eachHand((hand) => {
    const row = rowOf(table, hand);
    if (row === 0) return;
    numberSubsets(hand, numbers);
    for (let set = 0; set < 32; set += 1) {
      const counts = found[sizeOf(set)];
      const index = (numbers[set] ?? 0) * rows + row;
      if (counts !== undefined) counts[index] = (counts[index] ?? 0) + 1;
    }
  });
  return found;
};

/** From hands that contain a set to hands that contain no more of the deal than the set. */
const exclude = (values: Float64Array): void => {
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let set = 0; set < 32; set += 1)
      if ((set & bit) === 0) values[set] = (values[set] ?? 0) - (values[set | bit] ?? 0);
};

/** In how many ways a deal can be given other suits; 0 unless its suits are in order, so that one deal of each kind is taken. */
const waysToSuit = (hand: readonly number[]): number => {
  const ranks = [0, 0, 0, 0];
  for (const card of hand) ranks[card & 3] = (ranks[card & 3] ?? 0) | (1 << (card >> 2));
  let [ways, alike] = [24, 1];
  for (let suit = 1; suit < 4; suit += 1) {
    const [before, own] = [ranks[suit - 1] ?? 0, ranks[suit] ?? 0];
    if (own > before) return 0;
    alike = own === before ? alike + 1 : 1;
    ways /= alike;
  }
  return ways;
};

export interface CountedRounds {
  /** Kinds of deals. */
  readonly deals: number;
  readonly total: number;
  /** Of `total`, by row; the first pays nothing. */
  readonly counts: readonly number[];
}

interface Strategy {
  readonly pays: readonly number[];
  /** What the hands that contain a set pay together, by its size and number. */
  readonly paid: readonly Float64Array[];
  readonly counts: number[];
}

const strategyOver =
  (found: Containing) =>
  (pays: readonly number[]): Strategy => ({
    pays,
    paid: found.map((counts) => {
      const sums = new Float64Array(counts.length / pays.length);
      for (let index = 0; index < counts.length; index += 1) {
        const set = Math.floor(index / pays.length);
        sums[set] = (sums[set] ?? 0) + (counts[index] ?? 0) * (pays[index % pays.length] ?? 0);
      }
      return sums;
    }),
    counts: pays.map(() => 0),
  });

/** One deal at a time: its subsets' numbers, and what the sets contain after the exclusion. */
const createDeal = (found: Containing, rows: number) => {
  const [numbers, values] = [new Int32Array(32), new Float64Array(32)];
  const fill = (valueOf: (size: number, set: number) => number): Float64Array => {
    for (let set = 0; set < 32; set += 1) values[set] = valueOf(sizeOf(set), numbers[set] ?? 0);
    exclude(values);
    return values;
  };
  const hitsOf = (size: number, set: number): number => {
    let hits = 0;
    for (let row = 1; row < rows; row += 1) hits += found[size]?.[set * rows + row] ?? 0;
    return hits;
  };
  /** As `bestHold` prefers them. */
  const bestOf = (hand: readonly number[], { paid }: Strategy): Hold => {
    numberSubsets(hand, numbers);
    const worth = fill((size, set) => paid[size]?.[set] ?? 0);
    let [best, most, equals] = [0, -1, 0];
    for (let hold = 0; hold < 32; hold += 1) {
      const value = (worth[hold] ?? 0) * (shares[hold] ?? 0);
      if (value > most) [best, most, equals] = [hold, value, 1];
      else if (value === most) equals += 1;
    }
    if (equals === 1) return best;
    const equal = holds.filter((hold) => (worth[hold] ?? 0) * (shares[hold] ?? 0) === most);
    const hits = fill(hitsOf).map((value, hold) => value * (shares[hold] ?? 0));
    return equal.reduce((preferred, hold) => {
      const more = (hits[hold] ?? 0) - (hits[preferred] ?? 0);
      return more > 0 || (more === 0 && sizeOf(hold) > sizeOf(preferred)) ? hold : preferred;
    });
  };
  return {
    bestOf,
    count: (hand: readonly number[], ways: number, strategy: Strategy): void => {
      const hold = bestOf(hand, strategy);
      const share = (shares[hold] ?? 0) * ways;
      // Of the hands that contain the hold, without those that contain anything else of the deal.
      for (let set = hold; set < 32; set = (set + 1) | hold) {
        const counts = found[sizeOf(set)];
        const first = (numbers[set] ?? 0) * rows;
        const signed = (sizeOf(set) - sizeOf(hold)) % 2 === 0 ? share : -share;
        for (let row = 1; row < rows; row += 1)
          strategy.counts[row] = (strategy.counts[row] ?? 0) + signed * (counts?.[first + row] ?? 0);
      }
    },
  };
};

/** `payLists`: a list of what the rows pay, the first for nothing, for each strategy to be counted. */
export const countRounds = (table: HandTable, payLists: readonly (readonly number[])[]): CountedRounds[] => {
  const rows = payLists[0]?.length ?? 0;
  const found = countContaining(table, rows);
  const strategies = payLists.map(strategyOver(found));
  const deal = createDeal(found, rows);
  let deals = 0;
  eachHand((hand) => {
    const ways = waysToSuit(hand);
    if (ways === 0) return;
    deals += 1;
    for (const strategy of strategies) deal.count(hand, ways, strategy);
  });
  const total = choose(cards, 5) * commonDraws;
  return strategies.map(({ counts }) => {
    const paid = counts.reduce((sum, count) => sum + count, 0);
    return { deals, total, counts: [total - paid, ...counts.slice(1)] };
  });
};

/** The best hold of cards in ascending order. The count of all hands takes a second or two, a deal then some microseconds. */
export const countedHolds = (table: HandTable, pays: readonly number[]): ((hand: readonly number[]) => Hold) => {
  const found = countContaining(table, pays.length);
  const strategy = strategyOver(found)(pays);
  const deal = createDeal(found, pays.length);
  return (hand) => deal.bestOf(hand, strategy);
};
