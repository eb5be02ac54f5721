/**
 * Any slot whose symbols pay anywhere, read from its published definition: where a cell is does not matter to what it pays, so each column
 * is a list of names from its lowest cell up, and names are counted.
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
 * @property {Record<string, number>} orbs
 * @property {number[]} weights
 * @property {number} unit
 * @property {number[]} multipliers
 * @property {Record<string, [number, number][]>} pays
 * @property {FreeSpins} [freeSpins]
 * @property {number} maxWin
 */

/** The last entry holds from there on. @param {number[]} row @param {number} place */
const lastOf = (row, place) => row[Math.min(place, row.length - 1)] ?? 0;

/** A symbol with a number below all weights: the first whose weights, with those before, are more. @param {number[]} weights @param {number} value */
const symbolAt = (weights, value) => {
  let reached = 0;
  return weights.findIndex((weight) => (reached += weight) > value);
};

/** @param {string[][]} columns @param {string} name */
const countIn = (columns, name) => columns.flat().filter((seen) => seen === name).length;

/**
 * What a spin wins before its orbs, and the columns that are left. `before`: wins of earlier spins that the multipliers go on from.
 * @param {Definition} definition @param {() => string} fresh @param {number[]} multipliers @param {number} before
 */
const playGrids = ({ grid, pays }, fresh, multipliers, before) => {
  /** @type {string[][]} */
  let columns = Array.from({ length: grid.columns }, () => []);
  let [won, wins] = [0, before];
  for (;;) {
    for (const column of columns) while (column.length < grid.rows) column.push(fresh());
    const paying = Object.entries(pays).flatMap(([name, tiers]) => {
      const paid = tiers.findLast(([from]) => countIn(columns, name) >= from)?.[1] ?? 0;
      return paid > 0 ? [{ name, paid }] : [];
    });
    if (paying.length === 0) return { columns, won, wins };
    won += paying.reduce((sum, { paid }) => sum + paid, 0) * lastOf(multipliers, wins);
    wins += 1;
    columns = columns.map((column) => column.filter((seen) => paying.every(({ name }) => name !== seen)));
  }
};

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {Definition} definition
 * @returns {import('./check.mjs').Decided}
 */
export const spinAnywhere = (stream, definition) => {
  const { unit, maxWin, freeSpins, orbs, symbols } = definition;
  const most = maxWin * unit;
  /** @type {number[]} */
  const values = [];
  let [total, left, free, wins, sum] = [0, 1, false, 0, 0];
  while (left > 0) {
    const weights = (free ? freeSpins?.weights : undefined) ?? definition.weights;
    const all = weights.reduce((added, weight) => added + weight, 0);
    const fresh = () => {
      values.push(stream.below(all));
      return symbols[symbolAt(weights, values.at(-1) ?? 0)] ?? '';
    };
    const multipliers = (free ? freeSpins?.multipliers : undefined) ?? definition.multipliers;
    const spin = playGrids(definition, fresh, multipliers, free && freeSpins?.keeps === true ? wins : 0);
    const seen = Object.entries(orbs).reduce((added, [orb, times]) => added + times * countIn(spin.columns, orb), 0);
    // A paid spin, and a free one that keeps nothing, begin from nothing.
    if (!free || freeSpins?.keeps !== true) sum = 0;
    if (spin.won > 0) sum += seen;
    const pays = spin.won * (seen > 0 && spin.won > 0 ? sum : 1);
    const suns = freeSpins === undefined ? 0 : countIn(spin.columns, freeSpins.scatter);
    const awards = (free ? freeSpins?.freeAwards : undefined) ?? freeSpins?.awards ?? [0];
    total = Math.min(most, total + pays + lastOf(freeSpins?.scatterPays ?? [0], suns) * unit);
    left = total < most ? left - 1 + lastOf(awards, suns) : 0;
    // The first free spin begins again.
    [wins, sum] = free ? [spin.wins, sum] : [0, 0];
    free = true;
  }
  return {
    multiplier: (BigInt(total) * 10_000n) / BigInt(unit),
    units: 1n,
    outcome: { values, pays: total, limited: total >= most },
  };
};
