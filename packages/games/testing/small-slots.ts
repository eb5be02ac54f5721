/** Slots of every kind that are small enough to be gone through, stop by stop and course by course. */
import { definition } from '../src/lantern-harbour/versions/1.ts';
import type { VariedWaysDefinition } from '../src/slots/cascades/varied-ways.ts';
import type { CollectionDefinition } from '../src/slots/collection/rules.ts';
import type { LinesDefinition } from '../src/slots/definition.ts';
import type { HoldDefinition } from '../src/slots/hold/rules.ts';
import type { WaysDefinition } from '../src/slots/ways/rules.ts';

const { scatter: _scatter, ...withoutScatter } = definition;

export const smallLines: LinesDefinition = {
  ...definition,
  grid: { reels: 3, rows: 2 },
  symbols: ['WI', 'SC', 'A', 'B'],
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 1],
  ],
  linePays: { WI: [0, 0, 4, 60], A: [0, 0, 3, 20], B: [0, 0, 1, 7] },
  scatterPays: [0, 0, 1, 3],
  freeSpins: { awards: [0, 0, 2, 2], multiplier: 2 },
  strips: ['A B WI A SC B', 'A WI B SC B', 'B A WI A SC'],
  maxWin: 1_000_000,
};

export const smallWays: WaysDefinition = {
  game: 'small',
  version: '1',
  stream: 'PF-1',
  draw: 'stop of each reel, left to right = below(length of its strip); the window shows stop, stop + 1, …',
  grid: { reels: 4, rows: 3 },
  symbols: ['W2', 'W3', 'SC', 'A', 'B', 'C'],
  wilds: { W2: 2, W3: 3 },
  scatter: 'SC',
  unit: 20,
  pays: { A: [0, 0, 3, 8, 40], B: [0, 0, 0, 5, 20], C: [0, 0, 0, 2, 9] },
  scatterPays: [0, 0, 0, 2, 5],
  freeSpins: {
    awards: [0, 0, 0, 3, 3],
    multiplier: 2,
    strips: ['A B C SC C A', 'B W3 C A A B', 'A W2 C SC B', 'C B SC A C'],
  },
  strips: ['A B C SC C C', 'B W2 C A SC B', 'A W2 W3 SC B C', 'C B SC A C C W3'],
  maxWin: 1_000,
  declared: { unlimited: '', hit: '', opened: '' },
};

export const smallHold: HoldDefinition = {
  ...withoutScatter,
  ...{ grid: { reels: 3, rows: 2 }, symbols: ['WI', 'A', 'B', 'CO'], coin: 'CO', maxWin: 40 },
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  linePays: { WI: [0, 0, 0, 30], A: [0, 0, 2, 8], B: [0, 0, 0, 4], CO: [0, 0, 0, 0] },
  scatterPays: [0, 0, 0, 0],
  freeSpins: { awards: [0, 0, 0, 0], multiplier: 1 },
  strips: ['A CO CO B WI', 'CO A WI CO B A', 'B CO A A CO WI'],
  hold: {
    draw: 'after the stops, each coin in view, reel by reel from the top = weighted(values); in each respin each empty cell in that order = weighted(lands), and weighted(values) if a coin lands',
    ...{ opens: 3, respins: 2, lands: [5, 2] },
    values: [
      { pays: 3, weight: 4 },
      { pays: 10, weight: 1, name: 'mini' },
    ],
    full: { pays: 50 },
  },
};

/** The same, and its respins are for sale. */
export const smallSale: HoldDefinition = {
  ...smallHold,
  hold: {
    ...smallHold.hold,
    buy: {
      draw: 'instead of the stops, the cells of the coins = draw(cells, coins); then each of these coins, reel by reel from the top = weighted(values); no line pays',
      ...{ coins: 2, price: 9 },
    },
  },
};

export const smallVariedWays: VariedWaysDefinition = {
  ...{ game: 'small', version: '1', stream: 'PF-1', unit: 10, maxWin: 500, multipliers: [1, 2, 5] },
  draw: 'height of each reel, left to right = the first height + weighted(its weights); then each cell = weighted(the weights of its reel), new cells of a reel from the lowest up',
  heights: {
    least: 1,
    weights: [
      [2, 1, 1],
      [1, 1, 2],
      [1, 2, 1],
    ],
  },
  ...{ symbols: ['W', 'S', 'A', 'B', 'C'], wild: 'W' },
  weights: [
    [0, 1, 3, 2, 4],
    [1, 1, 2, 3, 4],
    [1, 1, 3, 2, 4],
  ],
  pays: { A: [0, 0, 2, 10], B: [0, 0, 0, 8], C: [0, 0, 0, 3] },
  freeSpins: {
    ...{ scatter: 'S', awards: [0, 0, 3, 4], freeAwards: [0, 0, 0, 1], scatterPays: [0, 0, 1, 3] },
    ...{ multipliers: [1, 2, 5], keeps: true },
    weights: [
      [0, 1, 3, 3, 4],
      [2, 1, 2, 3, 4],
      [2, 1, 3, 2, 4],
    ],
  },
};

export const smallCollection: CollectionDefinition = {
  ...definition,
  ...{ grid: { reels: 3, rows: 2 }, symbols: ['WI', 'SC', 'A', 'B', 'NO'], note: 'NO', maxWin: 25 },
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  linePays: { WI: [0, 0, 0, 20], A: [0, 0, 2, 8], B: [0, 0, 0, 4], NO: [0, 0, 0, 6] },
  freeSpins: { awards: [0, 0, 2, 2], multiplier: 1, strips: ['A NO B', 'A WI NO', 'NO B A A'] },
  strips: ['A B WI SC A', 'SC A WI B A', 'B SC A A WI'],
  levels: [
    { needs: 0, multiplier: 1, spins: 0 },
    { needs: 3, multiplier: 2, spins: 1 },
    { needs: 6, multiplier: 5, spins: 0 },
  ],
  scatterPays: [0, 0, 1, 3],
};
