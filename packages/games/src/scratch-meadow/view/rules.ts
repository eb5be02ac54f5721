import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type ScratchParams } from '../game.ts';
import { payoutsOf } from '../payouts.ts';

export const rules: GameRulesToRead<ScratchParams> = {
  versions,
  returnAtStake: (_params, stake) => returnAtStake(payoutsOf(), stake),
};
