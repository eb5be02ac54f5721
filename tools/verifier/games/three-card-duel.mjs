const order = ['high', 'pair', 'flush', 'straight', 'three', 'straight-flush'];

/** What three cards are, and what decides between two of a kind, the most telling first. @param {number[]} cards */
const read = (cards) => {
  const ranks = cards.map((card) => Math.floor(card / 4)).sort((a, b) => b - a);
  const [top = 0, middle = 0, bottom = 0] = ranks;
  const distinct = new Set(ranks).size;
  const suited = new Set(cards.map((card) => card % 4)).size === 1;
  const low = ranks.join() === '12,1,0';
  const inRow = low || (distinct === 3 && top - bottom === 2);
  if (distinct === 1) return { hand: 'three', by: [top] };
  if (distinct === 2) return { hand: 'pair', by: [middle, top + bottom - middle] };
  if (inRow) return { hand: suited ? 'straight-flush' : 'straight', by: [low ? 1 : top] };
  return { hand: suited ? 'flush' : 'high', by: ranks };
};

/** Above zero if the first is higher. @param {ReturnType<typeof read>} a @param {ReturnType<typeof read>} b */
const compare = (a, b) => {
  const first = order.indexOf(a.hand) - order.indexOf(b.hand);
  if (first !== 0) return first;
  return a.by.map((rank, index) => rank - (b.by[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {any} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { paysToOne }, { params, actions }) => {
  const { chips } = /** @type {{ chips: Record<string, number> }} */ (params);
  const pack = Array.from({ length: 52 }, (_, index) => index);
  const drawn = Array.from({ length: 6 }, () => /** @type {number} */ (pack.splice(stream.below(pack.length), 1)[0]));
  const player = [drawn[0], drawn[2], drawn[4]].map(Number);
  const dealer = [drawn[1], drawn[3], drawn[5]].map(Number);
  const ante = chips['ante'] ?? 0;
  const side = chips['pair-plus'] ?? 0;
  const choice = actions[0]?.action.type ?? null;
  if (actions.length !== (ante > 0 ? 1 : 0)) throw new Error('actions');
  if (choice !== null && choice !== 'play' && choice !== 'fold') throw new Error('not legal');
  const [mine, theirs] = [read(player), read(dealer)];
  const plays = theirs.hand !== 'high' || /** @type {number} */ (theirs.by[0]) >= 10;
  const difference = compare(mine, theirs);
  const outcome =
    choice === 'fold' ? 'folded' : !plays ? 'unqualified' : difference > 0 ? 'won' : difference < 0 ? 'lost' : 'tied';
  /** Won units beyond the stakes that come back. @type {number} */
  let paid = 0;
  if (choice === 'play') {
    if (outcome !== 'lost') paid += ante * (2 + paysToOne.ante[outcome] + paysToOne.play[outcome]);
    paid += ante * (paysToOne.bonus[mine.hand] ?? 0);
  }
  const odds = paysToOne['pair-plus'][mine.hand];
  if (odds !== undefined) paid += side * (odds + 1);
  return {
    multiplier: BigInt(paid) * 10_000n,
    units: BigInt(ante + side + (choice === 'play' ? ante : 0)),
    outcome: {
      ...{ player, dealer, board: [], hand: mine.hand, dealerHand: theirs.hand, choice, over: true },
      outcome: ante > 0 ? outcome : null,
    },
  };
};
