import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type CometParams } from '../game.ts';
import { payoutsOf } from '../payouts.ts';

export const rules: GameRulesToRead<CometParams> = {
  versions,
  returnAtStake: (params, stake) => returnAtStake(payoutsOf(params), stake),
};
