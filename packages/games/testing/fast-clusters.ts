/** Clusters on one grid that is filled again and again. */
import type { ClustersDefinition } from '../src/slots/cascades/clusters.ts';
import { sharedParts } from '../src/slots/cascades/cascade.ts';
import { payForSize, type Draws } from '../src/slots/cascades/columns.ts';
import { fastCascades, lastOf, noGrids, type FastPlayer } from './fast-cascades.ts';

/** Finds what pays on a grid, and marks the cells that go. */
const createFinder = (definition: ClustersDefinition, grid: Int8Array, gone: Uint8Array) => {
  const { symbols, pays } = definition;
  const { columns, rows } = definition.grid;
  const cells = columns * rows;
  const wild = definition.wild === undefined ? -1 : symbols.indexOf(definition.wild);
  const payOf = symbols.map((name) =>
    Int32Array.from({ length: cells + 1 }, (_, size) => payForSize(pays[name] ?? [], size)),
  );
  const least = Int32Array.from(symbols, (name) => pays[name]?.[0]?.[0] ?? cells + 1);
  // The neighbours of each cell, filled up with the cell itself.
  const near = Int16Array.from(
    Array.from({ length: cells }, (_, cell) => {
      const row = cell % rows;
      const above = row > 0 ? cell - 1 : cell;
      const below = row < rows - 1 ? cell + 1 : cell;
      return [above, below, cell >= rows ? cell - rows : cell, cell < cells - rows ? cell + rows : cell];
    }).flat(),
  );
  // Marks are taken back, because a number for each cluster would one day be too large for its array.
  const [isSeen, isDone] = [new Uint8Array(cells), new Uint8Array(cells)];
  const found = new Int16Array(cells);
  /** Number of cells in `found`. */
  const from = (first: number, symbol: number): number => {
    isSeen[first] = 1;
    found[0] = first;
    let count = 1;
    for (let next = 0; next < count; next += 1) {
      const cell = found[next] as number;
      if (grid[cell] === symbol) isDone[cell] = 1;
      for (let side = 0; side < 4; side += 1) {
        const other = near[cell * 4 + side] as number;
        if (isSeen[other] === 1) continue;
        const seen = grid[other];
        if (seen !== symbol && seen !== wild) continue;
        isSeen[other] = 1;
        found[count] = other;
        count += 1;
      }
    }
    for (let place = 0; place < count; place += 1) isSeen[found[place] as number] = 0;
    return count;
  };
  /** What the grid pays before any multiplier. */
  return (): number => {
    isDone.fill(0);
    let paid = 0;
    for (let cell = 0; cell < cells; cell += 1) {
      const symbol = grid[cell] as number;
      if (symbol === wild || isDone[cell] === 1 || (least[symbol] as number) > cells) continue;
      const count = from(cell, symbol);
      if (count < (least[symbol] as number)) continue;
      paid += (payOf[symbol] as Int32Array)[count] as number;
      for (let place = 0; place < count; place += 1) gone[found[place] as number] = 1;
    }
    return paid;
  };
};

export const fastClusters = (definition: ClustersDefinition): FastPlayer => {
  const { columns, rows } = definition.grid;
  const { symbols, weights, freeSpins } = definition;
  const { multipliers, freeMultipliers } = sharedParts(definition, freeSpins);
  const [grid, gone] = [new Int8Array(columns * rows), new Uint8Array(columns * rows)];
  const payOfGrid = createFinder(definition, grid, gone);
  const [scatter, grids] = [symbols.indexOf(freeSpins?.scatter ?? ''), noGrids()];
  const fill = (draws: Draws, table: readonly number[]): void => {
    for (let column = 0; column < columns; column += 1)
      for (let row = rows - 1; row >= 0; row -= 1) grid[column * rows + row] = draws.weighted(table);
  };
  const refill = (draws: Draws, table: readonly number[]): void => {
    for (let column = 0; column < columns; column += 1) {
      let to = column * rows + rows - 1;
      for (let cell = to; cell >= column * rows; cell -= 1)
        if (gone[cell] === 0) {
          grid[to] = grid[cell] as number;
          to -= 1;
        } else gone[cell] = 0;
      for (; to >= column * rows; to -= 1) grid[to] = draws.weighted(table);
    }
  };
  return fastCascades(definition, grids, (draws, free, step) => {
    const table = free ? (freeSpins?.weights ?? weights) : weights;
    const times = free ? freeMultipliers : multipliers;
    grids.won = 0;
    grids.first = 0;
    grids.wins = 0;
    grids.scatters = 0;
    fill(draws, table);
    for (let paid = payOfGrid(); paid > 0; paid = payOfGrid()) {
      const pays = paid * lastOf(times, step + grids.wins);
      if (grids.wins === 0) grids.first = pays;
      grids.won += pays;
      grids.wins += 1;
      refill(draws, table);
    }
    for (let cell = 0; cell < grid.length; cell += 1) if (grid[cell] === scatter) grids.scatters += 1;
  });
};
