/** Chance of so many gems in a row, as a fraction that is not reduced. @param {number} mines @param {number} gems */
const chanceOf = (mines, gems) => {
  let [over, under] = [1n, 1n];
  for (let found = 0; found < gems; found += 1) {
    over *= BigInt(25 - mines - found);
    under *= BigInt(25 - found);
  }
  return { over, under };
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {unknown} _definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, _definition, { params, actions }) => {
  const { mines, stop, most } = /** @type {{ mines: number, stop: number, most: number }} */ (params);
  const places = Array.from({ length: 25 }, (_, place) => place);
  const revealed = Array.from(
    { length: mines },
    () => /** @type {number} */ (places.splice(stream.below(places.length), 1)[0]),
  );
  const goal = Math.min(25 - mines, most, stop === 0 ? 25 : stop);
  /** @type {number[]} */
  const opened = [];
  let end = '';
  for (const { action } of actions) {
    if (end !== '') throw new Error('over');
    const tile = /^open-(\d+)$/.exec(action.type);
    if (action.type === 'take' && opened.length > 0) end = 'taken';
    else if (action.type === 'void' && opened.length === 0) end = 'void';
    else if (tile === null || Number(tile[1]) > 24 || opened.includes(Number(tile[1]))) throw new Error('not legal');
    else {
      opened.push(Number(tile[1]));
      if (revealed.includes(Number(tile[1]))) end = 'lost';
      else if (opened.length === goal) end = 'taken';
    }
  }
  if (end === '') throw new Error('open');
  const { over, under } = chanceOf(mines, opened.length);
  const multiplier = end === 'lost' ? 0n : end === 'void' ? 10_000n : (9_900n * under) / over;
  return {
    multiplier,
    units: 1n,
    outcome: { opened, revealed, over: true, worthE4: Number(multiplier), nextE4: null },
  };
};
