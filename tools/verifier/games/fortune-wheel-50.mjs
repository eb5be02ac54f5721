/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {{ stops: string[], winsTo1: Record<string, number> }} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { stops, winsTo1 }, { params }) => {
  const { chips } = /** @type {{ chips: Record<string, number> }} */ (params);
  const stop = stream.below(stops.length);
  const spot = stops[stop] ?? '';
  let [multiplier, units] = [0n, 0n];
  for (const [name, count] of Object.entries(chips)) {
    const win = winsTo1[name];
    if (win === undefined) throw new Error('no such spot');
    units += BigInt(count);
    if (name === spot) multiplier += BigInt(count) * BigInt(10_000 * (win + 1));
  }
  return { multiplier, units, outcome: { stop, spot } };
};
