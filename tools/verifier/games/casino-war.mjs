/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {any} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { returnsE4 }, { params, actions }) => {
  const { chips } = /** @type {{ chips: Record<string, number> }} */ (params);
  const packs = Array.from({ length: 6 * 52 }, (_, index) => index % 52);
  const [a, b, c, d] = [0, 1, 2, 3].map(() => Number(packs.splice(stream.below(packs.length), 1)[0]));
  const [player, dealer] = [[Number(a)], [Number(b)]];
  const rank = (/** @type {number[]} */ cards) => Math.floor(Number(cards.at(-1)) / 4);
  const equal = rank(player) === rank(dealer);
  const ante = chips['ante'] ?? 0;
  const side = chips['tie'] ?? 0;
  const asked = ante > 0 && equal;
  const choice = asked ? actions[0]?.action.type : null;
  if (actions.length !== (asked ? 1 : 0)) throw new Error('actions');
  if (asked && choice !== 'war' && choice !== 'surrender') throw new Error('not legal');
  let each = rank(player) > rank(dealer) ? returnsE4.ante.won : returnsE4.ante.lost;
  if (choice === 'surrender') each = returnsE4.ante.surrendered;
  if (choice === 'war') {
    player.push(Number(c));
    dealer.push(Number(d));
    each = rank(player) >= rank(dealer) ? returnsE4.ante.wonWar : returnsE4.ante.lost;
  }
  const outcome = choice === 'surrender' ? 'folded' : each > 0 ? 'won' : 'lost';
  const names = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  return {
    multiplier: BigInt(ante * each + side * (equal ? returnsE4.tie.equal : returnsE4.tie.unequal)),
    units: BigInt(ante + side + (choice === 'war' ? ante : 0)),
    outcome: {
      ...{ player, dealer, board: [], choice, over: true },
      ...{ hand: names[rank(player)], dealerHand: names[rank(dealer)] },
      outcome: ante > 0 ? outcome : null,
    },
  };
};
