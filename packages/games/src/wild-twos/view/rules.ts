import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import type { VideoPokerParams } from '../../video-poker/actions.ts';
import { versions } from '../game.ts';
import { payoutsOf } from '../versions/1.ts';

export const rules: GameRulesToRead<VideoPokerParams> = {
  versions,
  returnAtStake: (params, stake) => returnAtStake(payoutsOf(params), stake),
};
