/**
 * Hold and win over any slot with lines, read from its published definition: coins in view are drawn where they stand, then a board of
 * cells is filled, respin after respin. Where respins are for sale, a bought round begins with a board whose coins are drawn.
 * @typedef {{ pays: number, weight: number }} Value
 * @typedef {object} Hold
 * @property {number} opens
 * @property {number} respins
 * @property {[number, number]} lands
 * @property {Value[]} values
 * @property {{ pays: number }} full
 * @property {{ coins: number, price: number }} [buy]
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

/** @typedef {import('./lines-slot.mjs').Definition & { coin: string, hold: Hold }} HoldDefinition */

/**
 * @param {import('./stream.mjs').Stream} stream @param {HoldDefinition} definition @param {number[]} values what was drawn
 */
const drawsFrom = (stream, definition, values) => {
  const { coin, hold, grid, strips } = definition;
  const worths = hold.values.map(({ pays }) => pays);
  const weights = hold.values.map(({ weight }) => weight);
  const coinWorth = () => {
    const [place, value] = weighted(stream, weights);
    values.push(value);
    return worths[place] ?? 0;
  };
  return {
    coinWorth,
    /** The board after a spin, and what its lines pay. One list of cells, reel by reel from the top: what each holds, or nothing. */
    spin: () => {
      const stops = strips.map((strip) => stream.below(strip.split(' ').length));
      values.push(...stops);
      const board = windowOf(definition, strips, stops)
        .flat()
        .map((symbol) => (symbol === coin ? coinWorth() : 0));
      return { board, lines: linesWorth(definition, stops) };
    },
    /** The board that was bought: different cells, each out of those that are left. @param {number} coins */
    buy: (coins) => {
      const board = Array.from({ length: grid.reels * grid.rows }, () => -1);
      const free = [...board.keys()];
      for (let placed = 0; placed < coins; placed += 1) {
        const value = stream.below(free.length);
        values.push(value);
        for (const cell of free.splice(value, 1)) board[cell] = 1;
      }
      return { board: board.map((taken) => (taken === 1 ? coinWorth() : 0)), lines: 0 };
    },
  };
};

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {HoldDefinition} definition
 * @param {{ params?: Record<string, unknown> }} [round]
 * @returns {import('./check.mjs').Decided}
 */
export const holdAndSpin = (stream, definition, { params = {} } = {}) => {
  const { lines, maxWin, hold } = definition;
  const most = maxWin * lines.length;
  /** @type {number[]} */
  const values = [];
  const { spin, buy, coinWorth } = drawsFrom(stream, definition, values);
  const bought = params['buy'] === true ? hold.buy : undefined;
  const { board, lines: won } = bought === undefined ? spin() : buy(bought.coins);
  const held = () => board.filter((worth) => worth > 0).length;
  let total = Math.min(most, won);
  if ((bought !== undefined || held() >= hold.opens) && total < most) {
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
    units: BigInt(bought?.price ?? 1),
    outcome: { values, pays: total, limited: total >= most, ...(bought === undefined ? {} : { bought: true }) },
  };
};
