/** What `tools/outcomes/count-slot.ts` counts: only what the highest win takes off has no closed form. */
import { linesCounting } from '../../../testing/count-slot.ts';
import { definition } from '../versions/1.ts';

export const { version } = definition;
export const counting = linesCounting(definition);
