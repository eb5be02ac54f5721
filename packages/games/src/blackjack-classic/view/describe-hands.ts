/** Hands and results in words. */
import { cardName } from '../../cards/card-text.ts';
import type { BlackjackView, SeenHand } from '../game.ts';
import { texts } from './texts.ts';

interface Counted {
  readonly total: number;
  readonly soft: boolean;
}

/** Two first cards of 21 that are not a hand of a split. */
const isNatural = (hands: readonly SeenHand[], { cards, total }: SeenHand): boolean =>
  hands.length === 1 && cards.length === 2 && total === 21;

/** A blackjack that the dealer has too is a push with a name of its own. */
export const outcomeText = (hands: readonly SeenHand[], hand: SeenHand): string => {
  if (hand.outcome === null) return '';
  return hand.outcome === 'push' && isNatural(hands, hand) ? texts.blackjackPush : texts.outcomes[hand.outcome];
};

export const totalText = ({ total, soft }: Counted): string => texts.total(total, soft);

const cardsText = (cards: readonly (number | null)[]): string =>
  cards.map((card) => (card === null ? texts.faceDown : cardName(card))).join(', ');

const handName = (hands: readonly unknown[], index: number): string =>
  hands.length > 1 ? texts.hand(index + 1) : texts.yourHand;

/** `counted`: as far as the win has counted up. What comes back of a stake is no payment. */
export const resultText = (
  { payout, staked, view }: { payout: bigint; staked: bigint; view: BlackjackView },
  amount: (subunits: bigint) => string,
  counted: bigint,
): string => {
  if (payout === 0n) return texts.dealerWins;
  if (payout > staked) return texts.paid(amount(counted));
  if (payout < staked) return texts.returned(amount(payout), amount(staked));
  const [first] = view.hands;
  return texts.stakeReturned(
    view.hands.length === 1 && first !== undefined ? outcomeText(view.hands, first) : texts.even,
  );
};

export const handLabel = (hands: readonly SeenHand[], index: number): string => {
  const hand = hands[index];
  if (hand === undefined) return '';
  const said = [handName(hands, index), cardsText(hand.cards), totalText(hand)] as const;
  return hand.outcome === null ? texts.handLabel(...said) : texts.settledHandLabel(...said, outcomeText(hands, hand));
};

export const dealerLabel = ({ dealer }: BlackjackView): string =>
  texts.handLabel(texts.dealer, cardsText(dealer.cards), totalText(dealer));

export const announceOpen = ({ hands, active, dealer }: BlackjackView): string => {
  const hand = hands[active ?? 0];
  if (hand === undefined) return '';
  const [up] = dealer.cards;
  return texts.announceOpen(
    handName(hands, active ?? 0),
    cardsText(hand.cards),
    totalText(hand),
    cardsText(up === undefined ? [] : [up]),
  );
};

export const announce = ({ hands, dealer }: BlackjackView): string =>
  [
    texts.announceDealer(totalText(dealer)),
    ...hands.map((hand, index) =>
      texts.announceHand(handName(hands, index), totalText(hand), outcomeText(hands, hand)),
    ),
  ].join(' ');
