import type { SlotParams } from '../../slots/lines-slot.ts';
import { returnAtStake } from '../../stake-limits.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { versions } from '../game.ts';

const [newest] = versions;

export const rules: GameRulesToRead<SlotParams> = {
  versions,
  returnAtStake: (params, stake) => {
    const payouts = newest.payoutsOf?.(params);
    return payouts === undefined ? newest.rtpProof().rtp : returnAtStake(payouts, stake);
  },
};
