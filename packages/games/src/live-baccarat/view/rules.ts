import type { GameRulesToRead } from '../../stage/game-view.ts';
import { tableReturn } from '../../tables/stage/return-at-stake.ts';
import { versions } from '../game.ts';
import { payoutsOf, type BaccaratParams } from '../versions/1.ts';

export const rules: GameRulesToRead<BaccaratParams> = { versions, returnAtStake: tableReturn(payoutsOf, 'banker') };
