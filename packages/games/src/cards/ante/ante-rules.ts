/**
 * The rules that rounds against a dealer who has to qualify share: everything is dealt at once, the player sees a part of it, raises or
 * folds, and the rest is turned over. A game says how many cards, what they are worth and what they pay.
 */
import type { ActResult, GameAction, GameEvent, Opening, Settlement } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { paidE4, unitsOn, type Chips } from '../../tables/chips.ts';
import { showdown, type AnteEnd, type AnteOutcome } from './ante-round.ts';

export interface AnteParams {
  readonly chips: Chips;
}

export interface AnteState extends AnteParams {
  readonly player: readonly number[];
  readonly dealerCards: readonly number[];
  /** Cards that belong to both. */
  readonly boardCards: readonly number[];
  readonly choice: string | null;
}

export interface AnteView<Hand extends string = string> extends Record<string, unknown> {
  readonly player: readonly number[];
  /** `null` is a card face down. */
  readonly dealer: readonly (number | null)[];
  readonly board: readonly number[];
  /** The player's hand, of the cards that are open. */
  readonly hand: Hand;
  /** `null` until it is turned over. */
  readonly dealerHand: Hand | null;
  /** `null` while nothing was chosen, and where there is nothing to choose. */
  readonly choice: string | null;
  readonly over: boolean;
  /** `null` until the round is over, and for one without an ante. */
  readonly outcome: AnteOutcome | null;
}

export interface AnteGame<Hand extends string> {
  readonly cards: { readonly each: number; readonly board: number };
  /** Cards that are open before the choice. */
  readonly open: { readonly dealer: number; readonly board: number };
  /** What the raise is called, and its units for each unit of the ante. */
  readonly action: string;
  readonly raise: number;
  /** Of the best hand among all these cards. */
  readonly strengthOf: (cards: readonly number[]) => number;
  readonly handOf: (strength: number) => Hand;
  readonly qualifies: (strength: number) => boolean;
  /** Whether the published strategy raises. `dealer`: his open cards. */
  readonly shouldRaise: (seen: {
    player: readonly number[];
    dealer: readonly number[];
    board: readonly number[];
  }) => boolean;
  readonly paidOn: (end: Pick<AnteEnd<Hand>, 'hand' | 'outcome'>, spot: string) => bigint;
}

const anteOf = ({ chips }: AnteParams): number => chips['ante'] ?? 0;
const isOver = (state: AnteState): boolean => state.choice !== null || anteOf(state) === 0;

/** What is turned over at the end: the board first, then the dealer's cards. */
const revealed = (
  open: AnteGame<string>['open'],
  { dealerCards, boardCards }: Pick<AnteState, 'dealerCards' | 'boardCards'>,
): GameEvent[] => [
  ...boardCards.slice(open.board).map((card): GameEvent => ({ type: 'card', to: 'board', card })),
  ...dealerCards
    .map((card, place): GameEvent => ({ type: 'reveal', place, card }))
    .filter((_event, place) => place >= open.dealer),
];

/** Card by card, the player's first; then those of the board that are open. */
const deal = (
  { cards, open }: Pick<AnteGame<string>, 'cards' | 'open'>,
  { chips }: AnteParams,
  rng: Rng,
): { readonly state: AnteState; readonly events: GameEvent[] } => {
  const dealt = rng.deck(1, 2 * cards.each + cards.board);
  const hands = dealt.slice(0, 2 * cards.each);
  const boardCards = dealt.slice(2 * cards.each);
  const state: AnteState = {
    chips,
    player: hands.filter((_card, place) => place % 2 === 0),
    dealerCards: hands.filter((_card, place) => place % 2 === 1),
    boardCards,
    choice: null,
  };
  const events = hands.map((card, place): GameEvent => {
    if (place % 2 === 0) return { type: 'card', to: 'player', card };
    return { type: 'card', to: 'dealer', card: place >> 1 < open.dealer ? card : null };
  });
  for (const card of boardCards.slice(0, open.board)) events.push({ type: 'card', to: 'board', card });
  return { state, events };
};

export const anteRules = <Hand extends string>(game: AnteGame<Hand>) => {
  const { open, action: raiseAction, raise } = game;

  const endOf = (state: AnteState): { hand: Hand; dealerHand: Hand; outcome: AnteOutcome } => {
    const [mine, theirs] = [state.player, state.dealerCards].map((own) =>
      game.strengthOf([...own, ...state.boardCards]),
    ) as [number, number];
    const outcome = showdown(mine, theirs, { qualifies: game.qualifies(theirs), folded: state.choice === 'fold' });
    return { hand: game.handOf(mine), dealerHand: game.handOf(theirs), outcome };
  };

  const legal = (state: AnteState): readonly string[] => (isOver(state) ? [] : [raiseAction, 'fold']);

  const init = (params: AnteParams, rng: Rng): Opening<AnteState> => {
    const { state, events } = deal(game, params, rng);
    const done = isOver(state);
    return { state, events: done ? [...events, ...revealed(open, state)] : events, done };
  };

  const act = (state: AnteState, action: GameAction): ActResult<AnteState> => {
    if (!legal(state).includes(action.type)) return { ok: false, reason: 'illegal_action' };
    const next = { ...state, choice: action.type };
    const events: GameEvent[] = [{ type: action.type === 'fold' ? 'fold' : 'raise' }, ...revealed(open, state)];
    const debitUnits = action.type === 'fold' ? 0n : BigInt(anteOf(state) * raise);
    return { ok: true, step: { state: next, events, debitUnits, done: true } };
  };

  const bestAction = (state: AnteState, unitsLeft?: bigint): GameAction | null => {
    if (isOver(state)) return null;
    if (unitsLeft !== undefined && unitsLeft < BigInt(anteOf(state) * raise)) return { type: 'fold' };
    const [dealer, board] = [state.dealerCards.slice(0, open.dealer), state.boardCards.slice(0, open.board)];
    return { type: game.shouldRaise({ player: state.player, dealer, board }) ? raiseAction : 'fold' };
  };

  const view = (state: AnteState): AnteView<Hand> => {
    const over = isOver(state);
    const board = over ? state.boardCards : state.boardCards.slice(0, open.board);
    const { hand, dealerHand, outcome } = endOf(state);
    return {
      player: state.player,
      dealer: state.dealerCards.map((card, place) => (over || place < open.dealer ? card : null)),
      board,
      hand: over ? hand : game.handOf(game.strengthOf([...state.player, ...board])),
      dealerHand: over ? dealerHand : null,
      choice: state.choice,
      over,
      outcome: over && anteOf(state) > 0 ? outcome : null,
    };
  };

  const settle = (state: AnteState): Settlement => {
    const end = endOf(state);
    return {
      multiplierE4: paidE4(state.chips, (spot) => game.paidOn(end, spot)),
      lines: Object.entries(state.chips)
        .map(([spot, units]) => ({ name: spot, multiplierE4: BigInt(units) * game.paidOn(end, spot) }))
        .filter(({ multiplierE4 }) => multiplierE4 > 0n),
    };
  };

  return {
    ...{ legal, init, act, bestAction, view, settle },
    stakeUnits: ({ chips }: AnteParams): bigint => BigInt(unitsOn(chips)),
    /** Nobody's stake is raised for them. */
    auto: (state: AnteState): GameAction | null => (isOver(state) ? null : { type: 'fold' }),
    sampleAction: (state: AnteState, rng: Rng): GameAction | null =>
      isOver(state) ? null : { type: rng.below(2) === 0 ? 'fold' : raiseAction },
  };
};
