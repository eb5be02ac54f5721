const order = [
  ...['highCard', 'pair', 'twoPairs', 'threeOfAKind', 'straight', 'flush'],
  ...['fullHouse', 'fourOfAKind', 'straightFlush', 'royalFlush'],
];

/** What five cards are, and what decides between two of a kind: the ranks that come most often first. @param {number[]} five */
const read = (five) => {
  const ranks = five.map((card) => Math.floor(card / 4));
  const times = (/** @type {number} */ rank) => ranks.filter((one) => one === rank).length;
  const by = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a);
  const shape = by.map(times).join('');
  const suited = new Set(five.map((card) => card % 4)).size === 1;
  const low = by.join() === '12,3,2,1,0';
  const inRow = shape === '11111' && (low || Number(by[0]) - Number(by[4]) === 4);
  if (inRow && suited && by[4] === 8) return { name: 'royalFlush', by };
  if (inRow) return { name: suited ? 'straightFlush' : 'straight', by: [low ? 3 : Number(by[0])] };
  const names = /** @type {Record<string, string>} */ ({
    ...{ 41: 'fourOfAKind', 32: 'fullHouse', 311: 'threeOfAKind', 221: 'twoPairs', 2111: 'pair' },
    11111: suited ? 'flush' : 'highCard',
  });
  return { name: /** @type {string} */ (names[shape]), by };
};

/** @typedef {ReturnType<typeof read>} Hand */

/** Above zero if the first is higher. @param {Hand} a @param {Hand} b */
const compare = (a, b) => {
  const first = order.indexOf(a.name) - order.indexOf(b.name);
  if (first !== 0) return first;
  return a.by.map((rank, index) => rank - (b.by[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

/** The best of all fives among seven cards, which leave two out. @param {number[]} seven @returns {Hand} */
const bestOf = (seven) => {
  const hands = seven.flatMap((_one, a) =>
    seven.slice(a + 1).map((_other, more) => read(seven.filter((_card, at) => at !== a && at !== a + 1 + more))),
  );
  return hands.reduce((best, hand) => (compare(hand, best) > 0 ? hand : best));
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {any} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { paysToOne }, { params, actions }) => {
  const { chips } = /** @type {{ chips: Record<string, number> }} */ (params);
  const ante = chips['ante'] ?? 0;
  const pack = Array.from({ length: 52 }, (_, index) => index);
  const drawn = Array.from({ length: 9 }, () => Number(pack.splice(stream.below(pack.length), 1)[0]));
  const [player, dealer, board] = [[drawn[0], drawn[2]], [drawn[1], drawn[3]], drawn.slice(4)].map((cards) =>
    cards.map(Number),
  );
  const choice = actions.length === 1 ? actions[0]?.action.type : undefined;
  if (choice !== 'call' && choice !== 'fold') throw new Error('not legal');
  const mine = bestOf([...(player ?? []), ...(board ?? [])]);
  const theirs = bestOf([...(dealer ?? []), ...(board ?? [])]);
  const plays = compare(theirs, { name: 'pair', by: [2] }) >= 0;
  const difference = compare(mine, theirs);
  const shown = difference > 0 ? 'won' : difference < 0 ? 'lost' : 'tied';
  const outcome = choice === 'fold' ? 'folded' : plays ? shown : 'unqualified';
  /** @type {number} */
  let paid = 0;
  if (outcome === 'tied') paid = 3 * ante;
  if (outcome === 'won' || outcome === 'unqualified')
    paid = ante * (1 + paysToOne.ante[outcome][mine.name]) + 2 * ante * (1 + paysToOne.call[outcome]);
  return {
    multiplier: BigInt(paid) * 10_000n,
    units: BigInt(choice === 'call' ? 3 * ante : ante),
    outcome: {
      ...{ player, dealer, board, hand: mine.name, dealerHand: theirs.name, choice, over: true, outcome },
    },
  };
};
