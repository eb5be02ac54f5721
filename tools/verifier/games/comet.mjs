/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {unknown} _definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, _definition, { params, actions }) => {
  const { auto, limit } = /** @type {{ auto?: number, limit: number }} */ (params);
  const drawn = Number((99n << 52n) / (stream.u52() + 1n));
  const crash = drawn < 100 ? 100 : drawn > 1_000_000 ? 1_000_000 : drawn;
  const goal = auto !== undefined && auto < limit ? auto : limit;
  /** @type {number | null} */
  let at = goal <= crash ? goal : null;
  for (const [index, { action }] of actions.entries()) {
    const { type, at: left } = /** @type {{ type: string, at?: number }} */ (action);
    const inFlight = left !== undefined && Number.isInteger(left) && left > 100 && left <= crash && left <= goal;
    if (type !== 'cash-out' || index > 0 || !inFlight) throw new Error('not legal');
    at = left;
  }
  return { multiplier: BigInt(at ?? 0) * 100n, units: 1n, outcome: { crash, at } };
};
