import type { BuyParams } from '../../slots/engine-slot.ts';
import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions } from '../game.ts';
import { payoutsOf } from '../versions/2-payouts.ts';

export const rules: GameRulesToRead<BuyParams> = {
  versions,
  returnAtStake: (params, stake) => returnAtStake(payoutsOf(params), stake),
};
