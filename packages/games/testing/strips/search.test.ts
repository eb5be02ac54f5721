import { describe, expect, it } from 'vitest';
import { simulationRng } from '../simulation-rng.ts';
import { variedWaysSlot, type VariedWaysDefinition } from '../../src/slots/cascades/varied-ways.ts';
import { clustersSlot, type ClustersDefinition } from '../../src/slots/cascades/clusters.ts';
import type { LinesDefinition } from '../../src/slots/definition.ts';
import { compile } from '../../src/slots/evaluate.ts';
import { expectedOf } from '../../src/slots/expected.ts';
import { approximate } from '../../src/rational.ts';
import { changedStrip, changedWeights, type StripLimits } from './moves.ts';
import { missOf, search } from './search.ts';
import { smallCollection, smallHold, smallLines, smallVariedWays, smallWays } from '../small-slots.ts';
import {
  cascadesToSearch,
  collectionToSearch,
  holdToSearch,
  linesToSearch,
  rareCascadesToSearch,
  waysToSearch,
  type StripSearch,
} from './slots.ts';

const start: LinesDefinition = {
  ...{ game: 'small', version: '1', stream: 'PF-1', maxWin: 100, wild: 'WI', symbols: ['WI', 'A', 'B', 'C'] },
  draw: 'stop of each reel, left to right = below(length of its strip); the window shows stop, stop + 1, …',
  grid: { reels: 3, rows: 3 },
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
  ],
  linePays: { WI: [0, 0, 0, 50], A: [0, 0, 0, 20], B: [0, 0, 0, 8], C: [0, 0, 1, 3] },
  ...{ scatterPays: [0, 0, 0, 0], freeSpins: { awards: [0, 0, 0, 0], multiplier: 1 } },
  strips: Array.from({ length: 3 }, () => 'WI A B C B C A B C B C C A C B C B C B C'),
  declared: { unlimited: '0/1', hit: '0/1', opened: '0/1' },
};
const limits: StripLimits = { counts: [{ A: [1, 5], B: [3, 11], C: [4, 14] }], fixed: ['WI'], apart: ['A'], rows: 3 };

describe('a search', () => {
  it('finds strips with the return and the hit rate that are asked for, as the calculator says them', () => {
    const targets = { rtp: 0.8, hit: 0.42 };
    const found = search(linesToSearch(limits), start, { targets, steps: 300, rng: simulationRng(3) });
    expect(found.miss).toBeLessThan(missOf(linesToSearch(limits).figures(start), targets) / 20);
    expect(approximate(expectedOf(compile(found.definition)).round)).toBe(found.figures.rtp);
    expect(found.figures.rtp).toBeCloseTo(0.8, 1);
    expect(found.figures.hit).toBeCloseTo(0.42, 1);
  });

  it('goes the same way from the same seed', () => {
    const run = () => search(linesToSearch(limits), start, { targets: { rtp: 0.9 }, steps: 60, rng: simulationRng(8) });
    expect(run()).toEqual(run());
  });

  it('samples what has no closed form, with the same draws for every definition', () => {
    const clusters: ClustersDefinition = {
      ...{ game: 'small', version: '1', stream: 'PF-1', unit: 10, multipliers: [1, 2], maxWin: 100 },
      draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up',
      ...{ grid: { columns: 3, rows: 3 }, symbols: ['A', 'B', 'C'], weights: [30, 30, 40] },
      pays: { A: [[4, 10]], B: [[4, 10]], C: [[5, 5]] },
    };
    const slot = cascadesToSearch(clustersSlot, 300);
    expect(slot.figures(clusters)).toEqual(slot.figures({ ...clusters }));
    expect(slot.figures(clusters).opened).toBe(0);
    const { miss } = search(slot, clusters, { targets: { hit: 0.2 }, steps: 40, rng: simulationRng(1) });
    expect(miss).toBeLessThan(missOf(slot.figures(clusters), { hit: 0.2 }));
  });
});

it('changes the weights of one reel where each has its own', () => {
  const weights = Array.from({ length: 3 }, () => [0, 40, 40]);
  const varied: VariedWaysDefinition = {
    ...{ game: 'small', version: '1', stream: 'PF-1', unit: 10, multipliers: [1], maxWin: 100 },
    draw: 'height of each reel, left to right = the first height + weighted(its weights); then each cell = weighted(the weights of its reel), new cells of a reel from the lowest up',
    heights: { least: 2, weights: [[1], [1], [1]] },
    ...{ symbols: ['W', 'A', 'B'], wild: 'W', weights, pays: { A: [0, 0, 0, 1], B: [0, 0, 0, 2] } },
  };
  const slot = cascadesToSearch(variedWaysSlot, 50);
  const next = slot.neighbour(varied, simulationRng(2)).weights;
  expect(next.filter((row, reel) => row.join() !== weights[reel]?.join())).toHaveLength(1);
  expect(slot.figures(varied).hit).toBeGreaterThan(0);
});

it('says of openings that fall rarely what they are worth, from fewer spins than whole rounds need', () => {
  const apart = rareCascadesToSearch(variedWaysSlot, { rounds: 4_000, openings: 1_500 });
  const [found, whole] = [
    apart.figures(smallVariedWays),
    cascadesToSearch(variedWaysSlot, 12_000).figures(smallVariedWays),
  ];
  for (const key of ['rtp', 'hit', 'sd', 'opened'] as const) expect(found[key] / whole[key]).toBeCloseTo(1, 0.5);
  expect(apart.neighbour(smallVariedWays, simulationRng(2))).not.toEqual(smallVariedWays);
});

describe('every kind with strips', () => {
  const free: StripLimits = { counts: [{}], rows: 2 };
  // Each with its own definition: what they share is what a search asks of them.
  const kinds = [
    ['lines', linesToSearch(free, 60) as StripSearch, smallLines],
    ['ways', waysToSearch(free, 60) as StripSearch, smallWays],
    ['hold and win', holdToSearch(free) as StripSearch, smallHold],
    ['collection', collectionToSearch(free, 60) as StripSearch, smallCollection],
  ] as const;

  it.each(kinds)('%s has its return and its feature exactly, and says the others', (_, slot, definition) => {
    const figures = slot.figures(definition);
    expect(figures).toMatchObject(slot.quick(definition));
    expect(Object.values(figures).every((figure) => figure > 0)).toBe(true);
    const changed = slot.neighbour(definition, simulationRng(5));
    expect(changed).not.toEqual(definition);
    expect({ ...changed, strips: 0, freeSpins: 0 }).toEqual({ ...definition, strips: 0, freeSpins: 0 });
  });
});

describe('a change', () => {
  it('leaves fixed symbols, bounds and distances as they are asked for', () => {
    const rng = simulationRng(4);
    let strip: readonly string[] = (start.strips[0] ?? '').split(' ');
    for (let step = 0; step < 500; step += 1) {
      strip = changedStrip(strip, start.symbols, { reel: 0, limits, rng });
      const count = (symbol: string) => strip.filter((one) => one === symbol).length;
      expect([strip[0], count('WI')]).toEqual(['WI', 1]);
      expect(count('A') >= 1 && count('A') <= 5 && count('B') >= 3 && count('B') <= 11).toBe(true);
      const two = strip.some((symbol, at) => symbol === 'A' && [1, 2].some((next) => strip[(at + next) % 20] === 'A'));
      expect(two).toBe(false);
    }
  });

  it('of weights keeps what is never drawn so, and everything else possible', () => {
    const rng = simulationRng(4);
    let weights: readonly number[] = [0, 1, 50];
    for (let step = 0; step < 300; step += 1) weights = changedWeights(weights, rng);
    expect(weights[0]).toBe(0);
    expect(weights.every((weight, place) => place === 0 || weight >= 1)).toBe(true);
  });
});
