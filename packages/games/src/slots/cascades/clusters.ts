/**
 * Clusters: cells of one symbol that touch at their sides pay together, by their number. A wild belongs to every cluster that it touches,
 * and a cluster has at least one symbol that is none.
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

export interface ClustersDefinition extends CascadeFacts {
  /** How a grid consumes the stream. */
  readonly draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up';
  readonly grid: { readonly columns: number; readonly rows: number };
  readonly wild?: string;
  /** Chance of each symbol in a new cell, out of all weights together. */
  readonly weights: readonly number[];
  /** By the number of cells, in parts of a stake. */
  readonly pays: Readonly<Record<string, SizePays>>;
  readonly freeSpins?: CascadeFreeSpins & { readonly weights?: readonly number[] };
}

/** What is wrong with it, in words; empty when nothing is. */
export const clustersFaults = (definition: ClustersDefinition): readonly string[] => {
  const { symbols, wild, weights, pays, freeSpins } = definition;
  const faults = sharedFaults(definition, freeSpins);
  for (const row of tablesOf(weights, freeSpins?.weights))
    if (!areWeights(row, symbols)) faults.push('a weight is missing or no count');
  for (const symbol of symbols)
    if (symbol === wild || symbol === freeSpins?.scatter) {
      if (pays[symbol] !== undefined) faults.push(`${symbol} pays as a cluster`);
    } else if (!areRising(pays[symbol] ?? [])) faults.push(`the pays of ${symbol} do not rise`);
  return faults;
};

/**
 * Finds the clusters of grids of one size: each once, from its first cell that is no wild. Cells are numbers, arrays are kept from grid to
 * grid, and only clusters of `least` cells are made, because thousands of millions of grids are looked at. For the same reason marks are
 * taken back: a number for each cluster would one day be too large for its array.
 */
const clusterFinder = ({ columns, rows }: ClustersDefinition['grid'], wild: number) => {
  const symbols = new Int16Array(columns * rows);
  const [inCluster, isDone] = [new Uint8Array(columns * rows), new Uint8Array(columns * rows)];
  /** Cells of a symbol, and wilds, that touch the first one. */
  const from = (first: number): number[] => {
    const symbol = symbols[first] as number;
    const [cells, open] = [[] as number[], [first]];
    const look = (cell: number) => {
      const seen = symbols[cell];
      if (inCluster[cell] === 0 && (seen === symbol || seen === wild)) open.push(cell);
    };
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      if (inCluster[cell] === 1) continue;
      inCluster[cell] = 1;
      if (symbols[cell] === symbol) isDone[cell] = 1;
      cells.push(cell);
      const row = cell % rows;
      if (row > 0) look(cell - 1);
      if (row < rows - 1) look(cell + 1);
      if (cell >= rows) look(cell - rows);
      if (cell < (columns - 1) * rows) look(cell + rows);
    }
    for (const cell of cells) inCluster[cell] = 0;
    return cells;
  };
  return (filled: Columns, leastOf: (symbol: number) => number): { symbol: number; cells: number[] }[] => {
    isDone.fill(0);
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1)
        symbols[cellOf(column, row, rows)] = (filled[column] as readonly number[])[row] as number;
    const found: { symbol: number; cells: number[] }[] = [];
    for (let cell = 0; cell < symbols.length; cell += 1) {
      const symbol = symbols[cell] as number;
      if (symbol === wild || isDone[cell] === 1 || leastOf(symbol) > symbols.length) continue;
      const cells = from(cell);
      if (cells.length >= leastOf(symbol)) found.push({ symbol, cells: cells.toSorted((a, b) => a - b) });
    }
    return found;
  };
};

export const clustersSlot = (definition: ClustersDefinition): CascadeSlot => {
  const { grid, symbols, pays, weights, freeSpins } = definition;
  const wild = definition.wild === undefined ? -1 : symbols.indexOf(definition.wild);
  const least = symbols.map((name) => pays[name]?.[0]?.[0] ?? Infinity);
  const find = clusterFinder(grid, wild);
  const symbolFrom = (draws: Draws, free: boolean) => () =>
    draws.weighted(free ? (freeSpins?.weights ?? weights) : weights);
  return {
    ...sharedParts(definition, freeSpins),
    fill: (draws, free) =>
      fillColumns(
        Array.from({ length: grid.columns }, () => grid.rows),
        symbolFrom(draws, free),
      ),
    refill: (columns, gone, draws, free) =>
      refillColumns(columns, gone, { most: grid.rows, symbolOf: symbolFrom(draws, free) }),
    winsOf: (columns) =>
      find(columns, (symbol) => least[symbol] ?? Infinity).map(({ symbol, cells }): CascadeWin => {
        const name = symbols[symbol] as string;
        return { symbol: name, size: cells.length, pays: payForSize(pays[name] ?? [], cells.length), cells };
      }),
    orbsOf: () => 0,
  };
};
