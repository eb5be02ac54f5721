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

/** One symbol on its reels from the left. */
const waysOf = (columns: Columns, most: number, belongs: (symbol: number) => boolean) => {
  let [ways, reels] = [1, 0];
  const cells: number[] = [];
  for (; reels < columns.length; reels += 1) {
    const before = cells.length;
    for (const [row, seen] of (columns[reels] ?? []).entries()) if (belongs(seen)) cells.push(cellOf(reels, row, most));
    if (cells.length === before) break;
    ways *= cells.length - before;
  }
  return { ways, reels, cells };
};

export const variedWaysSlot = (definition: VariedWaysDefinition): CascadeSlot => {
  const { symbols, heights, pays, weights, freeSpins } = definition;
  const wild = symbols.indexOf(definition.wild);
  const most = heights.least + Math.max(...heights.weights.map(({ length }) => length)) - 1;
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
    winsOf: (columns) =>
      symbols.flatMap((name, symbol): CascadeWin[] => {
        const row = pays[name];
        if (row === undefined) return [];
        const { ways, reels, cells } = waysOf(columns, most, (seen) => seen === symbol || seen === wild);
        const paid = (row[reels] ?? 0) * ways;
        return paid > 0 ? [{ symbol: name, size: ways, pays: paid, cells }] : [];
      }),
    orbsOf: () => 0,
  };
};
