import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type CoinRunParams } from '../game.ts';
import { payoutsOf } from '../payouts.ts';

export const rules: GameRulesToRead<CoinRunParams> = {
  versions,
  returnAtStake: (params, stake) => returnAtStake(payoutsOf(params), stake),
};
