/** Paper Dragons, version 1. Frozen: a change of the maths is a new file beside this one. */
import type { AnywhereDefinition } from '../../slots/cascades/anywhere.ts';

export const definition: AnywhereDefinition = {
  game: 'paper-dragons',
  version: '1',
  stream: 'PF-1',
  draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up',
  grid: { columns: 6, rows: 5 },
  symbols: ['DR', 'CR', 'KO', 'FA', 'LO', 'BU', 'BO', 'PW', 'SC', 'X2', 'X3', 'X5', 'X10', 'X25', 'X100'],
  orbs: { X2: 2, X3: 3, X5: 5, X10: 10, X25: 25, X100: 100 },
  weights: [680, 800, 900, 980, 1_048, 1_112, 1_168, 1_220, 184, 32, 24, 16, 12, 4, 0],
  unit: 20,
  multipliers: [1],
  pays: {
    DR: [
      [8, 200],
      [10, 500],
      [12, 2_000],
    ],
    CR: [
      [8, 40],
      [10, 120],
      [12, 400],
    ],
    KO: [
      [8, 24],
      [10, 90],
      [12, 300],
    ],
    FA: [
      [8, 18],
      [10, 36],
      [12, 200],
    ],
    LO: [
      [8, 13],
      [10, 20],
      [12, 130],
    ],
    BU: [
      [8, 9],
      [10, 20],
      [12, 110],
    ],
    BO: [
      [8, 6],
      [10, 12],
      [12, 60],
    ],
    PW: [
      [8, 4],
      [10, 10],
      [12, 40],
    ],
  },
  freeSpins: {
    scatter: 'SC',
    awards: [0, 0, 0, 0, 10],
    freeAwards: [0, 0, 0, 0, 5],
    scatterPays: [0, 0, 0, 0, 3, 5, 100],
    multipliers: [1],
    keeps: true,
    weights: [180, 206, 225, 240, 256, 272, 288, 300, 38, 36, 26, 18, 11, 5, 2],
  },
  maxWin: 15_000,
};
