/**
 * The exact return of the published strategy over the finite shoe, as a fraction.
 *
 * Without splits every hand and every dealer's draw is enumerated by its cards, each with the number of orders it can
 * come in. Splits to four hands need one thought more: the strategy never looks at other hands, and which card of the
 * shoe goes where is always known before it is seen, so any such selection of an exchangeable row of cards is
 * distributed like the row's beginning (predictable sampling). The return is a sum over hands; for one hand only its
 * own cards, the dealer's, and whether the second cards before it paired up again matter. Those others enter as one
 * factor: so many of them are of the pair's value, so many are not.
 */
import { rational, sum, type Rational } from '../../rational.ts';
import { advise, type Move } from './1-strategy.ts';

/** Indexed by value, 1 (ace) … 10. */
type Counts = readonly number[];
const full: Counts = [0, 24, 24, 24, 24, 24, 24, 24, 24, 24, 96];
const shoe = 312;
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const none: Counts = full.map(() => 0);

const add = (counts: Counts, value: number, times = 1): Counts =>
  counts.map((count, index) => (index === value ? count + times : count));
const size = (counts: Counts): number => counts.reduce((total, count) => total + count, 0);

const totalOf = (counts: Counts): { total: number; soft: boolean } => {
  const hard = counts.reduce((total, count, value) => total + count * value, 0);
  return (counts[1] ?? 0) > 0 && hard <= 11 ? { total: hard + 10, soft: true } : { total: hard, soft: false };
};

/** n · (n − 1) · … , k factors. */
const falling = (n: number, k: number): bigint => {
  let product = 1n;
  for (let index = 0; index < k; index += 1) product *= BigInt(n - index);
  return product;
};

/** Cards with the number of orders in which they come. */
interface Way {
  readonly counts: Counts;
  readonly orders: number;
}

const collect = (into: Map<string, Way>, counts: Counts, orders: number): void => {
  const key = counts.join();
  into.set(key, { counts, orders: orders + (into.get(key)?.orders ?? 0) });
};

interface DealerEnd {
  /** Each value drawn beside the open card, with how often: `[value, times]`. */
  readonly drawn: readonly (readonly [number, number])[];
  readonly size: number;
  readonly orders: number;
  /** Above 21: bust. */
  readonly total: number;
}

const makesNatural = (up: number, hidden: number): boolean =>
  (up === 1 && hidden === 10) || (up === 10 && hidden === 1);

/** Every way the dealer can end with this open card, blackjack apart: the round is over then. */
const dealerEnds = (up: number): { ends: DealerEnd[]; holes: DealerEnd[] } => {
  const start = add(none, up);
  const asEnd = ({ counts, orders }: Way): DealerEnd => {
    const drawn = values.map((value) => [value, (counts[value] ?? 0) - (start[value] ?? 0)] as const);
    return {
      drawn: drawn.filter(([, times]) => times > 0),
      size: size(counts) - 1,
      orders,
      total: totalOf(counts).total,
    };
  };
  const first = values.filter((hidden) => !makesNatural(up, hidden)).map((hidden) => add(start, hidden));
  const holes = first.map((counts) => asEnd({ counts, orders: 1 }));
  const ends: DealerEnd[] = [];
  let layer: Way[] = first.map((counts) => ({ counts, orders: 1 }));
  while (layer.length > 0) {
    const next = new Map<string, Way>();
    for (const way of layer) {
      if (totalOf(way.counts).total >= 17) ends.push(asEnd(way));
      else for (const value of values) collect(next, add(way.counts, value), way.orders);
    }
    layer = [...next.values()];
  }
  return { ends, holes };
};

interface PlayerEnd extends Way {
  readonly bet: number;
}

/** Every way a hand can end from these beginnings, each of them a hand that is asked for its first move. */
const playerEnds = (beginnings: readonly Way[], up: number): PlayerEnd[] => {
  const ends = new Map<string, PlayerEnd>();
  const end = (counts: Counts, orders: number, bet: number) => {
    const key = `${bet}:${counts.join()}`;
    ends.set(key, { counts, bet, orders: orders + (ends.get(key)?.orders ?? 0) });
  };
  const go = (layer: readonly Way[], mayDouble: boolean): void => {
    const next = new Map<string, Way>();
    for (const { counts, orders } of layer) {
      const { total, soft } = totalOf(counts);
      const move: Move = total >= 21 ? 'stand' : advise({ total, soft, pair: undefined, mayDouble, up });
      if (move === 'stand') end(counts, orders, 1);
      else if (move === 'double') for (const value of values) end(add(counts, value), orders, 2);
      else for (const value of values) collect(next, add(counts, value), orders);
    }
    if (next.size > 0) go([...next.values()], false);
  };
  go(beginnings, true);
  return [...ends.values()];
};

/** Half stakes won, over falling(312, cards seen): an integer for each number of cards. */
class Sum {
  readonly #parts = new Map<number, bigint>();

  add(cards: number, amount: bigint): void {
    this.#parts.set(cards, (this.#parts.get(cards) ?? 0n) + amount);
  }

  /** In stakes. */
  value(): Rational {
    let result = rational(0);
    for (const [cards, amount] of this.#parts) result = sum(result, rational(amount, 2n * falling(shoe, cards)));
    return result;
  }
}

interface Leaf {
  readonly sum: Sum;
  /** All cards that lie open before the dealer draws: initial ones, the hand's and split pairs'. */
  readonly counts: Counts;
  readonly orders: bigint;
  /** The pair's value; 0 without a split. */
  readonly pair: number;
  /** So many second cards that are not of the pair's value, so many times each. */
  readonly strangers: readonly Strangers[];
}

interface Strangers {
  readonly others: number;
  readonly times: bigint;
}

const once: readonly Strangers[] = [{ others: 0, times: 1n }];

/** Σ over the dealer's ways of sign × orders × ways to draw them, apart for each number drawn and of the pair's value. */
const weigh = (counts: Counts, pair: number, ends: readonly DealerEnd[], sign: (total: number) => number) => {
  const left = full.map((count, value) => count - (counts[value] ?? 0));
  const table = left.map((n) => {
    const row = [1];
    for (let k = 1; k <= 14; k += 1) row.push((row[k - 1] ?? 0) * Math.max(0, n - k + 1));
    return row;
  });
  const weights = new Map<number, number>();
  for (const { drawn, size: drawnSize, orders, total } of ends) {
    const way = sign(total);
    if (way === 0) continue;
    let product = orders * way;
    let paired = 0;
    for (const [value, times] of drawn) {
      product *= table[value]?.[times] ?? 0;
      if (value === pair) paired = times;
    }
    const key = drawnSize * 100 + paired;
    const weight = (weights.get(key) ?? 0) + product;
    if (!Number.isSafeInteger(weight)) throw new Error('A weight is too large to be exact');
    weights.set(key, weight);
  }
  return weights;
};

const book = (leaf: Leaf, halves: bigint, ends: readonly DealerEnd[], sign: (total: number) => number): void => {
  const { counts, orders, pair } = leaf;
  const seen = size(counts);
  const ways = counts.reduce((product, count, value) => product * falling(full[value] ?? 0, count), orders * halves);
  if (ways === 0n) return;
  const unpaired = shoe - (full[pair] ?? 0);
  for (const [key, weight] of weigh(counts, pair, ends, sign)) {
    const [drawn, paired] = [Math.floor(key / 100), key % 100];
    const left = unpaired - (seen + drawn - (counts[pair] ?? 0) - paired);
    const amount = ways * BigInt(weight);
    for (const { others, times } of leaf.strangers)
      leaf.sum.add(seen + drawn + others, amount * times * falling(left, others));
  }
};

type Dealer = ReturnType<typeof dealerEnds>;

const bookEnd = (beside: Omit<Leaf, 'orders'>, end: PlayerEnd, dealer: Dealer): void => {
  const { total } = totalOf(end.counts);
  const leaf = { ...beside, orders: BigInt(end.orders) };
  const halves = 2n * BigInt(end.bet);
  if (total > 21) book(leaf, -halves, dealer.holes, () => 1);
  else book(leaf, halves, dealer.ends, (theirs) => (theirs > 21 ? 1 : Math.sign(total - theirs)));
};

const join = (a: Counts, b: Counts): Counts => a.map((count, value) => count + (b[value] ?? 0));

/** Hands that came of splitting, second cards in turn: how often each comes after so many pairs and so many others. */
const splitPaths = [
  {
    pairs: 0,
    last: false,
    strangers: [
      { others: 0, times: 1n },
      { others: 1, times: 1n },
    ],
  },
  {
    pairs: 1,
    last: false,
    strangers: [
      { others: 0, times: 1n },
      { others: 1, times: 2n },
      { others: 2, times: 2n },
    ],
  },
  {
    pairs: 2,
    last: true,
    strangers: [
      { others: 0, times: 4n },
      { others: 1, times: 6n },
      { others: 2, times: 4n },
    ],
  },
] as const;

/** Of a table of four hands no pair can be split again: any second card is played. Before that a pair is not played. */
const splitHands = (pair: number, up: number, last: boolean): PlayerEnd[] => {
  const beginnings = values
    .filter((value) => last || value !== pair)
    .map((value) => ({ counts: add(add(none, pair), value), orders: 1 }));
  return playerEnds(beginnings, up);
};

const bookSplit = (result: Sum, pair: number, up: number, dealer: Dealer): void => {
  const beside = add(add(none, up), pair);
  if (pair === 1) {
    const strangers = [{ others: 0, times: 2n }];
    for (const value of values) {
      const end = { counts: add(add(none, 1), value), orders: 1, bet: 1 };
      bookEnd({ sum: result, counts: join(beside, end.counts), pair, strangers }, end, dealer);
    }
    return;
  }
  for (const { pairs, last, strangers } of splitPaths)
    for (const end of splitHands(pair, up, last)) {
      const counts = add(join(beside, end.counts), pair, pairs);
      bookEnd({ sum: result, counts, pair, strangers }, end, dealer);
    }
};

/** A hand's total is its own cards'; the open card and the pair's other half lie beside it. */
const bookUp = (result: Sum, up: number): void => {
  const dealer = dealerEnds(up);
  const beside = add(none, up);
  const naturalHoles: DealerEnd[] = values
    .filter((hidden) => makesNatural(up, hidden))
    .map((hidden) => ({ drawn: [[hidden, 1]], size: 1, orders: 1, total: 21 }));
  const played: Way[] = [];
  for (const first of values)
    for (const second of values) {
      if (second < first) continue;
      const hand = add(add(none, first), second);
      const orders = first === second ? 1 : 2;
      const leaf = { sum: result, counts: join(beside, hand), orders: BigInt(orders), pair: 0, strangers: once };
      if (first === 1 && second === 10) {
        book(leaf, 3n, dealer.holes, () => 1);
        continue;
      }
      book(leaf, -2n, naturalHoles, () => 1);
      const pair = first === second ? first : undefined;
      if (advise({ ...totalOf(hand), pair, mayDouble: true, up }) === 'split') bookSplit(result, first, up, dealer);
      else played.push({ counts: hand, orders });
    }
  for (const end of playerEnds(played, up))
    bookEnd({ sum: result, counts: join(beside, end.counts), pair: 0, strangers: once }, end, dealer);
};

/** 1 + what a round wins on average, per unit of the initial stake. Takes seconds. */
export const exactReturn = (): Rational => {
  const result = new Sum();
  for (const up of values) bookUp(result, up);
  return sum(rational(1), result.value());
};
