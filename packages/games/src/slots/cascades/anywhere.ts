/**
 * Pay anywhere: a symbol pays by its number in view, wherever it is. Orbs stay until the spin ends; what they add up to multiplies all that
 * the spin has won.
 */
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
import {
  areRising,
  cellOf,
  fillColumns,
  payForSize,
  refillColumns,
  type Columns,
  type Draws,
  type SizePays,
} from './columns.ts';

export interface AnywhereDefinition extends CascadeFacts {
  /** How a grid consumes the stream. */
  readonly draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up';
  readonly grid: { readonly columns: number; readonly rows: number };
  /** Symbols that multiply, and by how much; those in view are added up. */
  readonly orbs: Readonly<Record<string, number>>;
  /** Chance of each symbol in a new cell, out of all weights together. */
  readonly weights: readonly number[];
  /** By the number in view, in parts of a stake. */
  readonly pays: Readonly<Record<string, SizePays>>;
  readonly freeSpins?: CascadeFreeSpins & { readonly weights?: readonly number[] };
}

/** What is wrong with it, in words; empty when nothing is. */
export const anywhereFaults = (definition: AnywhereDefinition): readonly string[] => {
  const { symbols, orbs, weights, pays, freeSpins } = definition;
  const faults = sharedFaults(definition, freeSpins);
  for (const row of tablesOf(weights, freeSpins?.weights))
    if (!areWeights(row, symbols)) faults.push('a weight is missing or no count');
  for (const symbol of symbols)
    if (orbs[symbol] !== undefined || symbol === freeSpins?.scatter) {
      if (pays[symbol] !== undefined) faults.push(`${symbol} pays by its number`);
    } else if (!areRising(pays[symbol] ?? [])) faults.push(`the pays of ${symbol} do not rise`);
  if (!Object.entries(orbs).every(([orb, times]) => symbols.includes(orb) && Number.isSafeInteger(times) && times > 1))
    faults.push('an orb multiplies by nothing');
  return faults;
};

export const anywhereSlot = (definition: AnywhereDefinition): CascadeSlot => {
  const { grid, symbols, orbs, pays, weights, freeSpins } = definition;
  const symbolFrom = (draws: Draws, free: boolean) => () =>
    draws.weighted(free ? (freeSpins?.weights ?? weights) : weights);
  const times = symbols.map((name) => orbs[name] ?? 0);
  const cellsWith = (columns: Columns, symbol: number): number[] =>
    columns.flatMap((cells, column) =>
      cells.flatMap((seen, row) => (seen === symbol ? [cellOf(column, row, grid.rows)] : [])),
    );
  return {
    ...sharedParts(definition, freeSpins),
    fill: (draws, free) =>
      fillColumns(
        Array.from({ length: grid.columns }, () => grid.rows),
        symbolFrom(draws, free),
      ),
    refill: (columns, gone, draws, free) =>
      refillColumns(columns, gone, { most: grid.rows, symbolOf: symbolFrom(draws, free) }),
    winsOf: (columns) => {
      const counts = new Uint8Array(symbols.length);
      for (const cells of columns) for (const symbol of cells) counts[symbol] = (counts[symbol] as number) + 1;
      return symbols.flatMap((name, symbol): CascadeWin[] => {
        const paid = payForSize(pays[name] ?? [], counts[symbol] as number);
        return paid === 0
          ? []
          : [{ symbol: name, size: counts[symbol] as number, pays: paid, cells: cellsWith(columns, symbol) }];
      });
    },
    orbsOf: (columns) => {
      let total = 0;
      for (const cells of columns) for (const symbol of cells) total += times[symbol] as number;
      return total;
    },
  };
};
