/**
 * Rounds of clusters by the hundred million: the rules of `cascades` on one grid that is filled again and again, without a record of what
 * won. `slot-rounds.test.ts` compares both, round by round.
 */
import type { ClustersDefinition } from '../src/slots/cascades/clusters.ts';
import { sharedParts } from '../src/slots/cascades/cascade.ts';
import { payForSize, type Draws } from '../src/slots/cascades/columns.ts';
import { addSpin } from '../src/slots/free-spins.ts';

/** The last one holds for more. */
const lastOf = (row: readonly number[], place: number): number => row[Math.min(place, row.length - 1)] ?? 0;

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
  const [seenBy, doneIn] = [new Int32Array(cells), new Int32Array(cells)];
  const found = new Int16Array(cells);
  let [cluster, turn] = [0, 0];
  /** Number of cells in `found`. */
  const from = (first: number, symbol: number): number => {
    cluster += 1;
    seenBy[first] = cluster;
    found[0] = first;
    let count = 1;
    for (let next = 0; next < count; next += 1) {
      const cell = found[next] as number;
      if (grid[cell] === symbol) doneIn[cell] = turn;
      for (let side = 0; side < 4; side += 1) {
        const other = near[cell * 4 + side] as number;
        if (seenBy[other] === cluster) continue;
        const seen = grid[other];
        if (seen !== symbol && seen !== wild) continue;
        seenBy[other] = cluster;
        found[count] = other;
        count += 1;
      }
    }
    return count;
  };
  /** What the grid pays before any multiplier. */
  return (): number => {
    turn += 1;
    let paid = 0;
    for (let cell = 0; cell < cells; cell += 1) {
      const symbol = grid[cell] as number;
      if (symbol === wild || doneIn[cell] === turn || (least[symbol] as number) > cells) continue;
      const count = from(cell, symbol);
      if (count < (least[symbol] as number)) continue;
      paid += (payOf[symbol] as Int32Array)[count] as number;
      for (let place = 0; place < count; place += 1) gone[found[place] as number] = 1;
    }
    return paid;
  };
};

/** What a round pays, in parts of a stake. */
export const fastClusters = (definition: ClustersDefinition): ((draws: Draws) => number) => {
  const { columns, rows } = definition.grid;
  const { symbols, weights, freeSpins } = definition;
  const { rules, multipliers, freeMultipliers, keeps } = sharedParts(definition, freeSpins);
  const [grid, gone] = [new Int8Array(columns * rows), new Uint8Array(columns * rows)];
  const payOfGrid = createFinder(definition, grid, gone);
  const scatter = symbols.indexOf(freeSpins?.scatter ?? '');
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
  /** Grids with a win, and what all pay together. */
  const spun = { wins: 0, pays: 0, scatters: 0 };
  const spin = (draws: Draws, free: boolean, step: number): void => {
    const table = free ? (freeSpins?.weights ?? weights) : weights;
    const times = free ? freeMultipliers : multipliers;
    [spun.wins, spun.pays, spun.scatters] = [0, 0, 0];
    fill(draws, table);
    for (let paid = payOfGrid(); paid > 0; paid = payOfGrid()) {
      spun.pays += paid * lastOf(times, step + spun.wins);
      spun.wins += 1;
      refill(draws, table);
    }
    for (const seen of grid) if (seen === scatter) spun.scatters += 1;
  };
  const scattersPay = (): number => lastOf(freeSpins?.scatterPays ?? [], spun.scatters) * rules.unit;
  return (draws) => {
    spin(draws, false, 0);
    const opened = lastOf(freeSpins?.awards ?? [], spun.scatters);
    let state = addSpin(rules, { total: 0, left: 0 }, { pays: spun.pays + scattersPay(), opened });
    let step = 0;
    while (state.left > 0) {
      spin(draws, true, keeps ? step : 0);
      step += spun.wins;
      const more = lastOf(freeSpins?.freeAwards ?? freeSpins?.awards ?? [], spun.scatters);
      const before = { total: state.total, left: state.left - 1 };
      state = addSpin(rules, before, { pays: spun.pays + scattersPay(), opened: more });
    }
    return state.total;
  };
};
