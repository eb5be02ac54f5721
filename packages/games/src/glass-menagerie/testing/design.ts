/**
 * Glass Menagerie, as it was asked for: clusters that break, 96.4 %, a win in a third of all spins, free spins about once in 240. Its weights
 * were set by hand, counted and frozen before there was a search, so the search starts from them. Nothing here is part of the maths.
 *
 * Paid spins and openings are sampled apart, because more than a third of the return is in openings. A sample of this size has a standard error of
 * more than a hundredth of the stake: what a search finds has to be counted (`tools/outcomes/count-slot.ts`) before it is what it says.
 */
import { rareCascadesToSearch } from '../../../testing/strips/slots.ts';
import { clustersSlot } from '../../slots/cascades/clusters.ts';
import { definition } from '../versions/1.ts';

export const design = {
  start: definition,
  targets: { rtp: 0.964, hit: 0.339, sd: 7.9, opened: 1 / 239 },
  slot: rareCascadesToSearch(clustersSlot, { rounds: 60_000, openings: 6_000 }),
};
