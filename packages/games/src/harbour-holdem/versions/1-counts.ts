/** How often a round ends each way under the published strategy. Written by `tools/outcomes/count-deals.ts`. */
import type { StoredEnds } from '../../cards/ante/ante-round.ts';
import type { HandClass } from './1-hands.ts';

export const stored: StoredEnds<HandClass> = { mathVersion: '', ends: [] };
