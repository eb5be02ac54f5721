import { describe, expect, it } from 'vitest';
import { simulationRng } from '../../../testing/simulation-rng.ts';
import { anywhereFaults, anywhereSlot, type AnywhereDefinition } from './anywhere.ts';
import { playCascades, totalOf, type CascadeSlot, type DroppedEvent, type SpinEndedEvent } from './cascade.ts';
import { clustersFaults, clustersSlot, type ClustersDefinition } from './clusters.ts';
import { variedWaysFaults, variedWaysSlot, type VariedWaysDefinition } from './varied-ways.ts';

const facts = { game: 'small', version: '1', stream: 'PF-1', unit: 10, maxWin: 1_000 } as const;
const draw = 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up';

const clusters: ClustersDefinition = {
  ...{ ...facts, draw, grid: { columns: 3, rows: 2 }, multipliers: [1, 2, 5] },
  ...{ symbols: ['W', 'A', 'B', 'S'], wild: 'W', weights: [1, 5, 5, 1] },
  pays: { A: [[3, 4]], B: [[3, 10]] },
  freeSpins: {
    ...{ scatter: 'S', awards: [0, 2], freeAwards: [0, 0, 1], scatterPays: [0, 1, 3] },
    ...{ multipliers: [2, 3], keeps: true },
  },
};

/** Plays with these values for the draws: symbols, or numbers. */
const playing = (slot: CascadeSlot, symbols: readonly string[], given: string) => {
  const values = given.split(/\s+/).map((value) => (symbols.includes(value) ? symbols.indexOf(value) : Number(value)));
  let place = -1;
  const next = () => {
    const value = values[(place += 1)];
    if (value === undefined) throw new Error('More is drawn than is given');
    return value;
  };
  const events = playCascades(slot, { below: next, weighted: next });
  if (place !== values.length - 1) throw new Error('Less is drawn than is given');
  const drops = events.filter((event): event is DroppedEvent => event.type === 'dropped');
  const ends = events.filter((event): event is SpinEndedEvent => event.type === 'ended');
  return { drops, ends, total: totalOf(events) };
};

const [A, B, S] = [1, 2, 3];

describe('a cascade of clusters', () => {
  const slot = clustersSlot(clusters);

  it('takes what has won away, lets the rest fall and fills up, at a rising multiplier', () => {
    const paid = 'A B A B A S  A B A  B B A';
    const free = ['W A A B B B  A B A B B A', 'A B A B A S  A A S', 'A B B A A B'];
    const { drops, ends, total } = playing(slot, clusters.symbols, [paid, ...free].join(' '));
    expect(drops.slice(0, 3).map(({ columns, multiplier, pays }) => [columns, multiplier, pays])).toEqual([
      [
        [
          [B, A],
          [B, A],
          [S, A],
        ],
        1,
        4,
      ],
      [
        [
          [A, B],
          [B, B],
          [A, S],
        ],
        2,
        20,
      ],
      [
        [
          [B, A],
          [A, B],
          [A, S],
        ],
        5,
        0,
      ],
    ]);
    // Free spins go on where the multipliers of the last one ended.
    expect(drops.filter(({ free: isFree }) => isFree).map(({ multiplier, pays }) => [multiplier, pays])).toEqual([
      [2, 28],
      [3, 0],
      [3, 12],
      [3, 0],
      [3, 0],
    ]);
    expect(ends.map(({ scatterPays, pays, opened, left }) => [scatterPays, pays, opened, left])).toEqual([
      [10, 34, 2, 2],
      [0, 28, 0, 1],
      [30, 42, 1, 1],
      [0, 0, 0, 0],
    ]);
    expect(total).toBe(104);
  });

  it('a wild belongs to every cluster it touches, and none is made of wilds alone', () => {
    const W = 0;
    expect(
      slot
        .winsOf([
          [A, A],
          [W, S],
          [B, B],
        ])
        .map(({ symbol, size }) => [symbol, size]),
    ).toEqual([
      ['A', 3],
      ['B', 3],
    ]);
    expect(
      slot.winsOf([
        [W, W],
        [W, W],
        [W, S],
      ]),
    ).toEqual([]);
  });

  it('ends at the highest win, in the middle of its free spins', () => {
    const limited = clustersSlot({ ...clusters, maxWin: 3 });
    const { ends, total } = playing(limited, clusters.symbols, 'A B A B A S  A B A  B B A');
    expect(ends.map(({ pays, opened, left }) => [pays, opened, left])).toEqual([[30, 0, 0]]);
    expect(total).toBe(30);
  });
});

describe('ways on reels of changing height', () => {
  const definition: VariedWaysDefinition = {
    ...facts,
    draw: 'height of each reel, left to right = the first height + weighted(its weights); then each cell = weighted(the weights of its reel), new cells of a reel from the lowest up',
    heights: {
      least: 1,
      weights: [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
    },
    ...{ multipliers: [1, 2], symbols: ['W', 'A', 'B'], wild: 'W' },
    weights: [
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ],
    pays: { A: [0, 0, 2, 10], B: [0, 0, 0, 3] },
  };

  it('pay every way, and keep their height for the spin', () => {
    // Heights 2, 3, 1: two A, an A and a wild, an A: four ways.
    const given = '1 2 0  A A  A B W  A  B B  A A  A';
    const { drops, total } = playing(variedWaysSlot(definition), definition.symbols, given);
    expect(drops.map(({ columns, pays }) => [columns, pays])).toEqual([
      [[[A, A], [0, B, A], [A]], 40],
      [[[B, B], [A, A, B], [A]], 0],
    ]);
    expect(drops[0]?.wins).toMatchObject([{ symbol: 'A', size: 4, pays: 40, cells: [0, 1, 3, 5, 6] }]);
    expect(total).toBe(40);
  });

  it('are refused with every fault named', () => {
    expect(variedWaysFaults(definition)).toEqual([]);
    const weights = [
      [1, 1, 1],
      [1, 1, 1],
      [0, 0, 0],
    ];
    expect(
      variedWaysFaults({ ...definition, weights, multipliers: [2, 1], pays: { A: [0, 2, 1, 4], B: [], W: [1] } }),
    ).toEqual([
      'the multipliers fall',
      'a weight is missing or no count',
      'the first reel has a wild',
      'W pays as a way',
      'the pays of A do not rise',
      'the pays of B do not rise',
    ]);
  });
});

describe('symbols anywhere', () => {
  const definition: AnywhereDefinition = {
    ...{ ...facts, draw, grid: { columns: 3, rows: 2 }, multipliers: [1] },
    ...{ symbols: ['A', 'B', 'X2', 'X5', 'S'], weights: [5, 5, 1, 1, 1], orbs: { X2: 2, X5: 5 } },
    pays: { A: [[3, 4]], B: [[3, 10]] },
    freeSpins: {
      ...{ scatter: 'S', awards: [0, 2], freeAwards: [0], scatterPays: [0, 1] },
      ...{ multipliers: [1], keeps: true },
    },
  };
  const slot = anywhereSlot(definition);

  it('are multiplied by the sum of the orbs of the whole spin, which free spins add up', () => {
    // Three A go, then three B: an orb of two was there, one of five comes. No orb counts without a win, and sums are kept.
    const paid = 'A X2 A B A S  B B X5  A A B';
    const free = ['A A A X2 B S  B A A', 'X5 B B B A X2  B A B'];
    const { ends, drops } = playing(slot, definition.symbols, [paid, ...free].join(' '));
    expect(drops.map(({ pays }) => pays)).toEqual([4, 10, 0, 4, 0, 10, 0]);
    expect(ends.map(({ orbs, pays, total }) => [orbs, pays, total])).toEqual([
      [7, 14 * 7 + 10, 108],
      [2, 8 + 10, 126],
      [9, 90, 216],
    ]);
  });

  it('are refused with every fault named', () => {
    expect(anywhereFaults(definition)).toEqual([]);
    expect(anywhereFaults({ ...definition, orbs: { X2: 1, X9: 9 }, weights: [1] })).toEqual([
      'a weight is missing or no count',
      'the pays of X5 do not rise',
      'an orb multiplies by nothing',
    ]);
    expect(clustersFaults(clusters)).toEqual([]);
    expect(clustersFaults({ ...clusters, pays: { A: [], W: [[3, 1]] } })).toEqual([
      'W pays as a cluster',
      'the pays of A do not rise',
      'the pays of B do not rise',
    ]);
  });
});

it('every round ends, within its highest win, and the same draws make the same round', () => {
  const limited = clustersSlot({ ...clusters, maxWin: 40 });
  const rounds = Array.from({ length: 500 }, (_, seed) => playCascades(limited, simulationRng(seed)));
  expect(Math.max(...rounds.map(totalOf))).toBe(400);
  expect(rounds.slice(0, 20).map((_, seed) => playCascades(limited, simulationRng(seed)))).toEqual(rounds.slice(0, 20));
});
