/** How rounds end under the best strategy, by row of the paytable, the first for nothing. Written by `tools/outcomes/count-holds.ts`. */
import type { StoredCounts } from '../../video-poker/payouts.ts';

export const counts: StoredCounts = {
  mathVersion: '9dd98fb80b0d5af29010fa9914beb7cd13db2fadb470ce9008388b68408e10b8',
  fewer: [
    11068365760596, 431221716, 3737762100, 37253048688, 62311420440, 98284383780, 1225506077124, 522396882816,
    402331265736, 1154913901608, 5357698792596,
  ],
  five: [
    11090595294948, 459049128, 3727240860, 38116913856, 62200335720, 98362899240, 1221897769404, 522023369856,
    407575360152, 1146009450720, 5342262833316,
  ],
};
