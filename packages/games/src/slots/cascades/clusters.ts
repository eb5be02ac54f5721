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

/** The cells that touch this one, over cells of its symbol and wilds. */
const clusterFrom = (columns: Columns, rows: number, start: readonly [number, number], wild: number): number[] => {
  const symbol = columns[start[0]]?.[start[1]];
  const cluster = new Set<number>();
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [column, row] = next;
    const seen = columns[column]?.[row];
    const cell = cellOf(column, row, rows);
    if (seen === undefined || (seen !== symbol && seen !== wild) || cluster.has(cell)) continue;
    cluster.add(cell);
    open.push([column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]);
  }
  return [...cluster].toSorted((a, b) => a - b);
};

/** Every cluster, by its symbol: each once, found from its first cell that is no wild. */
const clustersOf = (columns: Columns, rows: number, wild: number): { symbol: number; cells: number[] }[] => {
  const found = new Set<number>();
  return columns.flatMap((cells, column) =>
    cells.flatMap((symbol, row) => {
      if (symbol === wild || found.has(cellOf(column, row, rows))) return [];
      const cluster = clusterFrom(columns, rows, [column, row], wild);
      for (const cell of cluster)
        if (columns[Math.floor(cell / rows)]?.[cell % rows] === symbol) found.add(cell);
      return [{ symbol, cells: cluster }];
    }),
  );
};

export const clustersSlot = (definition: ClustersDefinition): CascadeSlot => {
  const { grid, symbols, pays, weights, freeSpins } = definition;
  const wild = definition.wild === undefined ? -1 : symbols.indexOf(definition.wild);
  const symbolFrom = (draws: Draws, free: boolean) => () => draws.weighted(free ? (freeSpins?.weights ?? weights) : weights);
  return {
    ...sharedParts(definition, freeSpins),
    fill: (draws, free) => fillColumns(Array.from({ length: grid.columns }, () => grid.rows), symbolFrom(draws, free)),
    refill: (columns, gone, draws, free) =>
      refillColumns(columns, gone, { most: grid.rows, symbolOf: symbolFrom(draws, free) }),
    winsOf: (columns) =>
      clustersOf(columns, grid.rows, wild).flatMap(({ symbol, cells }): CascadeWin[] => {
        const name = symbols[symbol] as string;
        const paid = payForSize(pays[name] ?? [], cells.length);
        return paid > 0 ? [{ symbol: name, size: cells.length, pays: paid, cells }] : [];
      }),
    orbsOf: () => 0,
  };
};
