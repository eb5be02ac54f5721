/**
 * The strategies of the proof for rounds by the hundred thousand. Those that take a millisecond a deal are played another way: video poker
 * by a count of all hands, which the first deal waits two seconds for; Harbour Hold'em by what it decided for a deal of the same kind.
 */
import { machine as jacksOrBetter } from '../src/jacks-or-better/versions/1-hands.ts';
import { actionOfHold, type VideoPokerParams } from '../src/video-poker/actions.ts';
import { countedHolds } from '../src/video-poker/enumeration.ts';
import { isHeld } from '../src/video-poker/holds.ts';
import type { VideoPoker } from '../src/video-poker/machine.ts';
import { machine as wildTwos } from '../src/wild-twos/versions/1-hands.ts';
import type { AnyGame } from '../src/game-module.ts';
import type { Rng } from '../src/rng.ts';
import { bestPlayer, type Player } from './play-through.ts';

type BestHold = ReturnType<typeof countedHolds>;
type HoldState = VideoPokerParams & { readonly dealt: readonly number[] };

const holding = (machine: VideoPoker): (() => Player) => {
  const counted = new Map<readonly number[], BestHold>();
  const holdsFor = (coins: number): BestHold => {
    const pays = machine.pays(coins);
    const known = counted.get(pays) ?? countedHolds(machine.table, pays);
    counted.set(pays, known);
    return known;
  };
  return () => (state) => {
    const { coins, dealt } = state as HoldState;
    const ascending = dealt.toSorted((one, other) => one - other);
    const hold = holdsFor(coins)(ascending);
    const held = dealt.map((card) => isHeld(hold, ascending.indexOf(card)));
    return { type: actionOfHold(held.reduce((bits, isOne, place) => bits | (isOne ? 1 << place : 0), 0)) };
  };
};

const suits = [0, 1, 2, 3] as const;

/** The ranks of a suit in two groups of cards, as one number. */
const ranksOf = (groups: readonly (readonly number[])[], suit: number): number =>
  groups.reduce(
    (number, cards) =>
      number * 2 ** 13 + cards.reduce((ranks, card) => ranks | ((card & 3) === suit ? 1 << (card >> 2) : 0), 0),
    0,
  );

/** The same for deals that differ by the order of a group's cards and by which suit is which. */
const kindOf = (...groups: readonly (readonly number[])[]): string =>
  suits
    .map((suit) => ranksOf(groups, suit))
    .sort((one, other) => one - other)
    .join();

interface BoardState {
  readonly player: readonly number[];
  readonly boardCards: readonly number[];
}

const calling = (player: Player): Player => {
  const known = new Map<string, ReturnType<Player>>();
  return (state) => {
    const { player: own, boardCards } = state as BoardState;
    const kind = kindOf(own, boardCards.slice(0, 3));
    const action = known.get(kind) ?? player(state);
    known.set(kind, action);
    return action;
  };
};

const quick: Readonly<Record<string, (player: Player) => Player>> = {
  'jacks-or-better': holding(jacksOrBetter),
  'wild-twos': holding(wildTwos),
  'harbour-holdem': calling,
};

/** As `bestPlayer` plays. */
export const quickPlayer = (game: AnyGame, choice: Rng): Player => {
  const player = bestPlayer(game, choice);
  return quick[game.id]?.(player) ?? player;
};
