/** Rounds too rare to find by searching seeds: a win of many ways, and free spins up to the highest win. */
import type { SceneTable } from '../../../testing/scene.ts';
import { definition } from '../versions/1.ts';

const { symbols, heights, freeSpins } = definition;

/** A value that draws what is at this place of a row of weights. */
const valueFor = (row: readonly number[], place: number): readonly [n: number, value: number] => [
  row.reduce((sum, weight) => sum + weight, 0),
  row.slice(0, place).reduce((sum, weight) => sum + weight, 0),
];

/** The first grid of a spin, reels from the left, each from its lowest cell up: its heights first. */
const spinOf = (grid: string, free: boolean): (readonly [number, number])[] => {
  const reels = grid.split('/').map((reel) => reel.trim().split(' '));
  return [
    ...reels.map(({ length }, reel) => valueFor(heights.weights[reel] ?? [], length - heights.least)),
    ...reels.flatMap((names, reel) => names.map((name) => cellOf(reel, name, free))),
  ];
};
const cellOf = (reel: number, name: string, free: boolean) =>
  valueFor((free ? (freeSpins?.weights ?? []) : definition.weights)[reel] ?? [], symbols.indexOf(name));

/** What drops in, reel by reel: `reel name name / reel name`. */
const dropOf = (cells: string, free: boolean): (readonly [number, number])[] =>
  cells.split('/').flatMap((text) => {
    const [reel = '0', ...names] = text.trim().split(' ');
    return names.map((name) => cellOf(parseInt(reel, 10), name, free));
  });

type Drawn = Pick<SceneTable, 'draws'>;

/** Twelve ways of bells over four reels, then valves at twice their pay, then nothing. */
export const ways: Drawn = {
  draws: [
    ...spinOf('NU BE VA / VA BE BE AN HS / BE GE / WI VA BE IN HS BO NU / IN AN / GE PR HS NU', false),
    ...dropOf('0 VA / 1 IN NU / 2 VA / 3 GE PR', false),
    ...dropOf('0 HS AN / 1 PR / 2 GE / 3 NU', false),
  ],
};

/** Every reel seven high, and bells on all of them: 117,649 ways. What drops in then wins nothing. */
const bells = Array.from({ length: 6 }, () => 'BE BE BE BE BE BE BE').join(' / ');
const still = ['HS BO IN HS NU BO HS', ...Array.from({ length: 5 }, () => 'GE AN PR VA GE PR AN')];
export const everyWay: Drawn = {
  draws: [...spinOf(bells, false), ...dropOf(still.map((names, reel) => `${reel} ${names}`).join('/'), false)],
};

/** Propellers on all six reels: more than 200 stakes. */
export const hugeWin: Drawn = {
  draws: [
    ...spinOf('PR PR IN / HS PR PR BO / PR WI VA / PR PR AN / PR PR / NU PR PR', false),
    ...dropOf('0 NU HS / 1 BO VA / 2 BE GE / 3 IN AN / 4 GE BE / 5 HS BO', false),
  ],
};
