import type { SlotParams } from '../../slots/lines-slot.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions } from '../game.ts';

export const rules: GameRulesToRead<SlotParams> = { versions, returnAtStake: () => versions[0].rtpProof().rtp };
