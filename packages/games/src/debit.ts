/** Stakes of bets and actions, known before anything is drawn, so that no refusal depends on the outcome. */
import type { AnyGame, GameAction } from './game-module.ts';
import { createRng } from './rng.ts';

/** In units of the round's stake. */
export const stakeUnitsOf = <P>(game: { readonly stakeUnits?: (params: P) => bigint }, params: P): bigint =>
  game.stakeUnits?.(params) ?? 1n;

const nobodysSeed = '0'.repeat(64);

/** The additional stake of an action, in units of the round's stake; undefined if it is not legal. Evaluated on a dummy stream. */
export const debitUnitsOf = (game: Pick<AnyGame, 'act'>, state: unknown, action: GameAction): bigint | undefined => {
  const result = game.act(state, action, createRng(nobodysSeed, 'debit', 0));
  return result.ok ? (result.step.debitUnits ?? 0n) : undefined;
};
