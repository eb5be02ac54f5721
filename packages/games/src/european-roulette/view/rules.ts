import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type RouletteParams } from '../game.ts';
import { payoutsOf } from '../versions/1-payouts.ts';

export const rules: GameRulesToRead<RouletteParams> = {
  versions,
  returnAtStake: (params, stake) => returnAtStake(payoutsOf(params), stake),
};
