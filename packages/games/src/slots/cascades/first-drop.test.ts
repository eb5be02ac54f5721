import { describe, expect, it } from 'vitest';
import { rational, type Rational } from '../../rational.ts';
import { anywhereSlot, type AnywhereDefinition } from './anywhere.ts';
import type { CascadeSlot } from './cascade.ts';
import { clusterCounts } from './cluster-counts.ts';
import { clustersSlot, type ClustersDefinition } from './clusters.ts';
import type { Columns } from './columns.ts';
import { firstAnywhere, firstClusters, firstVariedWays } from './first-drop.ts';
import { variedWaysSlot, type VariedWaysDefinition } from './varied-ways.ts';

const facts = { game: 'small', version: '1', stream: 'PF-1', unit: 10, multipliers: [2, 3], maxWin: 1_000 } as const;
const draw = 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up';

/** Every grid of these heights with its weight; `weights[column][symbol]`. */
const everyGrid = (heights: readonly number[], weights: readonly (readonly number[])[]): [Columns, bigint][] => {
  let grids: [number[][], bigint][] = [[[], 1n]];
  for (const [column, height] of heights.entries()) {
    grids = grids.map(([columns, weight]) => [[...columns, []], weight]);
    for (let row = 0; row < height; row += 1)
      grids = grids.flatMap(([columns, weight]) =>
        (weights[column] ?? []).map((more, symbol): [number[][], bigint] => [
          [...columns.slice(0, -1), [...(columns.at(-1) ?? []), symbol]],
          weight * BigInt(more),
        ]),
      );
  }
  return grids;
};

/** Mean of what wins on these grids at once, per stake. */
const meanOf = (
  slot: CascadeSlot,
  grids: readonly [Columns, bigint][],
  times: (grid: Columns) => number = () => 1,
): Rational => {
  let [total, all] = [0n, 0n];
  for (const [columns, weight] of grids) {
    const pays = slot.winsOf(columns).reduce((sum, win) => sum + win.pays, 0);
    total += BigInt(pays * times(columns) * (slot.multipliers[0] ?? 1)) * weight;
    all += weight;
  }
  return rational(total, all * BigInt(slot.rules.unit));
};

describe('sets of touching cells', () => {
  it.each([
    [2, 3],
    [3, 3],
    [4, 3],
    [3, 4],
  ])('are counted in a grid of %d by %d like one by one', (columns, rows) => {
    const cells = columns * rows;
    const around = (cell: number): number[] =>
      [
        cell % rows > 0 ? cell - 1 : -1,
        cell % rows < rows - 1 ? cell + 1 : -1,
        cell - rows,
        cell + rows < cells ? cell + rows : -1,
      ].filter((next) => next >= 0);
    const counted = Array.from({ length: cells + 1 }, () => Array.from({ length: cells + 1 }, () => 0));
    for (let set = 1; set < 1 << cells; set += 1) {
      const inSet = (cell: number) => ((set >> cell) & 1) === 1;
      const members = Array.from({ length: cells }, (_, cell) => cell).filter(inSet);
      const reached = new Set([members[0] ?? 0]);
      for (const cell of reached) for (const next of around(cell)) if (inSet(next)) reached.add(next);
      if (reached.size < members.length) continue;
      const edge = new Set(members.flatMap(around).filter((cell) => !inSet(cell))).size;
      (counted[members.length] as number[])[edge] = (counted[members.length]?.[edge] ?? 0) + 1;
    }
    expect(clusterCounts(columns, rows)).toEqual(counted);
  });

  it('are as many in a grid of 5 by 5 as is known of it', () => {
    // OEIS A059525.
    expect(
      clusterCounts(5, 5)
        .flat()
        .reduce((sum, sets) => sum + sets, 0),
    ).toBe(2_301_877);
  });
});

describe('the first grid is worth what every grid together pays', () => {
  it('of clusters with wilds', () => {
    const definition: ClustersDefinition = {
      ...{ ...facts, draw, grid: { columns: 4, rows: 2 } },
      ...{ symbols: ['W', 'A', 'B'], wild: 'W', weights: [1, 4, 3] },
      pays: {
        A: [
          [3, 5],
          [4, 9],
          [6, 40],
        ],
        B: [[2, 3]],
      },
    };
    const grids = everyGrid(
      [2, 2, 2, 2],
      [0, 1, 2, 3].map(() => definition.weights),
    );
    expect(firstClusters(definition)).toEqual(meanOf(clustersSlot(definition), grids));
  });

  it('of ways on reels of changing height', () => {
    const definition: VariedWaysDefinition = {
      ...facts,
      draw: 'height of each reel, left to right = the first height + weighted(its weights); then each cell = weighted(the weights of its reel), new cells of a reel from the lowest up',
      heights: {
        least: 1,
        weights: [
          [1, 2],
          [3, 1, 1],
          [2, 1],
        ],
      },
      ...{ symbols: ['W', 'A', 'B'], wild: 'W' },
      weights: [
        [0, 2, 3],
        [1, 2, 1],
        [2, 1, 4],
      ],
      pays: { A: [0, 0, 4, 11], B: [0, 1, 2, 6] },
    };
    const slot = variedWaysSlot(definition);
    const heights = [
      [1, 2],
      [1, 2, 3],
      [1, 2],
    ];
    let mean = rational(0);
    for (const [a, first] of (heights[0] ?? []).entries())
      for (const [b, second] of (heights[1] ?? []).entries())
        for (const [c, third] of (heights[2] ?? []).entries()) {
          const weight = [a, b, c].reduce(
            (all, place, reel) => all * (definition.heights.weights[reel]?.[place] ?? 0),
            1,
          );
          const { n, d } = meanOf(slot, everyGrid([first, second, third], definition.weights));
          mean = rational(mean.n * d * 45n + n * BigInt(weight) * mean.d, mean.d * d * 45n);
        }
    expect(firstVariedWays(definition)).toEqual(mean);
  });

  it('of symbols anywhere with orbs', () => {
    const definition: AnywhereDefinition = {
      ...{ ...facts, draw, grid: { columns: 3, rows: 2 } },
      ...{ symbols: ['A', 'B', 'X2', 'X5'], weights: [3, 2, 1, 1], orbs: { X2: 2, X5: 5 } },
      pays: {
        A: [
          [3, 2],
          [5, 30],
        ],
        B: [[3, 7]],
      },
    };
    const slot = anywhereSlot(definition);
    const grids = everyGrid(
      [2, 2, 2],
      [0, 1, 2].map(() => definition.weights),
    );
    expect(firstAnywhere(definition)).toEqual(meanOf(slot, grids, (columns) => slot.orbsOf(columns) || 1));
    const without = { ...definition, symbols: ['A', 'B'], weights: [3, 2], orbs: {} };
    const plain = everyGrid(
      [2, 2, 2],
      [0, 1, 2].map(() => without.weights),
    );
    expect(firstAnywhere(without)).toEqual(meanOf(anywhereSlot(without), plain));
  });
});
