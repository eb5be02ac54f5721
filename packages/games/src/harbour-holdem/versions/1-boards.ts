/**
 * Every hand of two on a whole board against every dealer. The 1,081 hands are put in order once; how many of the 990 dealers' hands are
 * below one of them follows from counts by card, because a dealer holds none of the player's cards.
 */
import { bestStrength } from '../../cards/best-of-seven.ts';
import { qualifies } from './1-hands.ts';

const hands = (47 * 46) / 2;

/** Number of a pair of cards, in either order. */
const pairNumbers = new Uint16Array(52 * 52);
export const pairs: readonly (readonly [number, number])[] = Array.from({ length: 52 }, (_, a) =>
  Array.from({ length: 51 - a }, (_one, more) => [a, a + 1 + more] as const),
).flat();
pairs.forEach(([a, b], number) => {
  pairNumbers[a * 52 + b] = number;
  pairNumbers[b * 52 + a] = number;
});
export const pairNumber = (a: number, b: number): number => pairNumbers[a * 52 + b] as number;

/** Of each hand of two on this board: its strength, dealers who do not qualify, who are below it, and who are equal. */
export interface ReadBoard {
  readonly pair: Uint16Array;
  readonly strength: Int32Array;
  readonly unqualified: Int32Array;
  readonly won: Int32Array;
  readonly tied: Int32Array;
}

/** Of hands put together one by one: all of them, and those with a card. */
const createTally = () => {
  const byCard = new Int32Array(52);
  let all = 0;
  return {
    clear: () => {
      byCard.fill(0);
      all = 0;
    },
    add: (a: number, b: number) => {
      byCard[a] = (byCard[a] as number) + 1;
      byCard[b] = (byCard[b] as number) + 1;
      all += 1;
    },
    /** Those with neither card. A hand of both, counted out twice, is `own`. */
    without: (a: number, b: number, own: boolean): number =>
      all - (byCard[a] as number) - (byCard[b] as number) + (own ? 1 : 0),
  };
};

/** The hands of two beside a board, weakest first. */
const createOrder = ({ pair, strength }: Pick<ReadBoard, 'pair' | 'strength'>) => {
  // A strength with the place of its hand: sorted together.
  const keys = new Float64Array(hands);
  const places = 2_048;
  return {
    deal: (cards: readonly number[]) => {
      const seven = [...cards, 0, 0];
      let count = 0;
      for (let a = 0; a < 52; a += 1) {
        if (cards.includes(a)) continue;
        seven[5] = a;
        for (let b = a + 1; b < 52; b += 1) {
          if (cards.includes(b)) continue;
          seven[6] = b;
          strength[count] = bestStrength(seven);
          pair[count] = pairNumber(a, b);
          keys[count] = (strength[count] as number) * places + count;
          count += 1;
        }
      }
      keys.sort();
    },
    at: (place: number): number => (keys[place] as number) % places,
  };
};

/** Reads board after board into the same arrays. */
export const createReader = () => {
  const board: ReadBoard = {
    pair: new Uint16Array(hands),
    strength: new Int32Array(hands),
    unqualified: new Int32Array(hands),
    won: new Int32Array(hands),
    tied: new Int32Array(hands),
  };
  const { deal, at } = createOrder(board);
  const [low, below, same] = [createTally(), createTally(), createTally()];
  const cardsOf = (hand: number) => pairs[board.pair[hand] as number] as readonly [number, number];
  const addTo = (tally: typeof low, hand: number) => {
    const [a, b] = cardsOf(hand);
    tally.add(a, b);
  };

  /** Hands of one strength. */
  const judge = (from: number, to: number, plays: boolean) => {
    for (let place = from; place < to; place += 1) {
      const hand = at(place);
      const [a, b] = cardsOf(hand);
      const unqualified = low.without(a, b, !plays);
      board.unqualified[hand] = unqualified;
      board.won[hand] = plays ? below.without(a, b, false) - unqualified : 0;
      board.tied[hand] = plays ? same.without(a, b, true) : 0;
    }
  };

  return (cards: readonly number[]): ReadBoard => {
    deal(cards);
    low.clear();
    below.clear();
    for (let place = 0; place < hands && !qualifies(board.strength[at(place)] as number); place += 1)
      addTo(low, at(place));
    for (let from = 0; from < hands;) {
      const strength = board.strength[at(from)] as number;
      same.clear();
      let to = from;
      for (; to < hands && board.strength[at(to)] === strength; to += 1) addTo(same, at(to));
      judge(from, to, qualifies(strength));
      for (let place = from; place < to; place += 1) addTo(below, at(place));
      from = to;
    }
    return board;
  };
};
