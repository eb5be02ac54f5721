import { anteRulesToRead } from '../../cards/ante/stage/rules-to-read.ts';
import { versions } from '../game.ts';
import { payoutsOf } from '../versions/1-payouts.ts';

export const rules = anteRulesToRead(versions, payoutsOf);
