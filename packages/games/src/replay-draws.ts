/** Replays a round from its recorded draws. It needs no seed, so it also works while the server seed is still secret. */
import { stakeUnitsOf } from './debit.ts';
import type { AnyGame, GameAction, GameEvent, Step } from './game-module.ts';
import { rngOfDraws, type Draw } from './rng.ts';

/** What was visible after the bet, and after each action. */
export interface ReplayedStep {
  /** The action that led here; none for the bet itself. */
  readonly action: GameAction | undefined;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  readonly open: boolean;
  readonly legal: readonly string[];
  /** Total stake so far, in units of the stake. */
  readonly debitUnits: bigint;
}

const stepOf = (
  game: AnyGame,
  step: Step<unknown>,
  action: GameAction | undefined,
  debitUnits: bigint,
): ReplayedStep => ({
  action,
  view: game.view(step.state),
  events: step.events,
  open: !step.done,
  legal: step.done ? [] : game.legal(step.state),
  debitUnits,
});

/** Throws if draws or actions do not match a round of this game. */
export const replayDraws = (
  game: AnyGame,
  { params, actions, draws }: { params: unknown; actions: readonly GameAction[]; draws: readonly Draw[] },
): readonly ReplayedStep[] => {
  const rng = rngOfDraws(draws);
  let step: Step<unknown> = game.init(params, rng);
  let debitUnits = stakeUnitsOf(game, params);
  const steps = [stepOf(game, step, undefined, debitUnits)];
  for (const action of actions) {
    const result = game.act(step.state, action, rng);
    if (!result.ok) throw new Error(`Not a round of ${game.id}: ${action.type}`);
    step = result.step;
    debitUnits += step.debitUnits ?? 0n;
    steps.push(stepOf(game, step, action, debitUnits));
  }
  return steps;
};
