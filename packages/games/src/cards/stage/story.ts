/** A round as a sequence of frames: the felt after each event, and when the next event may follow. */
import type { GameEvent } from '../../game-module.ts';
import type { CardTimings, CardView } from './card-game.ts';

export interface FeltHand {
  readonly cards: readonly number[];
  readonly bet: number;
}

export interface FeltState {
  /** `null` is a card face down. */
  readonly dealer: readonly (number | null)[];
  readonly hands: readonly FeltHand[];
  readonly active: number | undefined;
}

export const emptyFelt: FeltState = { dealer: [], hands: [{ cards: [], bet: 1 }], active: undefined };

export const feltOf = (view: CardView): FeltState => ({
  dealer: view.dealer.cards,
  hands: view.hands.map(({ cards, bet }) => ({ cards, bet })),
  active: view.active ?? undefined,
});

const cardOf = (event: GameEvent): number | null => (typeof event['card'] === 'number' ? event['card'] : null);
const handOf = (event: GameEvent): number => (typeof event['hand'] === 'number' ? event['hand'] : 0);

/** Of a round that begins: what is bet on each hand. */
export const betsOf = ({ bets }: GameEvent): readonly number[] =>
  Array.isArray(bets) ? bets.filter((bet) => typeof bet === 'number') : [];

const changeHand = (felt: FeltState, index: number, change: (hand: FeltHand) => readonly FeltHand[]): FeltState => ({
  ...felt,
  hands: felt.hands.flatMap((hand, at) => (at === index ? change(hand) : [hand])),
});

/** The felt after an event. */
export const after = (felt: FeltState, event: GameEvent): FeltState => {
  const card = cardOf(event);
  if (event.type === 'bets') return { ...emptyFelt, hands: betsOf(event).map((bet) => ({ cards: [], bet })) };
  if (event.type === 'reveal') return { ...felt, dealer: [...felt.dealer.slice(0, 1), card], active: undefined };
  if (event.type === 'turn') return { ...felt, active: handOf(event) };
  if (event.type === 'double') return changeHand(felt, handOf(event), (hand) => [{ ...hand, bet: hand.bet * 2 }]);
  if (event.type === 'split')
    return changeHand(felt, handOf(event), ({ cards, bet }) => cards.map((one): FeltHand => ({ cards: [one], bet })));
  if (event.type !== 'card') return felt;
  if (event['to'] === 'dealer') return { ...felt, dealer: [...felt.dealer, card] };
  return changeHand(felt, handOf(event), (hand) => [{ ...hand, cards: [...hand.cards, card ?? 0] }]);
};

/** Milliseconds until the event after this one. */
export const pauseAfter = (
  times: CardTimings,
  event: GameEvent,
  { next, opening }: { readonly next: GameEvent | undefined; readonly opening: boolean },
): number => {
  if (event.type === 'card' && opening && next?.type === 'card') return times.stagger;
  if (event.type === 'card') return times.flight + times.stagger;
  if (event.type === 'bets') return 0;
  if (event.type === 'reveal') return times.flip + times.breath;
  return event.type === 'turn' ? times.breath : times.chips;
};
