/**
 * Every deal of two cards to the player, two to the dealer and five to the board, with each three of them as the flop. Boards of one kind
 * (suits without names) are read once. A first pass finds where calling is better than folding, for each kind of flop and each hand; a
 * second one counts the ends of that strategy. Takes a minute or two: `tools/outcomes/count-deals.ts` stores what it finds.
 */
import { anteOutcomes, type AnteEnd } from '../../cards/ante/ante-round.ts';
import { everySelection, kindOf } from '../../cards/card-kinds.ts';
import { handClasses, type HandClass } from '../../cards/poker-hands.ts';
import { createReader, pairNumber, pairs, type ReadBoard } from './1-boards.ts';
import { gainOf } from './1-strategy.ts';

const dealers = (45 * 44) / 2;
const flopsOfBoard = 10;

const suitOrders: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c, 6 - a - b - c]).size === 4 ? [[a, b, c, 6 - a - b - c]] : [])),
  ),
);
const renamed = (order: number, card: number): number => (card & ~3) | (suitOrders[order]?.[card & 3] ?? 0);
const renamedPairs = suitOrders.map((_order, order) =>
  Uint16Array.from(pairs, ([a, b]) => pairNumber(renamed(order, a), renamed(order, b))),
);
const sorted = (cards: readonly number[]): number[] => [...cards].sort((x, y) => x - y);
const flopNumber = ([a = 0, b = 0, c = 0]: readonly number[]): number => (a * 52 + b) * 52 + c;

/** Of each flop: its kind, and the renaming of suits that makes it the first of its kind. */
const readFlops = () => {
  const kind = new Int32Array(52 ** 3).fill(-1);
  const order = new Uint8Array(52 ** 3);
  const firsts: number[][] = [];
  const known = new Map<number, number>();
  everySelection(3, (cards) => {
    const renamings = suitOrders.map((_one, index) => sorted(cards.map((card) => renamed(index, card))));
    const numbers = renamings.map(flopNumber);
    const least = Math.min(...numbers);
    const number = flopNumber(cards);
    order[number] = numbers.indexOf(least);
    kind[number] = known.get(least) ?? firsts.length;
    if (known.has(least)) return;
    known.set(least, firsts.length);
    firsts.push(renamings[numbers.indexOf(least)] ?? []);
  });
  return { kind, order, firsts };
};

interface Kind {
  readonly cards: readonly number[];
  times: number;
}

const boardKinds = (): Kind[] => {
  const kinds = new Map<number, Kind>();
  everySelection(5, (cards) => {
    const kind = kindOf(cards);
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, { cards: [...cards], times: 1 });
    else known.times += 1;
  });
  return [...kinds.values()];
};

/** A flop may stay itself when suits are renamed: hands that this makes of one another are one. */
const together = (found: Float64Array, firsts: readonly (readonly number[])[]): Float64Array => {
  const whole = new Float64Array(found.length);
  firsts.forEach((flop, kind) => {
    const own = suitOrders.flatMap((_one, order) =>
      flopNumber(sorted(flop.map((card) => renamed(order, card)))) === flopNumber(flop) ? [order] : [],
    );
    for (let pair = 0; pair < pairs.length; pair += 1)
      for (const other of new Set(own.map((order) => renamedPairs[order]?.[pair] ?? 0))) {
        const index = kind * pairs.length + pair;
        whole[index] = (whole[index] as number) + (found[kind * pairs.length + other] as number);
      }
  });
  return whole;
};

const endsOf = (counts: Float64Array): AnteEnd<HandClass>[] =>
  handClasses.flatMap((hand, row) =>
    anteOutcomes.flatMap((outcome, column) => {
      const deals = counts[row * anteOutcomes.length + column] as number;
      return deals === 0 ? [] : [{ hand, outcome, deals }];
    }),
  );

const againstAt = (board: ReadBoard, hand: number) => ({
  unqualified: board.unqualified[hand] as number,
  won: board.won[hand] as number,
  tied: board.tied[hand] as number,
});

export const countEnds = (): AnteEnd<HandClass>[] => {
  const { kind, order, firsts } = readFlops();
  const kinds = boardKinds();
  const read = createReader();
  const flopsOn = (cards: readonly number[]) => {
    const flops: { base: number; renaming: Uint16Array }[] = [];
    for (let x = 0; x < 3; x += 1)
      for (let y = x + 1; y < 4; y += 1)
        for (let z = y + 1; z < 5; z += 1) {
          const flop = flopNumber([cards[x] ?? 0, cards[y] ?? 0, cards[z] ?? 0]);
          const renaming = renamedPairs[order[flop] as number] as Uint16Array;
          flops.push({ base: (kind[flop] as number) * pairs.length, renaming });
        }
    return flops;
  };

  const found = new Float64Array(firsts.length * pairs.length);
  for (const { cards, times } of kinds) {
    const board = read(cards);
    const gains = Float64Array.from(
      board.pair,
      (_pair, hand) => times * gainOf(board.strength[hand] as number, againstAt(board, hand)),
    );
    for (const { base, renaming } of flopsOn(cards))
      board.pair.forEach((pair, hand) => {
        const index = base + (renaming[pair] as number);
        found[index] = (found[index] as number) + (gains[hand] as number);
      });
  }
  const calls = Uint8Array.from(together(found, firsts), (gain) => (gain > 0 ? 1 : 0));

  const counts = new Float64Array(handClasses.length * anteOutcomes.length);
  for (const { cards, times } of kinds) {
    const board = read(cards);
    const flops = flopsOn(cards);
    board.pair.forEach((pair, hand) => {
      let calling = 0;
      for (const { base, renaming } of flops) calling += calls[base + (renaming[pair] as number)] as number;
      const { unqualified, won, tied } = againstAt(board, hand);
      const row = ((board.strength[hand] as number) >> 26) * anteOutcomes.length;
      const called = [unqualified, won, tied, dealers - unqualified - won - tied].map((count) => count * calling);
      [(flopsOfBoard - calling) * dealers, ...called].forEach((count, column) => {
        counts[row + column] = (counts[row + column] as number) + times * count;
      });
    });
  }
  return endsOf(counts);
};
