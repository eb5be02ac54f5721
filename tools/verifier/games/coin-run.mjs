/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {unknown} _definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, _definition, { params, actions }) => {
  const { stop, most } = /** @type {{ stop: number, most: number }} */ (params);
  /** @type {number[]} */
  const flips = [];
  let [end, multiplier] = ['', 9_800n];
  for (const { action } of actions) {
    if (end !== '') throw new Error('over');
    if (action.type === 'take' && flips.length > 0) end = 'taken';
    else if (action.type === 'void' && flips.length === 0) [end, multiplier] = ['void', 10_000n];
    else if (action.type !== 'flip') throw new Error('not legal');
    else {
      const side = stream.below(2);
      flips.push(side);
      multiplier *= 2n * BigInt(side);
      if (side === 0) end = 'lost';
      else if (flips.length === 20 || flips.length === most || flips.length === stop) end = 'taken';
    }
  }
  if (end === '') throw new Error('open');
  return {
    multiplier,
    units: 1n,
    outcome: { flips, over: true, worthE4: Number(multiplier), nextE4: null },
  };
};
