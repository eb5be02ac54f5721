const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Whether a named part of the layout has the number; zero is on none. @type {Record<string, (n: number) => boolean>} */
const parts = {
  red: (n) => reds.has(n),
  black: (n) => !reds.has(n),
  even: (n) => n % 2 === 0,
  odd: (n) => n % 2 === 1,
  low: (n) => n < 19,
  high: (n) => n > 18,
  'dozen-1': (n) => n <= 12,
  'dozen-2': (n) => n > 12 && n <= 24,
  'dozen-3': (n) => n > 24,
  'column-1': (n) => n % 3 === 1,
  'column-2': (n) => n % 3 === 2,
  'column-3': (n) => n % 3 === 0,
};

/** What a chip pays when this number comes, in 1/10,000. @param {string} spot @param {number} pocket @param {boolean} french */
const paid = (spot, pocket, french) => {
  const has = parts[spot];
  if (has === undefined) {
    const numbers = spot.split('-').map(Number);
    return numbers.includes(pocket) ? 360_000 / numbers.length : 0;
  }
  const isThird = spot.startsWith('dozen') || spot.startsWith('column');
  if (pocket === 0) return french && !isThird ? 5_000 : 0;
  return has(pocket) ? (isThird ? 30_000 : 20_000) : 0;
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {{ spots: Record<string, number[]> }} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { spots }, { params }) => {
  const { chips, french } = /** @type {{ chips: Record<string, number>, french: boolean }} */ (params);
  const pocket = stream.below(37);
  let [multiplier, units] = [0n, 0n];
  for (const [spot, count] of Object.entries(chips)) {
    if (spots[spot] === undefined) throw new Error('no such spot');
    units += BigInt(count);
    multiplier += BigInt(count) * BigInt(paid(spot, pocket, french));
  }
  return { multiplier, units, outcome: { pocket } };
};
