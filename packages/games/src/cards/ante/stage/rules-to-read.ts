/** What a scene needs of the rules only to verify, and to say what a bet returns. */
import type { AnyGame } from '../../../game-module.ts';
import type { GameRulesToRead } from '../../../stage/game-view.ts';
import { returnAtStake, type BetPayouts } from '../../../stake-limits.ts';
import type { AnteParams } from '../ante-rules.ts';

export const anteRulesToRead = (
  versions: readonly AnyGame[],
  payoutsOf: (params: AnteParams) => BetPayouts,
): GameRulesToRead<AnteParams> => ({
  versions,
  // Of an empty table: what an ante returns.
  returnAtStake: ({ chips }, stake) =>
    returnAtStake(payoutsOf({ chips: Object.keys(chips).length === 0 ? { ante: 1 } : chips }), stake),
});
