import type { GameRulesToRead } from '../../stage/game-view.ts';
import { tableReturn } from '../../tables/stage/return-at-stake.ts';
import { versions } from '../game.ts';
import { payoutsOf, type WheelParams } from '../versions/1-payouts.ts';

export const rules: GameRulesToRead<WheelParams> = { versions, returnAtStake: tableReturn(payoutsOf, '1') };
