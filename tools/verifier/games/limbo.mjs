/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {unknown} _definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, _definition, { params }) => {
  const target = BigInt(/** @type {{ target: number }} */ (params).target);
  const height = (99n << 52n) / (stream.u52() + 1n);
  const [lowest, highest] = [100n, 100_000_000n];
  const result = height < lowest ? lowest : height > highest ? highest : height;
  const won = result >= target;
  return { multiplier: won ? target * 100n : 0n, units: 1n, outcome: { result: Number(result), won } };
};
