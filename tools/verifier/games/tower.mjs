/** Of each difficulty: windows a floor, and the safe ones of them. */
const levels = new Map([
  ['easy', [4, 3]],
  ['medium', [3, 2]],
  ['hard', [2, 1]],
  ['expert', [3, 1]],
  ['master', [4, 1]],
]);

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {unknown} _definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, _definition, { params, actions }) => {
  const { difficulty, stop, most } = /** @type {{ difficulty: string, stop: number, most: number }} */ (params);
  const [windows, safe] = levels.get(difficulty) ?? [];
  if (windows === undefined || safe === undefined) throw new Error('no such difficulty');
  /** @type {number[]} */
  const revealed = [];
  for (let floor = 0; floor < 8; floor += 1) {
    const places = Array.from({ length: windows }, (_, place) => place);
    for (let trap = safe; trap < windows; trap += 1)
      revealed.push(floor * windows + /** @type {number} */ (places.splice(stream.below(places.length), 1)[0]));
  }
  const goal = Math.min(8, most, stop || 8);
  /** @type {number[]} */
  const opened = [];
  let [end, over, under] = ['', 9_800n, 1n];
  for (const { action } of actions) {
    if (end !== '') throw new Error('over');
    const tile = /^open-(\d+)$/.exec(action.type)?.[1];
    if (action.type === 'take' && opened.length > 0) end = 'taken';
    else if (action.type === 'void' && opened.length === 0) end = 'void';
    else if (tile === undefined || Math.floor(Number(tile) / windows) !== opened.length) throw new Error('not legal');
    else {
      opened.push(Number(tile));
      over *= BigInt(windows);
      under *= BigInt(safe);
      if (revealed.includes(Number(tile))) end = 'lost';
      else if (opened.length === goal) end = 'taken';
    }
  }
  if (end === '') throw new Error('open');
  const multiplier = end === 'lost' ? 0n : end === 'void' ? 10_000n : over / under;
  return {
    multiplier,
    units: 1n,
    outcome: { opened, revealed, over: true, worthE4: Number(multiplier), nextE4: null },
  };
};
