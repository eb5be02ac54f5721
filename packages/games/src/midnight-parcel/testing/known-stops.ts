/** Stops too rare to find by searching seeds: stamps between trains, and free spins with them. */
import type { SceneTable } from '../../../testing/scene.ts';
import { definition } from '../versions/1.ts';

const strips = definition.strips.map((strip) => strip.split(' '));
export const drawn = (...spins: readonly (readonly number[])[]): Pick<SceneTable, 'draws'> => ({
  draws: spins.flatMap((stops) => stops.map((stop, reel) => [strips[reel]?.length ?? 0, stop] as const)),
});

/** The stop that shows most of a symbol. */
const most = (reel: number, symbol: string): number => {
  const strip = strips[reel] ?? [];
  const counts = strip.map(
    (_, stop) => [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === symbol).length,
  );
  return counts.indexOf(Math.max(...counts));
};

const stamps = [1, 2, 3].map((reel) => strips[reel]?.indexOf('WI') ?? 0);
export const threeStamps = [most(0, 'NT'), ...stamps, most(4, 'NT')];
const parcels = strips.map((strip) => (strip.indexOf('SC') + strip.length - 1) % strip.length);
export const threeParcels = [...parcels.slice(0, 3), 0, 1];
const plain = [0, 0, 0, 0, 0];

export const covered = drawn([most(0, 'LE'), stamps[0] ?? 0, 3, stamps[2] ?? 0, 9]);
export const hugeWin = drawn(threeStamps);
export const feature = drawn(threeParcels, threeStamps, ...Array.from({ length: 7 }, () => plain));
