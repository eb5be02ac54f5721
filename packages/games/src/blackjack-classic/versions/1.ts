/** Blackjack Classic, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, GameAction, GameEvent, Settlement, Step, WinLine } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { cardAt, decks, drawPlace, isBust, isNatural, totalOf, valueOf } from './1-cards.ts';
import { advise, strategy, type Move } from './1-strategy.ts';

export const mostHands = 4;
const fullTotal = 21;
const dealerStands = 17;

export type BlackjackParams = Readonly<Record<string, never>>;
export type BlackjackAction = GameAction & { readonly type: Move };
export type Outcome = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

export interface Hand {
  readonly cards: readonly number[];
  /** In units of the stake. */
  readonly bet: 1 | 2;
  /** Nothing more is asked of this hand. */
  readonly done: boolean;
}

export interface BlackjackState {
  /** Places of the shoe in the order drawn, the hidden card's among them. */
  readonly shoe: readonly number[];
  /** All cards of the dealer; the second one is face down while the round is open. */
  readonly dealerCards: readonly number[];
  readonly hands: readonly Hand[];
  /** Index of the hand that plays. */
  readonly active: number;
  readonly over: boolean;
}

export interface SeenHand extends Hand {
  readonly total: number;
  readonly soft: boolean;
  readonly outcome: Outcome | null;
}

export interface BlackjackView extends Record<string, unknown> {
  /** `null` is a card face down. */
  readonly dealer: { readonly cards: readonly (number | null)[]; readonly total: number; readonly soft: boolean };
  readonly hands: readonly SeenHand[];
  /** `null` once the round is over. */
  readonly active: number | null;
  readonly over: boolean;
  /** What the published strategy does here; `null` once the round is over. */
  readonly advice: Move | null;
}

export const definition = {
  game: 'blackjack-classic',
  version: '1',
  stream: 'PF-1',
  shoe: { decks, draw: 'deck(6, as many as are dealt), fresh each round' },
  card: { rank: 'card >> 2, 0 = deuce … 12 = ace', suit: 'card & 3: diamonds, hearts, spades, clubs' },
  deal: ['player', 'dealer open', 'player', 'dealer hidden'],
  dealer: {
    peeks: 'under an ace or a ten-value card',
    stands: 'on every 17 and above',
    draws: 'unless all hands are bust',
  },
  player: {
    double: 'any two cards, after a split too; one card more',
    split: 'two cards of one value, to four hands; a new hand gets its second card when its turn comes',
    splitAces: 'once, one card each, no more decisions',
    full: 'a hand of 21 stands',
    insurance: false,
    surrender: false,
  },
  paysE4: {
    blackjack: 25_000,
    won: 20_000,
    push: 10_000,
    lost: 0,
    note: 'of each hand’s bet; 21 after a split is no blackjack',
  },
  forcedEnd: 'stand',
  strategy,
} as const;

export const params: z.ZodType<BlackjackParams> = z.strictObject({});

const splitPair = (hand: Hand | undefined): number | undefined => {
  const [first, second, third] = hand?.cards ?? [];
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  return valueOf(first) === valueOf(second) ? valueOf(first) : undefined;
};

const wasSplit = ({ hands }: Pick<BlackjackState, 'hands'>): boolean => hands.length > 1;

export const legal = (state: BlackjackState): readonly Move[] => {
  const hand = state.hands[state.active];
  if (state.over || hand === undefined) return [];
  const moves: Move[] = ['hit', 'stand'];
  if (hand.cards.length === 2) moves.push('double');
  if (splitPair(hand) !== undefined && state.hands.length < mostHands) moves.push('split');
  return moves;
};

/** A round in the making: what is drawn is told at once. */
interface Table {
  shoe: number[];
  dealerCards: number[];
  hands: Hand[];
  active: number;
  readonly events: GameEvent[];
  readonly rng: Rng;
}

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
  const aces = table.hands.length > 1 && cards.length === 2 && valueOf(cards[0] ?? 0) === 1;
  table.hands[index] = { ...hand, cards, done: hand.done || aces || totalOf(cards).total >= fullTotal };
  table.events.push({ type: 'card', to: 'player', hand: index, card });
};

const dealToDealer = (table: Table, hidden: boolean): void => {
  const card = draw(table);
  table.dealerCards.push(card);
  table.events.push({ type: 'card', to: 'dealer', card: hidden ? null : card });
};

const reveal = (table: Table): void => {
  table.events.push({ type: 'reveal', card: table.dealerCards[1] ?? null });
};

const playDealer = (table: Table): void => {
  reveal(table);
  if (table.hands.every(({ cards }) => isBust(cards))) return;
  while (totalOf(table.dealerCards).total < dealerStands) dealToDealer(table, false);
};

const freeze = ({ shoe, dealerCards, hands, active }: Table, over: boolean): BlackjackState => ({
  shoe,
  dealerCards,
  hands,
  active,
  over,
});

/** Hands that need nothing are passed over; after the last one the dealer plays. */
const goOn = (table: Table): boolean => {
  for (let hand = table.hands[table.active]; hand !== undefined; hand = table.hands[table.active]) {
    if (hand.cards.length === 1) {
      table.events.push({ type: 'turn', hand: table.active });
      dealTo(table, table.active);
    } else if (hand.done) table.active += 1;
    else return false;
  }
  playDealer(table);
  return true;
};

export const init = (_params: BlackjackParams, rng: Rng): Step<BlackjackState> => {
  const hands: Hand[] = [{ cards: [], bet: 1, done: false }];
  const table: Table = { shoe: [], dealerCards: [], hands, active: 0, events: [], rng };
  dealTo(table, 0);
  dealToDealer(table, false);
  dealTo(table, 0);
  dealToDealer(table, true);
  const over = isNatural(table.hands[0]?.cards ?? []) || isNatural(table.dealerCards);
  if (over) reveal(table);
  return { state: freeze(table, over), events: table.events, done: over };
};

const change = (table: Table, type: Move): bigint => {
  const { active } = table;
  const hand = table.hands[active];
  if (hand === undefined) throw new Error('There is no hand to play');
  if (type === 'hit') dealTo(table, active);
  else if (type === 'stand') table.hands[active] = { ...hand, done: true };
  else if (type === 'double') {
    table.events.push({ type: 'double', hand: active });
    table.hands[active] = { ...hand, bet: 2, done: true };
    dealTo(table, active);
  } else {
    table.events.push({ type: 'split', hand: active });
    const parts = hand.cards.map((card): Hand => ({ cards: [card], bet: 1, done: false }));
    table.hands.splice(active, 1, ...parts);
  }
  return type === 'double' || type === 'split' ? 1n : 0n;
};

export const act = (state: BlackjackState, action: GameAction, rng: Rng): ActResult<BlackjackState> => {
  const type = legal(state).find((move) => move === action.type);
  if (type === undefined) return { ok: false, reason: 'illegal_action' };
  const table: Table = {
    shoe: [...state.shoe],
    dealerCards: [...state.dealerCards],
    hands: [...state.hands],
    active: state.active,
    events: [],
    rng,
  };
  const debitUnits = change(table, type);
  const done = goOn(table);
  return { ok: true, step: { state: freeze(table, done), events: table.events, debitUnits, done } };
};

const outcomeOf = (hand: Hand, state: BlackjackState): Outcome => {
  const [mine, theirs] = [totalOf(hand.cards).total, totalOf(state.dealerCards).total];
  if (mine > fullTotal) return 'bust';
  const natural = !wasSplit(state) && isNatural(hand.cards);
  if (natural) return isNatural(state.dealerCards) ? 'push' : 'blackjack';
  if (isNatural(state.dealerCards)) return 'lost';
  if (theirs > fullTotal || mine > theirs) return 'won';
  return mine === theirs ? 'push' : 'lost';
};

/** What the published strategy does; `null` once the round is over. Reads only what the player sees. */
export const bestMove = (state: BlackjackState, unitsLeft = 1n): Move | null => {
  const hand = state.hands[state.active];
  const [up] = state.dealerCards;
  if (state.over || hand === undefined || up === undefined) return null;
  const moves = legal(state).filter((move) => unitsLeft > 0n || move === 'hit' || move === 'stand');
  return advise({
    ...totalOf(hand.cards),
    pair: moves.includes('split') ? splitPair(hand) : undefined,
    mayDouble: moves.includes('double'),
    up: valueOf(up),
  });
};

export const view = (state: BlackjackState): BlackjackView => {
  const shown = state.over ? state.dealerCards : state.dealerCards.slice(0, 1);
  const hidden = state.dealerCards.slice(shown.length).map(() => null);
  return {
    dealer: { cards: [...shown, ...hidden], ...totalOf(shown) },
    hands: state.hands.map((hand) => ({
      ...hand,
      ...totalOf(hand.cards),
      outcome: state.over ? outcomeOf(hand, state) : isBust(hand.cards) ? 'bust' : null,
    })),
    active: state.over ? null : state.active,
    over: state.over,
    advice: bestMove(state),
  };
};

const pays: Readonly<Record<Outcome, bigint>> = {
  blackjack: BigInt(definition.paysE4.blackjack),
  won: BigInt(definition.paysE4.won),
  push: BigInt(definition.paysE4.push),
  lost: 0n,
  bust: 0n,
};

export const settle = (state: BlackjackState): Settlement => {
  const lines: WinLine[] = state.hands.map((hand, index) => {
    const outcome = outcomeOf(hand, state);
    return { name: `hand ${index + 1}: ${outcome}`, multiplierE4: pays[outcome] * BigInt(hand.bet) };
  });
  return {
    multiplierE4: lines.reduce((sum, { multiplierE4 }) => sum + multiplierE4, 0n),
    lines: lines.filter(({ multiplierE4 }) => multiplierE4 > 0n),
  };
};

export const bestAction = (state: BlackjackState, unitsLeft?: bigint): BlackjackAction | null => {
  const type = bestMove(state, unitsLeft);
  return type === null ? null : { type };
};

export const auto = (state: BlackjackState): BlackjackAction | null => (state.over ? null : { type: 'stand' });

export const sampleAction = (state: BlackjackState, rng: Rng): BlackjackAction | null => {
  const moves = legal(state);
  if (moves.length === 0) return null;
  // Splits are rare: where one is possible, half of the samples take it.
  const type = moves.includes('split') && rng.below(2) === 0 ? 'split' : moves[rng.below(moves.length)];
  return type === undefined ? null : { type };
};
