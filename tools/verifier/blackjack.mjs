/**
 * Blackjack from its published rules: the whole shoe lies there as a list of 312 places, and cards are taken out of it.
 * @typedef {object} Definition
 * @property {{ decks: number }} shoe
 * @property {Record<'blackjack' | 'won' | 'push', number>} paysE4
 */

/** @typedef {{ cards: number[], bet: number, closed: boolean }} Hand */

const pips = (/** @type {number} */ card) => {
  const rank = Math.floor(card / 4);
  return rank === 12 ? 11 : rank > 8 ? 10 : rank + 2;
};

/** The best total: aces fall from 11 to 1 one by one while the hand is over 21. @param {number[]} cards */
const best = (cards) => {
  let sum = cards.reduce((total, card) => total + pips(card), 0);
  let elevens = cards.filter((card) => pips(card) === 11).length;
  while (sum > 21 && elevens > 0) {
    sum -= 10;
    elevens -= 1;
  }
  return sum;
};
const isTwoCardTwentyOne = (/** @type {number[]} */ cards) => cards.length === 2 && best(cards) === 21;

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {Definition} definition
 * @param {string[]} actions
 * @returns {import('./check.mjs').Decided}
 */
export const playHand = (stream, { shoe, paysE4 }, actions) => {
  const places = Array.from({ length: shoe.decks * 52 }, (_, place) => place);
  const take = () => (places.splice(stream.below(places.length), 1)[0] ?? 0) % 52;
  /** @type {Hand[]} */
  const hands = [{ cards: [take()], bet: 1, closed: false }];
  const dealer = [take()];
  hands[0]?.cards.push(take());
  dealer.push(take());
  const left = [...actions];
  let wasSplit = false;

  const give = (/** @type {Hand} */ hand) => {
    hand.cards.push(take());
    if (best(hand.cards) >= 21) hand.closed = true;
  };
  const settle = () => {
    const theirs = best(dealer);
    let pays = 0;
    const results = hands.map(({ cards, bet }) => {
      const mine = best(cards);
      const natural = !wasSplit && isTwoCardTwentyOne(cards);
      /** @type {string} */
      let result = 'lost';
      if (mine > 21) result = 'bust';
      else if (natural) result = isTwoCardTwentyOne(dealer) ? 'push' : 'blackjack';
      else if (isTwoCardTwentyOne(dealer)) result = 'lost';
      else if (theirs > 21 || mine > theirs) result = 'won';
      else if (mine === theirs) result = 'push';
      if (result === 'blackjack' || result === 'won' || result === 'push') pays += paysE4[result] * bet;
      return { cards, bet, outcome: result };
    });
    if (left.length > 0) throw new Error(`more was done than the round allowed: ${left.join(' ')}`);
    const units = hands.reduce((sum, { bet }) => sum + bet, 0);
    return { multiplier: BigInt(pays), units: BigInt(units), outcome: { dealer, hands: results } };
  };

  if (isTwoCardTwentyOne(hands[0]?.cards ?? []) || isTwoCardTwentyOne(dealer)) return settle();
  for (let index = 0; index < hands.length; index += 1) {
    const hand = /** @type {Hand} */ (hands[index]);
    if (hand.cards.length === 1) {
      give(hand);
      if (pips(hand.cards[0] ?? 0) === 11) hand.closed = true;
    }
    while (!hand.closed) {
      const action = left.shift();
      const [a = 0, b = 0, ...more] = hand.cards;
      if (action === 'hit') give(hand);
      else if (action === 'stand') hand.closed = true;
      else if (action === 'double' && more.length === 0) {
        hand.bet = 2;
        give(hand);
        hand.closed = true;
      } else if (action === 'split' && more.length === 0 && pips(a) === pips(b) && hands.length < 4) {
        wasSplit = true;
        hands.splice(index + 1, 0, { cards: [b], bet: 1, closed: false });
        hand.cards = [a];
        give(hand);
        if (pips(a) === 11) hand.closed = true;
      } else throw new Error(`not possible here: ${action ?? 'nothing more was done'}`);
    }
  }
  if (hands.some(({ cards }) => best(cards) <= 21)) while (best(dealer) < 17) dealer.push(take());
  return settle();
};
