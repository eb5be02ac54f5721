/**
 * Any slot whose free spins collect notes, read from its published definition. Every reading of a line is tried; the level is
 * looked up again after each spin.
 * @typedef {object} Definition
 * @property {{ reels: number, rows: number }} grid
 * @property {string} wild
 * @property {string} scatter
 * @property {string} note
 * @property {{ needs: number, multiplier: number, spins: number }[]} levels
 * @property {number[][]} lines
 * @property {Record<string, number[]>} linePays
 * @property {number[]} scatterPays
 * @property {{ awards: number[], strips?: string[] }} freeSpins
 * @property {string[]} strips
 * @property {number} maxWin
 */

/** How many cells from the left are this symbol or wild. @param {string[]} cells @param {string} symbol @param {string} wild */
const runOf = (cells, symbol, wild) => {
  let count = 0;
  while (count < cells.length && (cells[count] === symbol || cells[count] === wild)) count += 1;
  return count;
};

/** Line bets of all lines and of scatters, before any multiplier. @param {Definition} definition @param {string[][]} window */
const paysOf = ({ lines, linePays, wild, scatter, scatterPays }, window) => {
  const onLines = lines.map((line) => {
    const cells = line.map((row, reel) => window[reel]?.[row] ?? '');
    return Object.entries(linePays).reduce(
      (most, [symbol, row]) => Math.max(most, row[runOf(cells, symbol, wild)] ?? 0),
      0,
    );
  });
  const scatters = window.flat().filter((symbol) => symbol === scatter).length;
  return { pays: onLines.reduce((sum, pay) => sum + pay, (scatterPays[scatters] ?? 0) * lines.length), scatters };
};

/** The levels that so many notes have reached. @param {Definition} definition @param {number} notes */
const reached = ({ levels }, notes) => levels.filter(({ needs }) => needs <= notes);

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {Definition} definition
 * @returns {import('./check.mjs').Decided}
 */
export const spinCollection = (stream, definition) => {
  const { grid, lines, maxWin, freeSpins } = definition;
  const most = maxWin * lines.length;
  /** @type {number[]} */
  const values = [];
  const spin = (/** @type {string[]} */ strips) =>
    strips.map((text) => {
      const strip = text.split(' ');
      const stop = stream.below(strip.length);
      values.push(stop);
      return Array.from({ length: grid.rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
    });
  const first = paysOf(definition, spin(definition.strips));
  let total = Math.min(most, first.pays);
  let left = total < most ? (freeSpins.awards[first.scatters] ?? 0) : 0;
  let notes = 0;
  while (left > 0) {
    const window = spin(freeSpins.strips ?? definition.strips);
    const before = reached(definition, notes);
    notes += window.flat().filter((symbol) => symbol === definition.note).length;
    const after = reached(definition, notes);
    const added = after.slice(before.length).reduce((sum, level) => sum + level.spins, 0);
    total = Math.min(most, total + paysOf(definition, window).pays * (before.at(-1)?.multiplier ?? 1));
    left = total < most ? left - 1 + added : 0;
  }
  return {
    multiplier: (BigInt(total) * 10_000n) / BigInt(lines.length),
    units: 1n,
    outcome: { values, pays: total, limited: total >= most },
  };
};
