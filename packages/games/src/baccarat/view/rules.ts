import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type BaccaratParams } from '../game.ts';
import { payoutsOf } from '../versions/1-payouts.ts';

export const rules: GameRulesToRead<BaccaratParams> = {
  versions,
  returnAtStake: (params, stake) => returnAtStake(payoutsOf(params), stake),
};
