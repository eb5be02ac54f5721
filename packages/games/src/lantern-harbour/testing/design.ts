/**
 * Lantern Harbour, as it was asked for: 96.2 % with its highest win, a win in more than a quarter of all spins, free spins about once in 193.
 * Its strips were laid by hand and frozen before there was a search, so the search starts from them. Nothing here is part of the maths.
 */
import { linesToSearch } from '../../../testing/strips/slots.ts';
import { definition } from '../versions/1.ts';

export const design = {
  start: definition,
  targets: { rtp: 0.962, hit: 0.279, sd: 10.75, opened: 1 / 193 },
  slot: linesToSearch(
    {
      counts: [{ SC: [1, 2], MO: [1, 6], KO: [2, 8] }],
      apart: ['SC'],
      // Four lanterns together on each reel: with free spins they are what swings. Wilds stay where they are.
      fixed: ['LN', 'WI'],
      rows: 3,
    },
    // Free spins pay three times: a smaller sample is off by more than a tenth of the deviation.
    200_000,
  ),
};
