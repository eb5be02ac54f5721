/** A round of video poker: five cards, a hold, and the cards drawn for the others. A game brings its machine. */
import { z } from 'zod';
import { drawOn } from '../cards/pack.ts';
import type { ActResult, GameAction, GameEvent, Opening, Settlement } from '../game-module.ts';
import type { Rng } from '../rng.ts';
import {
  actionOfHold,
  actions,
  heldPlaces,
  holdOfAction,
  places,
  type VideoPokerParams,
  type VideoPokerView,
} from './actions.ts';
import { isHeld, type Hold } from './holds.ts';
import { mostCoins, type VideoPoker } from './machine.ts';

export interface VideoPokerState extends VideoPokerParams {
  readonly dealt: readonly number[];
  /** Null until it is chosen. */
  readonly hold: Hold | null;
  /** For the places that are not held, from the left. */
  readonly drawn: readonly number[];
}

export const params: z.ZodType<VideoPokerParams> = z.strictObject({
  coins: z.int().min(1).max(mostCoins).default(1),
});

export const cardsOf = ({ dealt, hold, drawn }: Pick<VideoPokerState, 'dealt' | 'hold' | 'drawn'>): number[] => {
  if (hold === null) return [...dealt];
  const coming = [...drawn];
  return dealt.map((card, place) => (isHeld(hold, place) ? card : (coming.shift() ?? card)));
};

export const videoPokerRules = <H extends string>(machine: VideoPoker<H>) => {
  const init = ({ coins }: VideoPokerParams, rng: Rng): Opening<VideoPokerState> => {
    const dealt = rng.deck(1, 5);
    const events = dealt.map((card, place): GameEvent => ({ type: 'dealt', place, card }));
    return { state: { coins, dealt, hold: null, drawn: [] }, events, done: false };
  };
  const legal = ({ hold }: VideoPokerState): readonly string[] => (hold === null ? actions : []);
  const act = (state: VideoPokerState, { type }: GameAction, rng: Rng): ActResult<VideoPokerState> => {
    const hold = holdOfAction(type);
    if (state.hold !== null || hold === undefined) return { ok: false, reason: 'illegal_action' };
    const open = places.filter((place) => !isHeld(hold, place));
    const drawn = drawOn(1, state.dealt, open.length, rng);
    const events: GameEvent[] = [
      { type: 'held', places: heldPlaces(hold) },
      ...open.map((place, index): GameEvent => ({ type: 'drawn', place, card: drawn[index] ?? 0 })),
    ];
    return { ok: true, step: { state: { ...state, hold, drawn }, events, debitUnits: 0n, done: true } };
  };
  /** The strategy of the proof, which is the forced end too. */
  const bestAction = ({ dealt, coins, hold }: VideoPokerState): GameAction | null =>
    hold === null ? { type: actionOfHold(machine.bestHold(dealt, coins).hold) } : null;
  const view = (state: VideoPokerState): VideoPokerView => {
    const cards = cardsOf(state);
    return {
      coins: state.coins,
      dealt: state.dealt,
      held: state.hold === null ? null : heldPlaces(state.hold),
      cards,
      hand: machine.handOf(cards) ?? null,
      over: state.hold !== null,
    };
  };
  const settle = (state: VideoPokerState): Settlement => {
    const hand = machine.handOf(cardsOf(state));
    if (hand === undefined || state.hold === null) return { multiplierE4: 0n, lines: [] };
    const each = machine.pays(state.coins)[machine.hands.indexOf(hand) + 1] ?? 0;
    const multiplierE4 = BigInt(each * state.coins) * 10_000n;
    return { multiplierE4, lines: [{ name: hand, multiplierE4 }] };
  };
  return {
    ...{ init, legal, act, view, settle, bestAction },
    auto: bestAction,
    sampleParams: (rng: Rng): VideoPokerParams => ({ coins: 1 + rng.below(mostCoins) }),
    sampleAction: ({ hold }: VideoPokerState, rng: Rng): GameAction | null =>
      hold === null ? { type: actions[rng.below(actions.length)] ?? 'hold-none' } : null,
  };
};
