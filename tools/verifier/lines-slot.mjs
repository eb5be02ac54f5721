/**
 * Any slot with lines, read from its published definition: the symbols' own names, every reading of a line tried, the best
 * one paid.
 * @typedef {object} Definition
 * @property {{ reels: number, rows: number }} grid
 * @property {string} wild
 * @property {string} [scatter]
 * @property {number[][]} lines
 * @property {Record<string, number[]>} linePays
 * @property {string} [wilds]
 * @property {string} [direction]
 * @property {number[]} scatterPays
 * @property {{ awards: number[], multiplier: number, strips?: string[], wilds?: string }} freeSpins
 * @property {string[]} strips
 * @property {number} maxWin
 */

/** @param {Definition} definition @param {boolean} free */
const stripsOf = ({ strips, freeSpins }, free) => (free ? (freeSpins.strips ?? strips) : strips);

/** @param {Definition} definition @param {string[]} strips @param {number[]} stops */
export const windowOf = ({ grid }, strips, stops) =>
  stops.map((stop, reel) => {
    const strip = (strips[reel] ?? '').split(' ');
    return Array.from({ length: grid.rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
  });

/** How many cells from the left read as this symbol. @param {string[]} cells @param {string} symbol @param {string} wild */
const runOf = (cells, symbol, wild) => {
  const end = cells.findIndex((cell) => cell !== symbol && cell !== wild);
  return end < 0 ? cells.length : end;
};

/** A wild that expands is on every row of its reel. @param {Definition} definition @param {string[][]} window */
const expanded = ({ wild, wilds }, window) =>
  window.map((reel) => (wilds === 'expand' && reel.includes(wild) ? reel.map(() => wild) : reel));

/** The best reading of the cells from their first one on. @param {Definition} definition @param {string[]} cells */
const bestOf = ({ linePays, wild }, cells) =>
  Math.max(...Object.entries(linePays).map(([symbol, row]) => row[runOf(cells, symbol, wild)] ?? 0));

/** Whether every cell is one symbol, wilds standing for it. @param {Definition} definition @param {string[]} cells */
const isWhole = ({ linePays, wild }, cells) =>
  Object.keys(linePays).some((symbol) => runOf(cells, symbol, wild) === cells.length);

/** What a line pays; one that goes over all reels pays once. @param {Definition} definition @param {string[]} cells */
const lineOf = (definition, cells) => {
  const left = bestOf(definition, cells);
  if (definition.direction !== 'both') return left;
  const right = bestOf(definition, [...cells].reverse());
  return isWhole(definition, cells) ? Math.max(left, right) : left + right;
};

/**
 * What a spin pays in line bets, and the cells, `reel row`, that show a wild after it.
 * @param {Definition} definition @param {number[]} stops @param {{ free: boolean, kept: Set<string> }} spin
 */
const worthOf = (definition, stops, { free, kept }) => {
  const { lines, wild, scatter, scatterPays, freeSpins } = definition;
  const window = windowOf(definition, stripsOf(definition, free), stops);
  const read = expanded(definition, window).map((reel, at) =>
    reel.map((symbol, row) => (kept.has(`${at} ${row}`) ? wild : symbol)),
  );
  let pays = 0;
  for (const line of lines)
    pays += lineOf(
      definition,
      line.map((row, reel) => read[reel]?.[row] ?? ''),
    );
  const scatters = window.flat().filter((symbol) => symbol === scatter).length;
  pays += (scatterPays[scatters] ?? 0) * lines.length;
  const wilds = read.flatMap((reel, at) => reel.flatMap((symbol, row) => (symbol === wild ? [`${at} ${row}`] : [])));
  return { pays, opened: freeSpins.awards[scatters] ?? 0, wilds };
};

/** Of a paid spin, in line bets. @param {Definition} definition @param {number[]} stops */
export const linesWorth = (definition, stops) => worthOf(definition, stops, { free: false, kept: new Set() }).pays;

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {Definition} definition
 * @returns {import('./check.mjs').Decided}
 */
export const spinReels = (stream, definition) => {
  const { lines, maxWin, freeSpins } = definition;
  const most = maxWin * lines.length;
  const spin = (/** @type {boolean} */ free) =>
    stripsOf(definition, free).map((strip) => stream.below(strip.split(' ').length));
  const stops = [spin(false)];
  const first = worthOf(definition, stops[0] ?? [], { free: false, kept: new Set() });
  let total = Math.min(most, first.pays);
  let left = total < most ? first.opened : 0;
  /** @type {Set<string>} */
  let kept = new Set();
  while (left > 0) {
    const next = spin(true);
    stops.push(next);
    const { pays, opened, wilds } = worthOf(definition, next, { free: true, kept });
    if (freeSpins.wilds === 'stick') kept = new Set(wilds);
    total = Math.min(most, total + pays * freeSpins.multiplier);
    left = total < most ? left - 1 + opened : 0;
  }
  return {
    multiplier: (BigInt(total) * 10_000n) / BigInt(lines.length),
    units: 1n,
    outcome: { stops, pays: total, limited: total >= most },
  };
};
