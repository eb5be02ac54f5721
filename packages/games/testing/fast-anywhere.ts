/** Pay anywhere by numbers of symbols alone: where a cell is does not matter to what it pays. */
import type { AnywhereDefinition } from '../src/slots/cascades/anywhere.ts';
import { sharedParts } from '../src/slots/cascades/cascade.ts';
import { payForSize } from '../src/slots/cascades/columns.ts';
import { fastCascades, lastOf, noGrids, type FastPlayer } from './fast-cascades.ts';

/** Every pay of each symbol by its number. */
const paysOf = ({ symbols, pays }: AnywhereDefinition, cells: number): Int32Array =>
  Int32Array.from(
    symbols.flatMap((name) => Array.from({ length: cells + 1 }, (_, size) => payForSize(pays[name] ?? [], size))),
  );

export const fastAnywhere = (definition: AnywhereDefinition): FastPlayer => {
  const { grid, symbols, orbs, weights, freeSpins } = definition;
  const { multipliers, freeMultipliers } = sharedParts(definition, freeSpins);
  const cells = grid.columns * grid.rows;
  const pays = paysOf(definition, cells);
  const times = Int32Array.from(symbols, (name) => orbs[name] ?? 0);
  const [scatter, counts, grids] = [
    symbols.indexOf(freeSpins?.scatter ?? ''),
    new Int32Array(symbols.length),
    noGrids(),
  ];
  const orbsNow = (): number => {
    let sum = 0;
    for (let symbol = 0; symbol < counts.length; symbol += 1)
      sum += (counts[symbol] as number) * (times[symbol] as number);
    return sum;
  };
  /** Cells that the last wins have left. */
  let fresh = 0;
  /** Takes the winning symbols away; returns what they pay. */
  const takeWins = (): number => {
    let paid = 0;
    fresh = 0;
    for (let symbol = 0; symbol < counts.length; symbol += 1) {
      const size = counts[symbol] as number;
      const pay = pays[symbol * (cells + 1) + size] as number;
      if (pay === 0) continue;
      paid += pay;
      fresh += size;
      counts[symbol] = 0;
    }
    return paid;
  };
  return fastCascades(definition, grids, (draws, free, step) => {
    const row = free ? (freeSpins?.weights ?? weights) : weights;
    const rising = free ? freeMultipliers : multipliers;
    counts.fill(0);
    fresh = cells;
    grids.won = 0;
    grids.first = 0;
    grids.wins = 0;
    for (;;) {
      for (let cell = 0; cell < fresh; cell += 1) {
        const symbol = draws.weighted(row);
        counts[symbol] = (counts[symbol] as number) + 1;
      }
      grids.orbs = orbsNow();
      const paid = takeWins() * lastOf(rising, step + grids.wins);
      if (paid === 0) break;
      if (grids.wins === 0) grids.first = paid * (grids.orbs || 1);
      grids.won += paid;
      grids.wins += 1;
    }
    grids.scatters = scatter < 0 ? 0 : (counts[scatter] as number);
  });
};
