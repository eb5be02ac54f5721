/** How rounds end under the best strategy, by row of the paytable, the first for nothing. Written by `tools/outcomes/count-holds.ts`. */
import type { StoredCounts } from '../../video-poker/payouts.ts';

export const counts: StoredCounts = {
  mathVersion: 'ad59ea3dfbf96f69aefadb031f41428434757f614667f74f99f62cac4e3f2b1a',
  fewer: [
    10878405185352, 387195108, 2111128884, 47107140012, 229285069308, 238935420048, 219639878952, 1482372455112,
    2571132150144, 4263854894280,
  ],
  five: [
    10872274993896, 493512264, 2178883296, 47093167764, 229475482596, 219554786160, 223837565784, 1484003070324,
    2576946164148, 4277372890968,
  ],
};
