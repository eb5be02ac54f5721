/** What is counted of Glass Menagerie, because a cascade has no closed form: `npx tsx tools/outcomes/count-slot.ts glass-menagerie`. */
import { cascadeCounting } from '../../../testing/count-slot.ts';
import { fastClusters } from '../../../testing/fast-clusters.ts';
import { definition } from '../versions/1.ts';

export const version = '1';
export const counting = cascadeCounting(definition, fastClusters);
