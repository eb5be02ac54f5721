/** Blackjack Classic, version 2: one to five seats with chips of their own. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, GameAction, Opening, Settlement, Step, WinLine } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits } from '../../tables/chips.ts';
import { decks, isBust, isNatural, totalOf, valueOf } from './1-cards.ts';
import { advise, strategy, type Move } from './1-strategy.ts';
import { isSeat, seats, usualChips, type BlackjackParams } from './2-payouts.ts';
import { deal, goOn, isBlackjack, move, startOf, take, type BlackjackState, type Hand } from './2-table.ts';

export * from './2-payouts.ts';
export type { BlackjackState } from './2-table.ts';

/** Of each seat. */
const mostHands = 4;
const fullTotal = 21;

export type BlackjackAction = GameAction & { readonly type: Move };
export type Outcome = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

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
  version: '2',
  stream: 'PF-1',
  shoe: { decks, draw: 'deck(6, as many as are dealt), fresh each round' },
  card: { rank: 'card >> 2, 0 = deuce … 12 = ace', suit: 'card & 3: diamonds, hearts, spades, clubs' },
  params: { chips: { seats, most: mostUnits, default: usualChips } },
  deal: ['each seat with chips, in order', 'dealer open', 'each seat with chips, in order', 'dealer hidden'],
  dealer: {
    peeks: 'under an ace or a ten-value card',
    stands: 'on every 17 and above',
    draws: 'unless every hand is bust or a blackjack',
  },
  player: {
    order: 'seat by seat, hand by hand; with a blackjack of the dealer, or nothing but blackjacks, the round is over',
    double: 'any two cards, after a split too; one card more',
    split: 'two cards of one value, to four hands at each seat; a new hand gets its second card when its turn comes',
    splitAces: 'once, one card each, no more decisions',
    full: 'a hand of 21 stands',
    stakes: 'a double and a split stake the seat’s chips once more',
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

export const params: z.ZodType<BlackjackParams> = z.strictObject({
  chips: chipsSchema(isSeat).default({ ...usualChips }),
});

const splitPair = (hand: Hand | undefined): number | undefined => {
  const [first, second, third] = hand?.cards ?? [];
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  return valueOf(first) === valueOf(second) ? valueOf(first) : undefined;
};

export const legal = ({ hands, active, over }: BlackjackState): readonly Move[] => {
  const hand = hands[active];
  if (over || hand === undefined) return [];
  const moves: Move[] = ['hit', 'stand'];
  if (hand.cards.length === 2) moves.push('double');
  if (splitPair(hand) !== undefined && hands.filter(({ seat }) => seat === hand.seat).length < mostHands)
    moves.push('split');
  return moves;
};

export const init = ({ chips }: BlackjackParams, rng: Rng): Opening<BlackjackState> => {
  const table = startOf(chips, rng);
  const state = deal(table);
  return { state, events: table.events, done: state.over };
};

export const act = (state: BlackjackState, action: GameAction, rng: Rng): ActResult<BlackjackState> => {
  const type = legal(state).find((one) => one === action.type);
  const hand = state.hands[state.active];
  if (type === undefined || hand === undefined) return { ok: false, reason: 'illegal_action' };
  const table = take(state, rng);
  const debitUnits = move(table, hand, type);
  const next = goOn(table);
  const step: Step<BlackjackState> = { state: next, events: table.events, debitUnits, done: next.over };
  return { ok: true, step };
};

const outcomeOf = (hand: Hand, { dealerCards }: BlackjackState): Outcome => {
  const [mine, theirs] = [totalOf(hand.cards).total, totalOf(dealerCards).total];
  if (mine > fullTotal) return 'bust';
  if (isBlackjack(hand)) return isNatural(dealerCards) ? 'push' : 'blackjack';
  if (isNatural(dealerCards)) return 'lost';
  if (theirs > fullTotal || mine > theirs) return 'won';
  return mine === theirs ? 'push' : 'lost';
};

/** While a round is open the dealer has no blackjack: he has looked. */
const openOutcome = (hand: Hand): Outcome | null =>
  isBust(hand.cards) ? 'bust' : isBlackjack(hand) ? 'blackjack' : null;

/** What the published strategy does; `null` once the round is over. Reads only what the player sees. */
export const bestMove = (state: BlackjackState, unitsLeft?: bigint): Move | null => {
  const hand = state.hands[state.active];
  const [up] = state.dealerCards;
  if (state.over || hand === undefined || up === undefined) return null;
  const affordable = unitsLeft === undefined || unitsLeft >= BigInt(hand.bet);
  const moves = legal(state).filter((one) => affordable || one === 'hit' || one === 'stand');
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
      outcome: state.over ? outcomeOf(hand, state) : openOutcome(hand),
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

export const sampleParams = (rng: Rng): BlackjackParams => ({
  chips: Object.fromEntries(
    Array.from({ length: 1 + rng.below(seats.length) }, () => [
      seats[rng.below(seats.length)] ?? 'seat-3',
      1 + rng.below(3),
    ]),
  ),
});

export const sampleAction = (state: BlackjackState, rng: Rng): BlackjackAction | null => {
  const moves = legal(state);
  if (moves.length === 0) return null;
  // Splits are rare: where one is possible, half of the samples take it.
  const type = moves.includes('split') && rng.below(2) === 0 ? 'split' : moves[rng.below(moves.length)];
  return type === undefined ? null : { type };
};
