/**
 * Any slot with clusters, read from its published definition: cells are joined to their neighbours pair by pair, symbol by symbol, and
 * what is joined to enough others pays and goes.
 * @typedef {object} FreeSpins
 * @property {string} scatter
 * @property {number[]} awards
 * @property {number[]} [freeAwards]
 * @property {number[]} scatterPays
 * @property {number[]} multipliers
 * @property {boolean} keeps
 * @property {number[]} [weights]
 *
 * @typedef {object} Definition
 * @property {{ columns: number, rows: number }} grid
 * @property {string[]} symbols
 * @property {string} [wild]
 * @property {number[]} weights
 * @property {number} unit
 * @property {number[]} multipliers
 * @property {Record<string, [number, number][]>} pays
 * @property {FreeSpins} [freeSpins]
 * @property {number} maxWin
 */

/** The last entry holds from there on. @param {number[]} row @param {number} place */
export const lastOf = (row, place) => row[Math.min(place, row.length - 1)] ?? 0;

/** Each cell draws a number out of all weights. @param {import('./stream.mjs').Stream} stream @param {number[]} weights @param {number[]} values */
export const drawSymbol = (stream, weights, values) => {
  const value = stream.below(weights.reduce((sum, weight) => sum + weight, 0));
  values.push(value);
  let [symbol, left] = [0, value];
  while (left >= (weights[symbol] ?? 0)) {
    left -= weights[symbol] ?? 0;
    symbol += 1;
  }
  return symbol;
};

/**
 * What wins on a grid, by names from the top of each column.
 * @param {Definition} definition @param {string[][]} grid
 */
const winsOf = ({ grid: { columns, rows }, wild, pays }, grid) => {
  let total = 0;
  /** @type {Set<string>} */
  const gone = new Set();
  for (const [symbol, tiers] of Object.entries(pays)) {
    /** Which group a cell belongs to. @type {Map<string, string>} */
    const groups = new Map();
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1)
        if ([symbol, wild].includes(grid[column]?.[row])) groups.set(`${column},${row}`, `${column},${row}`);
    const join = (/** @type {string} */ one, /** @type {string} */ other) => {
      const [kept, left] = [groups.get(one), groups.get(other)];
      if (kept === undefined || left === undefined || kept === left) return;
      for (const [cell, group] of groups) if (group === left) groups.set(cell, kept);
    };
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) {
        join(`${column},${row}`, `${column + 1},${row}`);
        join(`${column},${row}`, `${column},${row + 1}`);
      }
    for (const group of new Set(groups.values())) {
      const cells = [...groups.keys()].filter((cell) => groups.get(cell) === group);
      const own = cells.some((cell) => {
        const [column = 0, row = 0] = cell.split(',').map(Number);
        return grid[column]?.[row] === symbol;
      });
      const paid = tiers.findLast(([from]) => cells.length >= from)?.[1] ?? 0;
      if (!own || paid === 0) continue;
      total += paid;
      for (const cell of cells) gone.add(cell);
    }
  }
  return { total, gone };
};

/**
 * One spin: `step` is how many wins came before it.
 * @param {import('./stream.mjs').Stream} stream @param {Definition} definition
 * @param {{ free: boolean, step: number, values: number[] }} spin
 */
const playSpin = (stream, definition, { free, step, values }) => {
  const { grid: size, symbols, freeSpins, unit } = definition;
  const weights = free ? (freeSpins?.weights ?? definition.weights) : definition.weights;
  const multipliers = free ? (freeSpins?.multipliers ?? definition.multipliers) : definition.multipliers;
  const fresh = () => symbols[drawSymbol(stream, weights, values)] ?? '';
  /** From the lowest cell up. @type {string[][]} */
  let columns = Array.from({ length: size.columns }, () => Array.from({ length: size.rows }, fresh));
  let [pays, wins] = [0, step];
  for (;;) {
    const { total, gone } = winsOf(
      definition,
      columns.map((column) => column.toReversed()),
    );
    if (gone.size === 0) break;
    pays += total * lastOf(multipliers, wins);
    wins += 1;
    columns = columns.map((column, at) => {
      const kept = column.filter((_, height) => !gone.has(`${at},${size.rows - 1 - height}`));
      while (kept.length < size.rows) kept.push(fresh());
      return kept;
    });
  }
  if (freeSpins === undefined) return { pays, opened: 0, step: wins };
  const scatters = columns.flat().filter((symbol) => symbol === freeSpins.scatter).length;
  const awards = free ? (freeSpins.freeAwards ?? freeSpins.awards) : freeSpins.awards;
  return { pays: pays + lastOf(freeSpins.scatterPays, scatters) * unit, opened: lastOf(awards, scatters), step: wins };
};

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {Definition} definition
 * @returns {import('./check.mjs').Decided}
 */
export const spinClusters = (stream, definition) => {
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
