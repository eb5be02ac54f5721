/**
 * What five cards are, and what decides between two of a kind: the ranks that come most often first.
 * @param {number[]} cards
 */
const read = (cards) => {
  const ranks = cards.map((card) => Math.floor(card / 4));
  const times = (/** @type {number} */ rank) => ranks.filter((one) => one === rank).length;
  const by = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a);
  const shape = by.map(times).join('');
  const suited = new Set(cards.map((card) => card % 4)).size === 1;
  const low = by.join() === '12,3,2,1,0';
  const inRow = shape === '11111' && (low || Number(by[0]) - Number(by[4]) === 4);
  if (inRow && suited)
    return by[4] === 8 ? { name: 'royalFlush', by } : { name: 'straightFlush', by: [low ? 3 : Number(by[0])] };
  if (inRow) return { name: 'straight', by: [low ? 3 : Number(by[0])] };
  const names = /** @type {Record<string, string>} */ ({
    ...{ 41: 'fourOfAKind', 32: 'fullHouse', 311: 'threeOfAKind', 221: 'twoPairs', 2111: 'pair' },
    11111: suited ? 'flush' : 'highCard',
  });
  return { name: /** @type {string} */ (names[shape]), by };
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {any} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { hands, paysToOne }, { params, actions }) => {
  const { chips } = /** @type {{ chips: Record<string, number> }} */ (params);
  const ante = chips['ante'] ?? 0;
  const pack = Array.from({ length: 52 }, (_, index) => index);
  const drawn = Array.from({ length: 10 }, () => /** @type {number} */ (pack.splice(stream.below(pack.length), 1)[0]));
  const [player, dealer] = [0, 1].map((side) => drawn.filter((_card, place) => place % 2 === side));
  const choice = actions.length === 1 ? actions[0]?.action.type : undefined;
  if (choice !== 'raise' && choice !== 'fold') throw new Error('not legal');
  const [mine, theirs] = [read(player ?? []), read(dealer ?? [])];
  const rank = (/** @type {{ name: string }} */ { name }) => hands.weakestFirst.indexOf(name);
  const first = mine.by.findIndex((one, index) => one !== theirs.by[index]);
  const difference = rank(mine) - rank(theirs) || (first < 0 ? 0 : Number(mine.by[first]) - Number(theirs.by[first]));
  const plays = theirs.name !== 'highCard' || (theirs.by[0] === 12 && theirs.by[1] === 11);
  const shown = difference > 0 ? 'won' : difference < 0 ? 'lost' : 'tied';
  const outcome = choice === 'fold' ? 'folded' : plays ? shown : 'unqualified';
  /** @type {number} */
  let paid = 0;
  if (outcome === 'won') paid = ante * (1 + paysToOne.ante.won) + 2 * ante * (1 + paysToOne.raise.won[mine.name]);
  if (outcome === 'tied' || outcome === 'unqualified') paid = ante * (3 + paysToOne.ante[outcome]);
  return {
    multiplier: BigInt(paid) * 10_000n,
    units: BigInt(choice === 'raise' ? 3 * ante : ante),
    outcome: {
      ...{ player, dealer, board: [], hand: mine.name, dealerHand: theirs.name, choice, over: true, outcome },
    },
  };
};
