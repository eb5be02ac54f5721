import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type KenoParams } from '../game.ts';
import { payoutsOf } from '../payouts.ts';

export const rules: GameRulesToRead<KenoParams> = {
  versions,
  returnAtStake: (params, stake) => returnAtStake(payoutsOf(params), stake),
};
