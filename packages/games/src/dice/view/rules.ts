import { rtpAtStake } from '../../proof-rows.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type DiceParams } from '../game.ts';
import { chancesOf, multiplierE4Of, rtpProof } from '../versions/1.ts';

export const rules: GameRulesToRead<DiceParams> = {
  versions,
  returnAtStake: (params, stake) => rtpAtStake(rtpProof(params).hit, multiplierE4Of(chancesOf(params)), stake),
};
