/**
 * Every order of the first six cards of eight packs, counted: which side wins, and which has a pair. The first four are walked through by
 * rank, the third ones by value, each as often as such a card is left. All counts are below 2⁵³, so that every one of them is exact.
 */
import {
  bankerDraws,
  decks,
  isNatural,
  playerDraws,
  ranks,
  totalOf,
  valueOf,
  winnerOf,
  type End,
  type Winner,
} from './1-hands.ts';

export interface CountedEnd extends End {
  readonly orders: number;
}

const perRank = 4 * decks;
const cards = 52 * decks;
const winners: readonly Winner[] = ['player', 'banker', 'tie'];

/** How many of each value are left. */
const leftAfter = (drawn: readonly number[]): number[] => {
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 4 * perRank : perRank));
  for (const value of drawn) left[value] = (left[value] ?? 0) - 1;
  return left;
};

/** By winner: orders of the fifth and sixth card after these four, which come as the player's, the banker's, the player's, the banker's. */
const countThirds = (values: readonly number[]): readonly [player: number, banker: number, tie: number] => {
  const [a = 0, b = 0, c = 0, d = 0] = values;
  const [player, banker] = [totalOf([a, c]), totalOf([b, d])];
  const counts: [number, number, number] = [0, 0, 0];
  const add = (one: number, other: number, orders: number) => {
    counts[winners.indexOf(winnerOf(one, other)) as 0 | 1 | 2] += orders;
  };
  const left = leftAfter(values);
  const [fifths, sixths] = [cards - 4, cards - 5];
  if (isNatural(player, banker) || (!playerDraws(player) && !bankerDraws(banker, undefined))) {
    add(player, banker, fifths * sixths);
    return counts;
  }
  left.forEach((ways, value) => {
    if (!playerDraws(player)) add(player, totalOf([banker, value]), ways * sixths);
    else if (bankerDraws(banker, value))
      left.forEach((more, other) => {
        add(totalOf([player, value]), totalOf([banker, other]), ways * (more - (other === value ? 1 : 0)));
      });
    else add(totalOf([player, value]), banker, ways * sixths);
  });
  return counts;
};

/** Orders of four cards of these ranks. */
const ordersOf = (four: readonly number[]): number => {
  const drawn = new Map<number, number>();
  let orders = 1;
  for (const rank of four) {
    const before = drawn.get(rank) ?? 0;
    orders *= perRank - before;
    drawn.set(rank, before + 1);
  }
  return orders;
};

export const countEnds = (): CountedEnd[] => {
  const ends = new Map<string, CountedEnd>();
  const thirds = new Map<string, readonly [number, number, number]>();
  for (let hand = 0; hand < ranks ** 4; hand += 1) {
    const four = [0, 1, 2, 3].map((place) => Math.floor(hand / ranks ** place) % ranks);
    const [playerPair, bankerPair] = [four[0] === four[2], four[1] === four[3]];
    const values = four.map(valueOf);
    const key = values.join();
    const known = thirds.get(key) ?? countThirds(values);
    thirds.set(key, known);
    winners.forEach((winner, index) => {
      const end = `${winner} ${playerPair} ${bankerPair}`;
      const { orders } = ends.get(end) ?? { orders: 0 };
      const more = ordersOf(four) * (known[index] ?? 0);
      ends.set(end, { winner, playerPair, bankerPair, orders: orders + more });
    });
  }
  return [...ends.values()];
};
