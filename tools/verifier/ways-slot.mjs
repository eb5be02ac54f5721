/**
 * Any slot with ways, read from its published definition: every way is gone one cell at a time, and pays for the reels it came over.
 * @typedef {object} Definition
 * @property {{ reels: number, rows: number }} grid
 * @property {Record<string, number>} wilds
 * @property {string} scatter
 * @property {number} unit
 * @property {Record<string, number[]>} pays
 * @property {number[]} scatterPays
 * @property {{ awards: number[], multiplier: number, strips?: string[] }} freeSpins
 * @property {string[]} strips
 * @property {number} maxWin
 */

/** @param {Definition} definition @param {boolean} free */
const stripsOf = ({ strips, freeSpins }, free) =>
  (free ? (freeSpins.strips ?? strips) : strips).map((strip) => strip.split(' '));

/**
 * What all ways of a symbol pay that go on from a reel, having been multiplied so often.
 * @param {Definition} definition @param {string[][]} window @param {string} symbol @param {number} reel @param {number} times
 * @returns {number}
 */
const waysFrom = (definition, window, symbol, reel, times) => {
  const { wilds, pays } = definition;
  const next = (window[reel] ?? []).filter((cell) => cell === symbol || wilds[cell] !== undefined);
  if (next.length === 0) return times * (pays[symbol]?.[reel] ?? 0);
  return next.reduce(
    (sum, cell) => sum + waysFrom(definition, window, symbol, reel + 1, times * (wilds[cell] ?? 1)),
    0,
  );
};

/** In parts of a stake. @param {Definition} definition @param {number[]} stops @param {boolean} free */
const worthOf = (definition, stops, free) => {
  const { grid, pays, scatter, scatterPays, unit, freeSpins } = definition;
  const window = stripsOf(definition, free).map((strip, reel) =>
    Array.from({ length: grid.rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  );
  const scatters = window.flat().filter((symbol) => symbol === scatter).length;
  const wins = Object.keys(pays).reduce((sum, symbol) => sum + waysFrom(definition, window, symbol, 0, 1), 0);
  return { pays: wins + (scatterPays[scatters] ?? 0) * unit, opened: freeSpins.awards[scatters] ?? 0 };
};

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {Definition} definition
 * @returns {import('./check.mjs').Decided}
 */
export const spinWays = (stream, definition) => {
  const { unit, maxWin, freeSpins } = definition;
  const most = maxWin * unit;
  /** @type {number[]} */
  const values = [];
  let [total, left, free] = [0, 1, false];
  while (left > 0) {
    const stops = stripsOf(definition, free).map((strip) => stream.below(strip.length));
    values.push(...stops);
    const { pays, opened } = worthOf(definition, stops, free);
    total = Math.min(most, total + pays * (free ? freeSpins.multiplier : 1));
    left = total < most ? left - 1 + opened : 0;
    free = true;
  }
  return {
    multiplier: (BigInt(total) * 10_000n) / BigInt(unit),
    units: 1n,
    outcome: { values, pays: total, limited: total >= most },
  };
};
