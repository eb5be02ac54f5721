/** A round told again as it looked, from what was recorded: it needs no seed, so that one still sealed can be seen too. */
import { stakeUnitsOf } from './debit.ts';
import type { AnyGame, GameAction, GameEvent, Step } from './game-module.ts';
import { rngOfDraws, type Draw } from './rng.ts';

/** What was to be seen after the bet, and after each action. */
export interface ToldStep {
  /** The action that led here; none for the bet itself. */
  readonly action: GameAction | undefined;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  readonly open: boolean;
  readonly legal: readonly string[];
  /** All debits so far, in units of the stake. */
  readonly debitUnits: bigint;
}

const told = (game: AnyGame, step: Step<unknown>, action: GameAction | undefined, debitUnits: bigint): ToldStep => ({
  action,
  view: game.view(step.state),
  events: step.events,
  open: !step.done,
  legal: step.done ? [] : game.legal(step.state),
  debitUnits,
});

/** Throws when draws or actions are not those of a round of this game. */
export const tellAgain = (
  game: AnyGame,
  { params, actions, draws }: { params: unknown; actions: readonly GameAction[]; draws: readonly Draw[] },
): readonly ToldStep[] => {
  const rng = rngOfDraws(draws);
  let step: Step<unknown> = game.init(params, rng);
  let debitUnits = stakeUnitsOf(game, params);
  const steps = [told(game, step, undefined, debitUnits)];
  for (const action of actions) {
    const result = game.act(step.state, action, rng);
    if (!result.ok) throw new Error(`Not a round of ${game.id}: ${action.type}`);
    step = result.step;
    debitUnits += step.debitUnits ?? 0n;
    steps.push(told(game, step, action, debitUnits));
  }
  return steps;
};
