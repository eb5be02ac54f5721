/**
 * Hold and win over any slot with lines, read from its published definition: coins in view are drawn where they stand, then a board of
 * cells is filled, respin after respin.
 * @typedef {{ pays: number, weight: number }} Value
 * @typedef {object} Hold
 * @property {number} opens
 * @property {number} respins
 * @property {[number, number]} lands
 * @property {Value[]} values
 * @property {{ pays: number }} full
 */
import { linesWorth, windowOf } from './lines-slot.mjs';

/**
 * One of a list by its weights, and the number that decided it.
 * @param {import('./stream.mjs').Stream} stream @param {number[]} weights
 * @returns {[place: number, value: number]}
 */
const weighted = (stream, weights) => {
  const value = stream.below(weights.reduce((sum, weight) => sum + weight, 0));
  let rest = value;
  for (const [place, weight] of weights.entries()) {
    if (rest < weight) return [place, value];
    rest -= weight;
  }
  throw new Error('A weight is missing');
};

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {import('./lines-slot.mjs').Definition & { coin: string, hold: Hold }} definition
 * @returns {import('./check.mjs').Decided}
 */
export const holdAndSpin = (stream, definition) => {
  const { lines, maxWin, coin, hold, strips } = definition;
  const most = maxWin * lines.length;
  const stops = strips.map((strip) => stream.below(strip.split(' ').length));
  /** @type {number[]} */
  const values = [...stops];
  const worths = hold.values.map(({ pays }) => pays);
  const weights = hold.values.map(({ weight }) => weight);
  const coinWorth = () => {
    const [place, value] = weighted(stream, weights);
    values.push(value);
    return worths[place] ?? 0;
  };
  // One list of cells, reel by reel from the top: what each holds, or nothing.
  const board = windowOf(definition, strips, stops)
    .flat()
    .map((symbol) => (symbol === coin ? coinWorth() : 0));
  const held = () => board.filter((worth) => worth > 0).length;
  let total = Math.min(most, linesWorth(definition, stops));
  if (held() >= hold.opens && total < most) {
    let left = hold.respins;
    while (left > 0 && held() < board.length) {
      left -= 1;
      for (const cell of board.keys()) {
        if (board[cell] !== 0) continue;
        const [landed, value] = weighted(stream, hold.lands);
        values.push(value);
        if (landed === 0) continue;
        board[cell] = coinWorth();
        left = hold.respins;
      }
    }
    const full = held() === board.length ? hold.full.pays : 0;
    total = Math.min(most, total + full + board.reduce((sum, worth) => sum + worth, 0));
  }
  return {
    multiplier: (BigInt(total) * 10_000n) / BigInt(lines.length),
    units: 1n,
    outcome: { values, pays: total, limited: total >= most },
  };
};
