/** The table of Blackjack Classic, version 2, while a step is made: cards come, hands are split, the dealer draws. */
import type { GameEvent } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import type { Chips } from '../../tables/chips.ts';
import { cardAt, drawPlace, isBust, isNatural, totalOf, valueOf } from './1-cards.ts';
import type { Move } from './1-strategy.ts';
import { seats } from './2-payouts.ts';

const fullTotal = 21;
const dealerStands = 17;

export interface Hand {
  readonly cards: readonly number[];
  /** Whose chips are on it: 1 to 5. */
  readonly seat: number;
  /** In betting units, the second ones of a double included. */
  readonly bet: number;
  readonly doubled: boolean;
  /** It came of a split. */
  readonly split: boolean;
  /** Nothing more is asked of this hand. */
  readonly done: boolean;
}

export interface BlackjackState {
  /** Places of the shoe in the order drawn, the hidden card's among them. */
  readonly shoe: readonly number[];
  /** All cards of the dealer; the second one is face down while the round is open. */
  readonly dealerCards: readonly number[];
  /** In the order of the seats. */
  readonly hands: readonly Hand[];
  /** Index of the hand that plays. */
  readonly active: number;
  readonly over: boolean;
}

/** A round in the making: what is drawn is told at once. */
interface Table {
  readonly shoe: number[];
  readonly dealerCards: number[];
  readonly hands: Hand[];
  active: number;
  readonly events: GameEvent[];
  readonly rng: Rng;
}

/** Two first cards of 21. */
export const isBlackjack = ({ cards, split }: Hand): boolean => !split && isNatural(cards);

const draw = (table: Table): number => {
  const place = drawPlace(table.shoe, table.rng);
  table.shoe.push(place);
  return cardAt(place);
};

const dealTo = (table: Table, index: number): void => {
  const hand = table.hands[index];
  if (hand === undefined) throw new Error(`There is no hand ${index}`);
  const card = draw(table);
  const cards = [...hand.cards, card];
  const aces = hand.split && cards.length === 2 && valueOf(cards[0] ?? 0) === 1;
  table.hands[index] = { ...hand, cards, done: hand.done || aces || totalOf(cards).total >= fullTotal };
  table.events.push({ type: 'card', to: 'player', hand: index, card });
};

const dealToDealer = (table: Table, hidden: boolean): void => {
  const card = draw(table);
  table.dealerCards.push(card);
  table.events.push({ type: 'card', to: 'dealer', card: hidden ? null : card });
};

/** Returns what it stakes, in betting units. */
export const move = (table: Table, hand: Hand, type: Move): bigint => {
  const { active } = table;
  if (type === 'hit') dealTo(table, active);
  if (type === 'stand') table.hands[active] = { ...hand, done: true };
  if (type === 'double') {
    table.hands[active] = { ...hand, bet: hand.bet * 2, doubled: true, done: true };
    table.events.push({ type: 'double', hand: active });
    dealTo(table, active);
  }
  if (type === 'split') {
    table.events.push({ type: 'split', hand: active });
    table.hands.splice(active, 1, ...hand.cards.map((card): Hand => ({ ...hand, cards: [card], split: true })));
  }
  return type === 'double' || type === 'split' ? BigInt(hand.bet) : 0n;
};

/** A table on which this was dealt. */
export const take = ({ shoe, dealerCards, hands, active }: Omit<BlackjackState, 'over'>, rng: Rng): Table => ({
  ...{ shoe: [...shoe], dealerCards: [...dealerCards], hands: [...hands] },
  ...{ active, events: [], rng },
});

export const startOf = (chips: Chips, rng: Rng): Table => {
  const hands = seats.flatMap((spot, index): Hand[] => {
    const bet = chips[spot] ?? 0;
    return bet === 0 ? [] : [{ cards: [], seat: index + 1, bet, doubled: false, split: false, done: false }];
  });
  return take({ shoe: [], dealerCards: [], hands, active: 0 }, rng);
};

const freeze = ({ shoe, dealerCards, hands, active }: Table, over: boolean): BlackjackState => ({
  ...{ shoe, dealerCards, hands, active, over },
});

const finish = (table: Table): BlackjackState => {
  table.events.push({ type: 'reveal', card: table.dealerCards[1] ?? null });
  const isOpen = table.hands.some((hand) => !isBust(hand.cards) && !isBlackjack(hand));
  // With a blackjack of the dealer nothing is drawn: 21 stands.
  if (isOpen) while (totalOf(table.dealerCards).total < dealerStands) dealToDealer(table, false);
  return freeze(table, true);
};

/** Hands that need nothing are passed over; after the last one the dealer plays. */
export const goOn = (table: Table): BlackjackState => {
  for (let hand = table.hands[table.active]; hand !== undefined; hand = table.hands[table.active]) {
    if (hand.cards.length === 1) {
      table.events.push({ type: 'turn', hand: table.active });
      dealTo(table, table.active);
    } else if (hand.done) table.active += 1;
    else return freeze(table, false);
  }
  return finish(table);
};

export const deal = (table: Table): BlackjackState => {
  table.events.push({ type: 'bets', bets: table.hands.map(({ bet }) => bet) });
  for (const hidden of [false, true]) {
    for (const index of table.hands.keys()) dealTo(table, index);
    dealToDealer(table, hidden);
  }
  return isNatural(table.dealerCards) ? finish(table) : goOn(table);
};
