/** What is counted of Foundry Nine, because a cascade has no closed form: `npx tsx tools/outcomes/count-slot.ts foundry-nine`. */
import { cascadeCounting } from '../../../testing/count-slot.ts';
import { fastVariedWays } from '../../../testing/fast-varied-ways.ts';
import { definition } from '../versions/1.ts';

export const version = '1';
export const counting = cascadeCounting(definition, fastVariedWays);
