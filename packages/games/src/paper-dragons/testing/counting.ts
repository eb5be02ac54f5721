/** What is counted of Paper Dragons, because a cascade has no closed form: `npx tsx tools/outcomes/count-slot.ts paper-dragons`. */
import { anywhereCounting } from '../../../testing/count-anywhere.ts';
import { definition } from '../versions/1.ts';

export const version = '1';
export const counting = anywhereCounting(definition);
