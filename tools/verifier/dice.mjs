/** @typedef {{ multiplier: bigint, units: bigint, outcome: unknown }} Decided `multiplier` in 1/10,000 of the stake, `units` staked */

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {{ target: number, direction: string }} bet
 * @returns {Decided}
 */
export const rollDice = (stream, { target, direction }) => {
  const result = stream.below(10_000);
  const over = direction === 'over';
  const won = over ? result > target : result < target;
  const chances = over ? 9_999 - target : target;
  return { multiplier: won ? 99_000_000n / BigInt(chances) : 0n, units: 1n, outcome: { result, won } };
};
