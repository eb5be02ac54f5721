/**
 * Ways on reels of changing height: each spin draws how many symbols a reel shows. A symbol pays for being on reels next to each other from
 * the left, once for each way to choose one of its cells on every reel. What has won goes, and the reels fill up to their height.
 */
import type { PayRow } from '../definition.ts';
import {
  areWeights,
  sharedFaults,
  sharedParts,
  tablesOf,
  type CascadeFacts,
  type CascadeFreeSpins,
  type CascadeSlot,
  type CascadeWin,
} from './cascade.ts';
import { cellOf, fillColumns, refillColumns, type Columns, type Draws } from './columns.ts';

export interface VariedWaysDefinition extends CascadeFacts {
  /** How a grid consumes the stream. */
  readonly draw: 'height of each reel, left to right = the first height + weighted(its weights); then each cell = weighted(the weights of its reel), new cells of a reel from the lowest up';
  readonly heights: {
    readonly least: number;
    /** `weights[reel]`: chances of the least height, the next, … */
    readonly weights: readonly (readonly number[])[];
  };
  /** Stands for every paying symbol; never on the first reel, so that it has no pay of its own. */
  readonly wild: string;
  /** `weights[reel][symbol]`: chances in a new cell. */
  readonly weights: readonly (readonly number[])[];
  /** Of one way, by the number of reels, in parts of a stake. */
  readonly pays: Readonly<Record<string, PayRow>>;
  readonly freeSpins?: CascadeFreeSpins & { readonly weights?: readonly (readonly number[])[] };
}

/** What is wrong with it, in words; empty when nothing is. */
export const variedWaysFaults = (definition: VariedWaysDefinition): readonly string[] => {
  const { symbols, heights, wild, weights, pays, freeSpins } = definition;
  const faults = sharedFaults(definition, freeSpins);
  const reels = heights.weights.length;
  if (!Number.isSafeInteger(heights.least) || heights.least < 1) faults.push('a reel shows nothing');
  for (const table of tablesOf(weights, freeSpins?.weights)) {
    if (table.length !== reels || !table.every((row) => areWeights(row, symbols)))
      faults.push('a weight is missing or no count');
    if ((table[0]?.[symbols.indexOf(wild)] ?? 0) > 0) faults.push('the first reel has a wild');
  }
  for (const symbol of symbols) {
    const row = pays[symbol] ?? [];
    const rises = row.length === reels + 1 && row[0] === 0 && row.every((pay, count) => pay >= (row[count - 1] ?? 0));
    if (symbol === wild || symbol === freeSpins?.scatter) {
      if (row.length > 0) faults.push(`${symbol} pays as a way`);
    } else if (!rises) faults.push(`the pays of ${symbol} do not rise`);
  }
  return faults;
};

/**
 * Finds what wins on grids of one definition: symbols of the first reel alone, reel by reel until each of them is missing. Counts are kept
 * from grid to grid, because thousands of millions of grids are looked at.
 */
const waysFinder = ({ symbols, pays, ...definition }: VariedWaysDefinition, most: number) => {
  const wild = symbols.indexOf(definition.wild);
  const reels = definition.heights.weights.length;
  const rows = symbols.map((name) => pays[name]);
  const counts = new Uint8Array(reels * symbols.length);
  const countReel = (columns: Columns, reel: number) => {
    const from = reel * symbols.length;
    counts.fill(0, from, from + symbols.length);
    for (const seen of columns[reel] as readonly number[]) counts[from + seen] = (counts[from + seen] as number) + 1;
  };
  const on = (reel: number, symbol: number): number =>
    (counts[reel * symbols.length + symbol] as number) + (counts[reel * symbols.length + wild] as number);
  const cellsOf = (columns: Columns, length: number, symbol: number): number[] => {
    const cells: number[] = [];
    for (let reel = 0; reel < length; reel += 1)
      for (const [row, seen] of (columns[reel] as readonly number[]).entries())
        if (seen === symbol || seen === wild) cells.push(cellOf(reel, row, most));
    return cells;
  };
  return (columns: Columns): CascadeWin[] => {
    const wins: CascadeWin[] = [];
    let counted = 0;
    for (const [symbol, row] of rows.entries()) {
      if (row === undefined) continue;
      let [ways, length] = [1, 0];
      for (; length < reels; length += 1) {
        if (counted === length) {
          countReel(columns, length);
          counted += 1;
        }
        const seen = on(length, symbol);
        if (seen === 0) break;
        ways *= seen;
      }
      const paid = (row[length] as number) * ways;
      if (paid > 0)
        wins.push({
          ...{ symbol: symbols[symbol] as string, size: ways, reels: length, pays: paid },
          cells: cellsOf(columns, length, symbol),
        });
    }
    return wins;
  };
};

/** The tallest reel there can be. */
export const tallest = ({ heights }: Pick<VariedWaysDefinition, 'heights'>): number =>
  heights.least + Math.max(...heights.weights.map(({ length }) => length)) - 1;

export const variedWaysSlot = (definition: VariedWaysDefinition): CascadeSlot => {
  const { heights, weights, freeSpins } = definition;
  const most = tallest(definition);
  const symbolFrom = (draws: Draws, free: boolean) => (reel: number) =>
    draws.weighted((free ? (freeSpins?.weights ?? weights) : weights)[reel] ?? []);
  return {
    ...sharedParts(definition, freeSpins),
    fill: (draws, free) =>
      fillColumns(
        heights.weights.map((row) => heights.least + draws.weighted(row)),
        symbolFrom(draws, free),
      ),
    refill: (columns, gone, draws, free) => refillColumns(columns, gone, { most, symbolOf: symbolFrom(draws, free) }),
    winsOf: waysFinder(definition, most),
    orbsOf: () => 0,
  };
};
