/**
 * Any slot with lines, read from its published definition: the symbols' own names, every reading of a line tried, the best
 * one paid.
 * @typedef {object} Definition
 * @property {{ reels: number, rows: number }} grid
 * @property {string} wild
 * @property {string} scatter
 * @property {number[][]} lines
 * @property {Record<string, number[]>} linePays
 * @property {number[]} scatterPays
 * @property {{ awards: number[], multiplier: number }} freeSpins
 * @property {string[]} strips
 * @property {number} maxWin
 */

/** @param {Definition} definition @param {number[]} stops */
const windowOf = ({ grid, strips }, stops) =>
  stops.map((stop, reel) => {
    const strip = (strips[reel] ?? '').split(' ');
    return Array.from({ length: grid.rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
  });

/** How many cells from the left read as this symbol. @param {string[]} cells @param {string} symbol @param {string} wild */
const runOf = (cells, symbol, wild) => {
  const end = cells.findIndex((cell) => cell !== symbol && cell !== wild);
  return end < 0 ? cells.length : end;
};

/** In line bets. @param {Definition} definition @param {number[]} stops */
const worthOf = (definition, stops) => {
  const { lines, linePays, wild, scatter, scatterPays, freeSpins } = definition;
  const window = windowOf(definition, stops);
  let pays = 0;
  for (const line of lines) {
    const cells = line.map((row, reel) => window[reel]?.[row] ?? '');
    const readings = Object.entries(linePays).map(([symbol, row]) => row[runOf(cells, symbol, wild)] ?? 0);
    pays += Math.max(...readings);
  }
  const scatters = window.flat().filter((symbol) => symbol === scatter).length;
  pays += (scatterPays[scatters] ?? 0) * lines.length;
  return { pays, opened: freeSpins.awards[scatters] ?? 0 };
};

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {Definition} definition
 * @returns {import('./check.mjs').Decided}
 */
export const spinReels = (stream, definition) => {
  const { strips, lines, maxWin, freeSpins } = definition;
  const most = maxWin * lines.length;
  const spin = () => strips.map((strip) => stream.below(strip.split(' ').length));
  const stops = [spin()];
  const first = worthOf(definition, stops[0] ?? []);
  let total = Math.min(most, first.pays);
  let left = total < most ? first.opened : 0;
  while (left > 0) {
    const next = spin();
    stops.push(next);
    const { pays, opened } = worthOf(definition, next);
    total = Math.min(most, total + pays * freeSpins.multiplier);
    left = total < most ? left - 1 + opened : 0;
  }
  return {
    multiplier: (BigInt(total) * 10_000n) / BigInt(lines.length),
    units: 1n,
    outcome: { stops, pays: total, limited: total >= most },
  };
};
