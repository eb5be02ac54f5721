/** Replays a round from its seeds: the same reducer, the same stream, the same end. */
import { stakeUnitsOf } from './debit.ts';
import type { GameAction, GameEvent, GameRules, JackpotShare, Step } from './game-module.ts';
import { createRng, type Draw, type Rng } from './rng.ts';
import type { Seeds } from './stream.ts';

export interface Replay<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
  readonly done: boolean;
  /** The stake and every additional one, in units of the stake. */
  readonly debitUnits: bigint;
  /** In the order in which they were won. */
  readonly jackpots: readonly JackpotShare[];
  readonly draws: readonly Draw[];
  /** Words of the stream consumed. */
  readonly position: number;
}

type Replayed<P, S, A extends GameAction, V> = Pick<GameRules<P, S, A, V>, 'id' | 'stakeUnits' | 'init' | 'act'>;

/** Throws if an action of the log is not legal: such a log was never accepted. */
export const replay = <P, S, A extends GameAction, V>(
  game: Replayed<P, S, A, V>,
  seeds: Seeds,
  params: P,
  actions: readonly A[],
): Replay<S> => replayOver(game, createRng(seeds.serverSeed, seeds.clientSeed, seeds.nonce), params, actions);

/** The same from any decisions, such as those that were recorded. */
export const replayOver = <P, S, A extends GameAction, V>(
  game: Replayed<P, S, A, V>,
  rng: Rng,
  params: P,
  actions: readonly A[],
): Replay<S> => {
  let step: Step<S> = game.init(params, rng);
  const events = [...step.events];
  const jackpots = [...(step.jackpots ?? [])];
  let debitUnits = stakeUnitsOf(game, params);
  for (const [index, action] of actions.entries()) {
    const result = game.act(step.state, action, rng);
    if (!result.ok) throw new Error(`Action ${index + 1} of ${game.id} is not legal: ${action.type}`);
    step = result.step;
    events.push(...step.events);
    jackpots.push(...(step.jackpots ?? []));
    debitUnits += step.debitUnits ?? 0n;
  }
  const { draws, position } = rng;
  return { state: step.state, events, done: step.done, debitUnits, jackpots, draws, position };
};
