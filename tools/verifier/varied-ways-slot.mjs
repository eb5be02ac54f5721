/**
 * Any slot with ways on reels of changing height, read from its published definition: reel by reel, what goes on from the left is noted
 * down cell by cell, and pays for the reels it came over.
 * @typedef {object} FreeSpins
 * @property {string} scatter
 * @property {number[]} awards
 * @property {number[]} [freeAwards]
 * @property {number[]} scatterPays
 * @property {number[]} multipliers
 * @property {boolean} keeps
 * @property {number[][]} [weights]
 *
 * @typedef {object} Definition
 * @property {{ least: number, weights: number[][] }} heights
 * @property {string[]} symbols
 * @property {string} wild
 * @property {number[][]} weights
 * @property {number} unit
 * @property {number[]} multipliers
 * @property {Record<string, number[]>} pays
 * @property {FreeSpins} [freeSpins]
 * @property {number} maxWin
 */
import { drawSymbol, lastOf } from './clusters-slot.mjs';

/**
 * What wins on a grid of names, each reel from its lowest cell up; `gone`: reel and height of each cell that goes.
 * @param {Definition} definition @param {string[][]} grid
 */
const winsOf = ({ wild, pays }, grid) => {
  let total = 0;
  /** @type {Set<string>} */
  const gone = new Set();
  for (const [symbol, row] of Object.entries(pays)) {
    /** Every way as far as it goes. @type {string[][]} */
    const reels = [];
    for (const [reel, cells] of grid.entries()) {
      const own = cells.flatMap((name, height) => (name === symbol || name === wild ? [`${reel},${height}`] : []));
      if (own.length === 0) break;
      reels.push(own);
    }
    const paid = row[reels.length] ?? 0;
    if (paid === 0) continue;
    total += paid * reels.reduce((ways, { length }) => ways * length, 1);
    for (const cell of reels.flat()) gone.add(cell);
  }
  return { total, gone };
};

/**
 * One spin: `step` is how many wins came before it.
 * @param {import('./stream.mjs').Stream} stream @param {Definition} definition
 * @param {{ free: boolean, step: number, values: number[] }} spin
 */
const playSpin = (stream, definition, { free, step, values }) => {
  const { heights, symbols, freeSpins, unit } = definition;
  const weights = free ? (freeSpins?.weights ?? definition.weights) : definition.weights;
  const multipliers = free ? (freeSpins?.multipliers ?? definition.multipliers) : definition.multipliers;
  const tall = heights.weights.map((row) => heights.least + drawSymbol(stream, row, values));
  /** @type {string[][]} */
  const grid = tall.map(() => []);
  const fillUp = () => {
    for (const [reel, cells] of grid.entries())
      while (cells.length < (tall[reel] ?? 0))
        cells.push(symbols[drawSymbol(stream, weights[reel] ?? [], values)] ?? '');
  };
  let [pays, wins] = [0, step];
  for (;;) {
    fillUp();
    const { total, gone } = winsOf(definition, grid);
    if (gone.size === 0) break;
    pays += total * lastOf(multipliers, wins);
    wins += 1;
    for (const [reel, cells] of grid.entries())
      grid[reel] = cells.filter((_, height) => !gone.has(`${reel},${height}`));
  }
  if (freeSpins === undefined) return { pays, opened: 0, step: wins };
  const scatters = grid.flat().filter((symbol) => symbol === freeSpins.scatter).length;
  const awards = free ? (freeSpins.freeAwards ?? freeSpins.awards) : freeSpins.awards;
  return { pays: pays + lastOf(freeSpins.scatterPays, scatters) * unit, opened: lastOf(awards, scatters), step: wins };
};

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {Definition} definition
 * @returns {import('./check.mjs').Decided}
 */
export const spinVariedWays = (stream, definition) => {
  const { unit, maxWin, freeSpins } = definition;
  const most = maxWin * unit;
  /** @type {number[]} */
  const values = [];
  let [total, left, free, step] = [0, 1, false, 0];
  while (left > 0) {
    const spin = playSpin(stream, definition, { free, step, values });
    total = Math.min(most, total + spin.pays);
    left = total < most ? left - 1 + spin.opened : 0;
    // The first free spin begins again; the others go on, where the definition says so.
    step = free && freeSpins?.keeps === true ? spin.step : 0;
    free = true;
  }
  return {
    multiplier: (BigInt(total) * 10_000n) / BigInt(unit),
    units: 1n,
    outcome: { values, pays: total, limited: total >= most },
  };
};
