/** Rounds too rare to find by searching seeds, as the draws that make them. */
import type { Draw } from '../../rng.ts';
import { definition } from '../versions/1.ts';

const strips = definition.strips.map((strip) => strip.split(' '));
const { values, lands, respins } = definition.hold;
const weights = values.reduce((sum, { weight }) => sum + weight, 0);
const landing = lands[0] + lands[1];

/** The draw that makes a coin worth this, or of this prize. */
const valued = (value: string | number): Draw => {
  const place = values.findIndex(({ pays, name }) => (typeof value === 'string' ? name === value : pays === value));
  return [weights, values.slice(0, place).reduce((sum, { weight }) => sum + weight, 0)];
};

/** Each reel shows so many coins, from the row that its stack begins in. */
const stopFor = (reel: number, coins: number): number => {
  const strip = strips[reel] ?? [];
  const seen = (stop: number) => [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === 'CO').length;
  return strip.findIndex((_, stop) => seen(stop) === coins);
};

interface HoldRound {
  /** Coins in view by reel, and the values of all of them, reel by reel. */
  readonly coins: readonly number[];
  readonly values: readonly (number | string)[];
  /** Of each respin, the empty cells in their order: what lands in them. */
  readonly respins: readonly (readonly (number | string | undefined)[])[];
}

/** From so many empty cells; respins that are not given bring nothing. */
const respinDraws = (cells: number, given: HoldRound['respins']): readonly Draw[] => {
  let [empty, left] = [cells, respins];
  const draws: Draw[] = [];
  for (let index = 0; left > 0 && empty > 0; index += 1) {
    left -= 1;
    const landed = Array.from({ length: empty }, (_, cell) => given[index]?.[cell]);
    for (const value of landed) {
      draws.push([landing, value === undefined ? 0 : lands[0]]);
      if (value === undefined) continue;
      draws.push(valued(value));
      empty -= 1;
      left = respins;
    }
  }
  return draws;
};

const drawsOf = ({ coins, values: first, respins: given }: HoldRound): readonly Draw[] => [
  ...coins.map((count, reel): Draw => [strips[reel]?.length ?? 0, stopFor(reel, count)]),
  ...first.map(valued),
  ...respinDraws(15 - first.length, given),
];

const six = { coins: [2, 1, 2, 1, 0], values: [40, 80, 200, 'mini', 60, 40] } as const;

export const usual = drawsOf({ ...six, respins: [[undefined, 100, undefined, 40], [], [undefined, undefined, 300]] });
export const withMajor = drawsOf({ ...six, respins: [[undefined, 'major', undefined, 40], ['minor']] });
export const fullGrid = drawsOf({
  ...six,
  respins: [
    [60, 100, undefined, 40, 20],
    [40, 20, 20],
    [80, 60],
  ],
});

/** Eight coins in drawn cells, and three more. */
export const boughtRound: readonly Draw[] = [
  ...[0, 2, 3, 5, 1, 6, 4, 7].map((value, place): Draw => [15 - place, value]),
  ...[40, 20, 60, 'mini', 20, 80, 40, 100].map(valued),
  ...respinDraws(7, [[undefined, 60, undefined, 'minor'], [], [undefined, 20]]),
];
