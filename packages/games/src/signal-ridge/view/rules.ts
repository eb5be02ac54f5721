import type { LinkedParams } from '../../slots/jackpots/linked-slot.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions } from '../game.ts';

export const rules: GameRulesToRead<LinkedParams> = { versions, returnAtStake: () => versions[0].rtpProof().rtp };
