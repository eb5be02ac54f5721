/** Stops too rare to find by searching seeds: every line pays eagles, at first in a paid spin, then in a free one. */
import type { SceneTable } from '../../../testing/scene.ts';
import { definition } from '../versions/1.ts';

const strips = definition.strips.map((strip) => strip.split(' '));
const stopping = (...spins: readonly (readonly number[])[]): Pick<SceneTable, 'draws'> => ({
  draws: spins.flatMap((stops) => stops.map((stop, reel) => [strips[reel]?.length ?? 0, stop] as const)),
});

const wilds = [1, 2, 3].map((reel) => strips[reel]?.indexOf('WI') ?? 0);
const everyLine = [0, ...wilds, 0];
const suns = strips.map((strip) => strip.indexOf('SC'));
const threeSuns = [...suns.slice(0, 3), 0, 4];

export const hugeWin = stopping(everyLine);
export const highestWin = stopping(threeSuns, everyLine);
/** Two reels covered at once. */
export const covered = stopping([7, wilds[0] ?? 0, 16, wilds[2] ?? 0, 22]);
