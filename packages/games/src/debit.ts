/** What a bet and an action stake, known before anything is drawn: no refusal may depend on what would have come. */
import type { AnyGame, GameAction } from './game-module.ts';
import { createRng } from './rng.ts';

/** In units of the round's stake. */
export const stakeUnitsOf = <P>(game: { readonly stakeUnits?: (params: P) => bigint }, params: P): bigint =>
  game.stakeUnits?.(params) ?? 1n;

const nobodysSeed = '0'.repeat(64);

/**
 * What an action stakes further, in units of the round's stake; nothing where it is not legal. Tried on a stream that decides
 * no round.
 */
export const debitUnitsOf = (game: Pick<AnyGame, 'act'>, state: unknown, action: GameAction): bigint | undefined => {
  const result = game.act(state, action, createRng(nobodysSeed, 'debit', 0));
  return result.ok ? (result.step.debitUnits ?? 0n) : undefined;
};
