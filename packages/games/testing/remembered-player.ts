/**
 * The strategies of the proof that take a millisecond a deal, for millions of rounds: what one deal decides is remembered for every other
 * that differs from it by the order of its cards and by which suit is which.
 */
import { heldPlaces, holdOfAction, type VideoPokerParams } from '../src/video-poker/actions.ts';
import type { AnyGame, GameAction } from '../src/game-module.ts';
import type { Rng } from '../src/rng.ts';
import { bestPlayer, type Player } from './play-through.ts';

const suits = [0, 1, 2, 3] as const;

/** The ranks of a suit in each group of cards, as one number. */
const ranksOf = (groups: readonly (readonly number[])[], suit: number): number =>
  groups.reduce(
    (number, cards) =>
      number * 2 ** 13 + cards.reduce((ranks, card) => ranks | ((card & 3) === suit ? 1 << (card >> 2) : 0), 0),
    0,
  );

/** `kind`: the same for deals that are decided alike; `named`: a card as it is called in its kind. */
const readKind = (...groups: readonly (readonly number[])[]) => {
  const numbers = suits.map((suit) => ranksOf(groups, suit));
  const order = suits.toSorted((one, other) => (numbers[other] ?? 0) - (numbers[one] ?? 0));
  return {
    kind: order.map((suit) => numbers[suit]).join(),
    named: (card: number): number => (card & ~3) + order.indexOf((card & 3) as (typeof suits)[number]),
  };
};

const remembered = <V>() => {
  const known = new Map<string, V>();
  return (kind: string, find: () => V): V => {
    const before = known.get(kind);
    if (before !== undefined) return before;
    const found = find();
    known.set(kind, found);
    return found;
  };
};

const actionOf = (player: Player, state: unknown): GameAction => {
  const action = player(state);
  if (action === null) throw new Error(`Nothing is left to choose in ${JSON.stringify(state)}`);
  return action;
};

type HoldState = VideoPokerParams & { readonly dealt: readonly number[] };

/** Which cards are held. */
const holding = (player: Player): Player => {
  const recall = remembered<ReadonlySet<number>>();
  return (state) => {
    const { coins, dealt } = state as HoldState;
    const { kind, named } = readKind(dealt);
    const held = recall(`${coins},${kind}`, () => {
      const hold = holdOfAction(actionOf(player, state).type) ?? 0;
      return new Set(heldPlaces(hold).map((place) => named(dealt[place - 1] ?? 0)));
    });
    const places = dealt.flatMap((card, place) => (held.has(named(card)) ? [place + 1] : []));
    return {
      type: places.length === 0 ? 'hold-none' : `hold-${places.join('')}`,
    };
  };
};

interface BoardState {
  readonly player: readonly number[];
  readonly boardCards: readonly number[];
}

/** What two cards do on a flop. */
const calling = (player: Player): Player => {
  const recall = remembered<GameAction>();
  return (state) => {
    const { player: own, boardCards } = state as BoardState;
    return recall(readKind(own, boardCards.slice(0, 3)).kind, () => actionOf(player, state));
  };
};

const slow: Readonly<Record<string, (player: Player) => Player>> = {
  'jacks-or-better': holding,
  'wild-twos': holding,
  'harbour-holdem': calling,
};

/** As `bestPlayer` plays. Takes some hundred megabytes after millions of deals. */
export const rememberedPlayer = (game: AnyGame, choice: Rng): Player => {
  const player = bestPlayer(game, choice);
  return slow[game.id]?.(player) ?? player;
};
