/**
 * Paper Dragons, as it was asked for: symbols anywhere with orbs, 96.5 %, free spins about once in 165 spins. Weights and pays of version 1
 * were set by hand and counted, until every figure was within the tolerance of a search. The search itself was only tried: sixty steps from
 * here end five tolerances off, because a sample of its size says deviation and feature too roughly.
 */
import { anywhereToSearch } from '../../../testing/strips/slots.ts';
import type { AnywhereDefinition } from '../../slots/cascades/anywhere.ts';

const start: AnywhereDefinition = {
  game: 'paper-dragons',
  version: '1',
  stream: 'PF-1',
  draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up',
  grid: { columns: 6, rows: 5 },
  symbols: ['DR', 'CR', 'KO', 'FA', 'LO', 'BU', 'BO', 'PW', 'SC', 'X2', 'X3', 'X5', 'X10', 'X25', 'X100'],
  orbs: { X2: 2, X3: 3, X5: 5, X10: 10, X25: 25, X100: 100 },
  weights: [700, 790, 890, 980, 1_050, 1_110, 1_170, 1_230, 190, 32, 24, 16, 12, 4, 0],
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
      [10, 80],
      [12, 300],
    ],
    FA: [
      [8, 16],
      [10, 36],
      [12, 200],
    ],
    LO: [
      [8, 12],
      [10, 20],
      [12, 140],
    ],
    BU: [
      [8, 9],
      [10, 16],
      [12, 100],
    ],
    BO: [
      [8, 5],
      [10, 12],
      [12, 60],
    ],
    PW: [
      [8, 4],
      [10, 8],
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

export const design = {
  start,
  targets: { hit: 0.24, sd: 11.5, opened: 1 / 165 },
  slot: anywhereToSearch(100_000),
};
