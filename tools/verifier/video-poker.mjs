/** A round of video poker, from the definition of its game: the deal, what is held, and what the pack brings for the rest. */

/**
 * @typedef {object} Seen Five cards as a paytable looks at them.
 * @property {{ rank: number, count: number }[]} groups Of equal ranks, the largest first.
 * @property {boolean} suited
 * @property {boolean} run Five ranks in a row; the ace may be the lowest.
 * @property {number} top The rank on which such a run ends.
 */

/** @param {readonly number[]} cards @returns {Seen} */
export const look = (cards) => {
  const ranks = cards.map((card) => Math.floor(card / 4));
  const groups = [...new Set(ranks)]
    .map((rank) => ({ rank, count: ranks.filter((other) => other === rank).length }))
    .sort((a, b) => b.count - a.count || b.rank - a.rank);
  const sorted = [...ranks].sort((a, b) => a - b);
  const low = sorted.join() === '0,1,2,3,12';
  const run = low || (groups.length === 5 && (sorted[4] ?? 0) - (sorted[0] ?? 0) === 4);
  return { groups, suited: new Set(cards.map((card) => card % 4)).size === 1, run, top: low ? 3 : (sorted[4] ?? 0) };
};

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {any} definition
 * @param {import('./check.mjs').Recorded} round
 * @param {(seen: Seen, cards: readonly number[]) => string} nameOf
 * @returns {import('./check.mjs').Decided}
 */
export const playMachine = (stream, definition, { params, actions }, nameOf) => {
  const coins = Number(params['coins']);
  const pack = Array.from({ length: 52 }, (_, card) => card);
  const next = () => /** @type {number} */ (pack.splice(stream.below(pack.length), 1)[0]);
  const dealt = [next(), next(), next(), next(), next()];
  const [first, ...others] = actions;
  const places = /^hold-(none|[1-5]+)$/.exec(first?.action.type ?? '')?.[1] ?? '';
  const held = places === 'none' ? [] : [...places].map(Number);
  const inOrder = held.every((place, index) => index === 0 || place > /** @type {number} */ (held[index - 1]));
  if (others.length > 0 || places === '' || !inOrder) throw new Error('not legal');
  const cards = dealt.map((card, index) => (held.includes(index + 1) ? card : next()));
  const name = nameOf(look(cards), cards);
  const { perCoin, royalFlushAtFiveCoins } = definition.pays;
  const each = name === 'royalFlush' && coins === 5 ? royalFlushAtFiveCoins : (perCoin[name] ?? 0);
  return {
    multiplier: BigInt(each * coins) * 10_000n,
    units: BigInt(coins),
    outcome: { coins, dealt, held, cards, hand: name === '' ? null : name, over: true },
  };
};
