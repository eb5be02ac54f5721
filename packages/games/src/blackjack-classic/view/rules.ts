import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions, type BlackjackParams } from '../game.ts';
import { rtpProof } from '../versions/1-declared.ts';

export const rules: GameRulesToRead<BlackjackParams> = {
  versions,
  // The cut to whole subunits costs less than one subunit a round, and nothing at an even stake.
  returnAtStake: () => rtpProof().rtp,
};
