/** Stops too rare to find by searching seeds: six lines of lanterns, and the highest win in free spins. */
import type { SceneTable } from '../../../testing/scene.ts';
import { definition } from '../versions/1.ts';

const reelLengths = definition.strips.map((strip) => strip.split(' ').length);

const stopping = (...spins: readonly (readonly number[])[]): Pick<SceneTable, 'draws'> => ({
  draws: spins.flatMap((stops) => stops.map((stop, reel) => [reelLengths[reel] ?? 0, stop] as const)),
});

export const hugeWin = stopping([10, 4, 1, 17, 11]);
export const highestWin = stopping([28, 34, 9, 5, 5], [16, 15, 34, 7, 3], [8, 3, 2, 14, 12]);
