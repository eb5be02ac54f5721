import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type TowerParams } from '../game.ts';
import { payoutsOf } from '../payouts.ts';

export const rules: GameRulesToRead<TowerParams> = {
  versions,
  returnAtStake: (params, stake) => returnAtStake(payoutsOf(params), stake),
};
