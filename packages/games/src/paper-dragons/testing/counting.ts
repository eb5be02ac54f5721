/** What is counted of Paper Dragons, because a cascade has no closed form: `npx tsx tools/outcomes/count-slot.ts paper-dragons`. */
import { cascadeCounting } from '../../../testing/count-slot.ts';
import { fastAnywhere } from '../../../testing/fast-anywhere.ts';
import { definition } from '../versions/1.ts';

export const version = '1';
export const counting = cascadeCounting(definition, fastAnywhere);
