/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {unknown} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, definition, { params }) => {
  const { rows, risk } = /** @type {{ rows: number, risk: string }} */ (params);
  const { halves } = /** @type {{ halves: Record<string, Record<string, number[]>> }} */ (definition);
  /** @type {number[]} */
  const path = [];
  let bucket = 0;
  while (path.length < rows) {
    const step = stream.below(2);
    path.push(step);
    bucket += step;
  }
  const fromEdge = bucket * 2 > rows ? rows - bucket : bucket;
  const tenths = halves[risk]?.[String(rows)]?.[fromEdge];
  if (tenths === undefined) throw new Error('no such board');
  return { multiplier: BigInt(tenths) * 1_000n, units: 1n, outcome: { path, bucket } };
};
