import type { GameRulesToRead } from '../../stage/game-view.ts';
import { tableReturn } from '../../tables/stage/return-at-stake.ts';
import { versions, type CrapsParams } from '../game.ts';
import { payoutsOf } from '../versions/1-payouts.ts';

export const rules: GameRulesToRead<CrapsParams> = { versions, returnAtStake: tableReturn(payoutsOf, 'pass') };
