import type { GameRulesToRead } from '../../stage/game-view.ts';
import { tableReturn } from '../../tables/stage/return-at-stake.ts';
import { versions, type RouletteParams } from '../game.ts';
import { payoutsOf } from '../versions/1-payouts.ts';

export const rules: GameRulesToRead<RouletteParams> = { versions, returnAtStake: tableReturn(payoutsOf, 'red') };
