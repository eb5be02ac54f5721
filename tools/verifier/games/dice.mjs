/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {unknown} _definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, _definition, { params }) => {
  const { target, direction } = /** @type {{ target: number, direction: string }} */ (params);
  const result = stream.below(10_000);
  const over = direction === 'over';
  const won = over ? result > target : result < target;
  const chances = over ? 9_999 - target : target;
  return { multiplier: won ? 99_000_000n / BigInt(chances) : 0n, units: 1n, outcome: { result, won } };
};
