/** Every word of the Blackjack scene. */
import { cardName } from '../../cards/card-text.ts';
import type { BlackjackView, Move, Outcome, SeenHand } from '../game.ts';

const moves = { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split' } satisfies Record<Move, string>;

const outcomes = {
  blackjack: 'Blackjack',
  won: 'Won',
  push: 'Push',
  lost: 'Lost',
  bust: 'Bust',
} satisfies Record<Outcome, string>;

/** Two first cards of 21 that are not a hand of a split. */
const isNatural = (hands: readonly SeenHand[], { cards, total }: SeenHand): boolean =>
  hands.length === 1 && cards.length === 2 && total === 21;

/** A blackjack that the dealer has too is a push with a name of its own. */
const outcomeText = (hands: readonly SeenHand[], hand: SeenHand): string => {
  if (hand.outcome === null) return '';
  return hand.outcome === 'push' && isNatural(hands, hand) ? 'Blackjack push' : outcomes[hand.outcome];
};

const totalText = ({ total, soft }: { total: number; soft: boolean }): string => `${soft ? 'soft ' : ''}${total}`;

const cardsText = (cards: readonly (number | null)[]): string =>
  cards.map((card) => (card === null ? 'a card face down' : cardName(card))).join(', ');

const handName = (hands: readonly unknown[], index: number): string =>
  hands.length > 1 ? `Hand ${index + 1}` : 'Your hand';

export const texts = {
  felt: { pays: 'BLACKJACK PAYS 3 TO 2', dealer: 'Dealer stands on soft 17 and peeks for blackjack' },
  bust: outcomes.bust,
  deal: 'Deal',
  bet: 'One seat',
  dealer: 'Dealer',
  moves,
  outcomeText,
  totalText,
  actions: 'Your move',
  hint: 'Basic strategy',
  hintOf: (hand: SeenHand, up: string) => `on ${totalText(hand)} against ${up}`,
  hintOn: 'Show the basic strategy',
  hintOff: 'Hide the basic strategy',
  ready: 'Choose your stake and deal',
  /** `counted`: as far as the win has counted up. What comes back of a stake is no payment. */
  result: (
    { payout, staked, view }: { payout: bigint; staked: bigint; view: BlackjackView },
    amount: (subunits: bigint) => string,
    counted: bigint,
  ): string => {
    if (payout === 0n) return 'Dealer wins';
    if (payout > staked) return `Paid ${amount(counted)}`;
    if (payout < staked) return `Returned ${amount(payout)} of ${amount(staked)}`;
    const [first] = view.hands;
    const name = view.hands.length === 1 && first !== undefined ? outcomeText(view.hands, first) : 'Even';
    return `${name}: stake returned`;
  },
  inPlay: (hands: number) => (hands > 1 ? `In play, ${hands} hands` : 'In play'),
  handLabel: (hands: readonly SeenHand[], index: number): string => {
    const hand = hands[index];
    if (hand === undefined) return '';
    const outcome = hand.outcome === null ? '' : `, ${outcomeText(hands, hand)}`;
    return `${handName(hands, index)}: ${cardsText(hand.cards)}. Total ${totalText(hand)}${outcome}`;
  },
  dealerLabel: ({ dealer }: BlackjackView): string => `Dealer: ${cardsText(dealer.cards)}. Total ${totalText(dealer)}`,
  announceOpen: (view: BlackjackView): string => {
    const hand = view.hands[view.active ?? 0];
    if (hand === undefined) return '';
    const name = handName(view.hands, view.active ?? 0);
    return `${name}: ${cardsText(hand.cards)}, ${totalText(hand)}. Dealer shows ${cardsText(view.dealer.cards.slice(0, 1))}.`;
  },
  announce: (view: BlackjackView): string => {
    const results = view.hands.map((hand, index) => {
      const outcome = outcomeText(view.hands, hand).toLowerCase();
      return `${handName(view.hands, index)} ${totalText(hand)}, ${outcome}.`;
    });
    return `Dealer ${totalText(view.dealer)}. ${results.join(' ')}`;
  },
  keys: [
    ['H', 'hit'],
    ['S', 'stand'],
    ['D', 'double'],
    ['P', 'split'],
  ],
} as const;
