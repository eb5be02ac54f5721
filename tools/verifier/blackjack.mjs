/**
 * Blackjack from its published rules: the whole shoe lies there as a list of 312 places, and cards are taken out of it.
 * @typedef {object} Definition
 * @property {{ decks: number }} shoe
 * @property {Record<'blackjack' | 'won' | 'push', number>} paysE4
 */

/** `parts`: hands that its seat was split into. @typedef {{ cards: number[], seat: number, chips: number, bet: number, parts: number, closed: boolean }} Hand */

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
 * @typedef {object} Table
 * @property {Hand[]} hands in the order in which they are played
 * @property {number[]} dealer
 * @property {() => number} take
 * @property {string[]} left what the player still does
 */

/** @param {import('./stream.mjs').Stream} stream @param {Definition} definition @param {[number, number][]} bets seats with their chips */
const dealt = (stream, { shoe }, bets) => {
  const places = Array.from({ length: shoe.decks * 52 }, (_, place) => place);
  const take = () => (places.splice(stream.below(places.length), 1)[0] ?? 0) % 52;
  /** @type {Hand[]} */
  const hands = bets.map(([seat, bet]) => ({ cards: [], seat, chips: bet, bet, parts: 1, closed: false }));
  /** @type {number[]} */
  const dealer = [];
  for (let row = 0; row < 2; row += 1) {
    for (const hand of hands) hand.cards.push(take());
    dealer.push(take());
  }
  return { hands, dealer, take };
};

/** @param {Hand} hand */
const isBlackjack = ({ cards, parts }) => parts === 1 && isTwoCardTwentyOne(cards);

/** Plays one hand to its end; those that are split off it follow it in the list. @param {Table} table @param {number} index */
const playOut = ({ hands, take, left }, index) => {
  const hand = /** @type {Hand} */ (hands[index]);
  const give = () => {
    hand.cards.push(take());
    if (best(hand.cards) >= 21) hand.closed = true;
  };
  const second = () => {
    give();
    if (pips(hand.cards[0] ?? 0) === 11) hand.closed = true;
  };
  if (hand.cards.length === 1) second();
  while (!hand.closed && best(hand.cards) < 21) {
    const action = left.shift();
    const [a = 0, b = 0, ...more] = hand.cards;
    const beside = hands.filter(({ seat }) => seat === hand.seat);
    if (action === 'hit') give();
    else if (action === 'stand') hand.closed = true;
    else if (action === 'double' && more.length === 0) {
      hand.bet = 2 * hand.chips;
      give();
      hand.closed = true;
    } else if (action === 'split' && more.length === 0 && pips(a) === pips(b) && beside.length < 4) {
      hands.splice(index + 1, 0, { ...hand, cards: [b] });
      hand.cards = [a];
      for (const one of hands) if (one.seat === hand.seat) one.parts = beside.length + 1;
      second();
    } else throw new Error(`not possible here: ${action ?? 'nothing more was done'}`);
  }
};

/** @param {Hand} hand @param {number[]} dealer */
const resultOf = (hand, dealer) => {
  const [mine, theirs] = [best(hand.cards), best(dealer)];
  if (mine > 21) return 'bust';
  if (isBlackjack(hand)) return isTwoCardTwentyOne(dealer) ? 'push' : 'blackjack';
  if (isTwoCardTwentyOne(dealer)) return 'lost';
  if (theirs > 21 || mine > theirs) return 'won';
  return mine === theirs ? 'push' : 'lost';
};

/**
 * @param {import('./stream.mjs').Stream} stream
 * @param {Definition} definition
 * @param {[number, number][]} bets
 * @param {string[]} actions
 * @returns {import('./check.mjs').Decided}
 */
export const playTable = (stream, definition, bets, actions) => {
  const { hands, dealer, take } = dealt(stream, definition, bets);
  const left = [...actions];
  if (!isTwoCardTwentyOne(dealer)) {
    for (let index = 0; index < hands.length; index += 1) playOut({ hands, dealer, take, left }, index);
    if (hands.some((hand) => best(hand.cards) <= 21 && !isBlackjack(hand)))
      while (best(dealer) < 17) dealer.push(take());
  }
  if (left.length > 0) throw new Error(`more was done than the round allowed: ${left.join(' ')}`);
  let pays = 0;
  const results = hands.map((hand) => {
    const outcome = resultOf(hand, dealer);
    if (outcome === 'blackjack' || outcome === 'won' || outcome === 'push')
      pays += definition.paysE4[outcome] * hand.bet;
    return { cards: hand.cards, seat: hand.seat, bet: hand.bet, outcome };
  });
  const units = hands.reduce((sum, { bet }) => sum + bet, 0);
  return { multiplier: BigInt(pays), units: BigInt(units), outcome: { dealer, hands: results } };
};
