import type { LiveRouletteParams } from '../../live-roulette/versions/1-payouts.ts';
import { payoutsOf } from '../../live-roulette/versions/1-payouts.ts';
import type { GameRulesToRead } from '../../stage/game-view.ts';
import { tableReturn } from '../../tables/stage/return-at-stake.ts';
import { versions } from '../game.ts';

export const rules: GameRulesToRead<LiveRouletteParams> = { versions, returnAtStake: tableReturn(payoutsOf, 'red') };
