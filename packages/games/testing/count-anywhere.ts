/**
 * Rounds of slots whose symbols pay anywhere, by numbers of symbols alone: where a cell is does not matter to what it pays, so that the
 * same draws pay the same as by the rules (`count-anywhere.test.ts`), twenty times as fast.
 */
import { mathVersionOf } from '../src/game-module.ts';
import type { AnywhereDefinition } from '../src/slots/cascades/anywhere.ts';
import { payForSize, type Draws } from '../src/slots/cascades/columns.ts';
import { addSpin } from '../src/slots/free-spins.ts';
import type { Counting } from './count-slot.ts';

const lastOf = (row: readonly number[], place: number): number => row[Math.min(place, row.length - 1)] ?? 0;

/** Every pay of each symbol by its number, and what each orb adds. */
const tablesOf = ({ grid, symbols, pays, orbs }: AnywhereDefinition) => {
  const cells = grid.columns * grid.rows;
  return {
    cells,
    pays: symbols.map((name) => Array.from({ length: cells + 1 }, (_, size) => payForSize(pays[name] ?? [], size))),
    times: symbols.map((name) => orbs[name] ?? 0),
  };
};

interface Grids {
  /** Before orbs, and what the first grid pays by itself with its own. */
  readonly won: number;
  readonly first: number;
  readonly wins: number;
  readonly seen: number;
}

export const anywhereCounting = (definition: AnywhereDefinition): Counting => {
  const { symbols, unit, maxWin, multipliers, freeSpins, weights } = definition;
  const { cells, pays, times } = tablesOf(definition);
  const [scatter, counts] = [symbols.indexOf(freeSpins?.scatter ?? ''), new Int32Array(symbols.length)];
  const most = maxWin * unit;
  const seenNow = (): number => {
    let sum = 0;
    for (let symbol = 0; symbol < counts.length; symbol += 1)
      sum += (counts[symbol] as number) * (times[symbol] as number);
    return sum;
  };
  /** Takes the winning symbols away; returns what they pay. */
  const takeWins = (): readonly [paid: number, gone: number] => {
    let [paid, gone] = [0, 0];
    for (let symbol = 0; symbol < counts.length; symbol += 1) {
      const size = counts[symbol] as number;
      const pay = pays[symbol]?.[size] ?? 0;
      if (pay === 0) continue;
      paid += pay;
      gone += size;
      counts[symbol] = 0;
    }
    return [paid, gone];
  };
  const playGrids = (draws: Draws, row: readonly number[], rising: readonly number[], before: number): Grids => {
    counts.fill(0);
    let [won, first, wins, fresh] = [0, 0, before, cells];
    for (;;) {
      for (let cell = 0; cell < fresh; cell += 1) {
        const symbol = draws.weighted(row);
        counts[symbol] = (counts[symbol] as number) + 1;
      }
      const orbs = won === 0 ? seenNow() : 0;
      const [paid, gone] = takeWins();
      if (paid === 0) return { won, first, wins, seen: seenNow() };
      if (won === 0) first = paid * lastOf(rising, wins) * (orbs || 1);
      won += paid * lastOf(rising, wins);
      wins += 1;
      fresh = gone;
    }
  };
  return {
    mathVersion: mathVersionOf({ ...definition }),
    most,
    play: (draws) => {
      let [going, free, wins, kept]: [{ total: number; left: number }, boolean, number, number] = [
        { total: 0, left: 1 },
        false,
        0,
        0,
      ];
      let [first, opened] = [0, false];
      while (going.left > 0) {
        const row = (free ? freeSpins?.weights : undefined) ?? weights;
        const rising = (free ? freeSpins?.multipliers : undefined) ?? multipliers;
        const keeps = free && freeSpins?.keeps === true;
        const grids = playGrids(draws, row, rising, keeps ? wins : 0);
        const sum = (keeps ? kept : 0) + (grids.won > 0 ? grids.seen : 0);
        const suns = scatter < 0 ? 0 : (counts[scatter] as number);
        const awards = (free ? freeSpins?.freeAwards : undefined) ?? freeSpins?.awards ?? [0];
        const spin = {
          pays:
            grids.won * (grids.won > 0 && grids.seen > 0 ? sum : 1) +
            lastOf(freeSpins?.scatterPays ?? [0], suns) * unit,
          opened: lastOf(awards, suns),
        };
        const added = addSpin({ unit, maxWin }, { total: going.total, left: going.left - 1 }, spin);
        if (!free) first = grids.first;
        opened ||= added.opened > 0;
        [wins, kept] = free ? [grids.wins, sum] : [0, 0];
        [going, free] = [added, true];
      }
      return { pays: going.total, first, opened };
    },
  };
};
