/** Stops that no seed anybody could look for would bring: six lines of lanterns, and the highest win in free spins. */
import type { FakeOptions } from '../apps/game-client/dev/fake-answer.ts';

const reelLengths = [35, 36, 36, 36, 36] as const;

const stopping = (...spins: readonly (readonly number[])[]): FakeOptions => ({
  draws: spins.flatMap((stops) => stops.map((stop, reel) => [reelLengths[reel] ?? 0, stop] as const)),
});

export const hugeWin = stopping([10, 4, 1, 17, 11]);
export const highestWin = stopping([28, 34, 9, 5, 5], [16, 15, 34, 7, 3], [8, 3, 2, 14, 12]);
