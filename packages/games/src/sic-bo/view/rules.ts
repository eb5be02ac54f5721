import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type SicBoParams } from '../game.ts';
import { payoutsOf } from '../versions/1-payouts.ts';

export const rules: GameRulesToRead<SicBoParams> = {
  versions,
  // Of an empty table: what the simplest bet returns.
  returnAtStake: (params, stake) =>
    returnAtStake(
      payoutsOf(Object.keys(params.chips).length === 0 ? { ...params, chips: { small: 1 } } : params),
      stake,
    ),
};
