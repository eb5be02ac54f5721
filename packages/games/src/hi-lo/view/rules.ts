import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type HiLoParams } from '../game.ts';
import { payoutsOf } from '../payouts.ts';

export const rules: GameRulesToRead<HiLoParams> = {
  versions,
  returnAtStake: (params, stake) => returnAtStake(payoutsOf(params), stake),
};
