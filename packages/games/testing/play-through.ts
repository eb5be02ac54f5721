/** Plays whole rounds of any game with sampled actions. */
import { debitUnitsOf, stakeUnitsOf } from '../src/debit.ts';
import type { AnyGame, GameAction, Step } from '../src/game-module.ts';
import type { Rng } from '../src/rng.ts';

export interface PlayedRound {
  readonly actions: readonly GameAction[];
  /** Every state on the way, the last one settled. */
  readonly states: readonly unknown[];
  readonly debitUnits: bigint;
  readonly multiplierE4: bigint;
}

const longestRound = 1_000;

export type Player = (state: unknown) => GameAction | null;

/** Plays the strategy of the proof; without choices, anything. `unitsLeft`: what the player can stake beside the initial stake. */
export const bestPlayer = (game: AnyGame, choice: Rng, unitsLeft?: bigint): Player => {
  if (game.bestAction === undefined) return (state) => game.sampleAction(state, choice);
  if (unitsLeft === undefined) return (state) => game.bestAction?.(state) ?? null;
  let left = unitsLeft;
  return (state) => {
    const action = game.bestAction?.(state, left) ?? null;
    if (action !== null) left -= debitUnitsOf(game, state, action) ?? 0n;
    return action;
  };
};

/** `rng` is the round's stream, `choice` decides what the player does. Throws when a round does not end. */
export const playThrough = (
  game: AnyGame,
  params: unknown,
  rng: Rng,
  choice: Rng,
  player: Player = (state) => game.sampleAction(state, choice),
): PlayedRound => {
  let step: Step<unknown> = game.init(params, rng);
  const [actions, states]: [GameAction[], unknown[]] = [[], [step.state]];
  let debitUnits = stakeUnitsOf(game, params);
  while (!step.done) {
    const action = player(step.state);
    const result = action === null ? undefined : game.act(step.state, action, rng);
    if (action === null || result?.ok !== true || actions.length > longestRound)
      throw new Error(`${game.id} does not go on after ${JSON.stringify(step.state)}`);
    step = result.step;
    actions.push(action);
    states.push(step.state);
    debitUnits += step.debitUnits ?? 0n;
  }
  return { actions, states, debitUnits, multiplierE4: game.settle(step.state).multiplierE4 };
};
