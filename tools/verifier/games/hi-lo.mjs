/** The ranks of a fresh suit that make a guess right on this one. @param {number} rank @param {string} guess */
const rightOnes = (rank, guess) =>
  Array.from({ length: 13 }, (_, next) => next).filter((next) => {
    if (next === rank) return rank > 0 && rank < 12;
    return guess === 'higher' ? next > rank : next < rank;
  });

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {unknown} _definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, _definition, { params, actions }) => {
  const { stop, most } = /** @type {{ stop: number, most: number }} */ (params);
  const cards = [stream.below(52)];
  /** @type {string[]} */
  const guesses = [];
  let [over, under] = [9_900n, 1n];
  let end = '';
  /** @param {string} guess */
  const offered = (guess) => {
    const ways = rightOnes(Math.floor(/** @type {number} */ (cards.at(-1)) / 4), guess);
    // On an ace nothing is higher, on a deuce nothing lower.
    if (ways.length === 0 || (over * 13n) / (under * BigInt(ways.length)) > BigInt(most)) return [];
    return ways;
  };
  for (const { action } of actions) {
    if (end !== '') throw new Error('over');
    if (action.type === 'take' && guesses.length > 0) end = 'taken';
    else if (action.type === 'void' && guesses.length === 0) end = 'void';
    else {
      if (action.type !== 'higher' && action.type !== 'lower') throw new Error('not legal');
      const ways = offered(action.type);
      if (ways.length === 0) throw new Error('not offered');
      const card = stream.below(52);
      cards.push(card);
      guesses.push(action.type);
      over *= 13n;
      under *= BigInt(ways.length);
      if (!ways.includes(Math.floor(card / 4))) end = 'lost';
      else if (guesses.length === stop || offered('higher').length + offered('lower').length === 0) end = 'taken';
    }
  }
  if (end === '') throw new Error('open');
  const multiplier = end === 'lost' ? 0n : end === 'void' ? 10_000n : over / under;
  return {
    multiplier,
    units: 1n,
    outcome: { cards, guesses, over: true, worthE4: Number(multiplier), higherE4: null, lowerE4: null },
  };
};
