/**
 * Midnight Parcel, as it was asked for: medium volatility, 95 % beside its pool, stamps that cover their reel, free spins about once in 128 spins.
 */
import type { LinesDefinition } from '../../slots/definition.ts';
import { linesToSearch } from '../../../testing/strips/slots.ts';

/** Each line and its reflection. */
const half = [
  [0, 0, 0, 0, 0],
  [0, 1, 2, 1, 0],
  [1, 0, 0, 0, 1],
  [0, 0, 1, 2, 2],
  [0, 1, 1, 1, 0],
  [1, 0, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [1, 1, 0, 1, 1],
  [0, 0, 1, 0, 0],
  [0, 1, 2, 2, 2],
] as const;

const start: LinesDefinition = {
  game: 'midnight-parcel',
  version: '1',
  stream: 'PF-1',
  draw: 'stop of each reel, left to right = below(length of its strip); the window shows stop, stop + 1, …',
  grid: { reels: 5, rows: 3 },
  symbols: ['WI', 'SC', 'NT', 'CL', 'LA', 'LE', 'A', 'K', 'Q', 'J', 'T'],
  wild: 'WI',
  wilds: 'expand',
  scatter: 'SC',
  lines: half.flatMap((line) => [line, line.map((row) => 2 - row)]),
  linePays: {
    WI: [0, 0, 0, 30, 150, 1000],
    NT: [0, 0, 0, 30, 150, 1000],
    CL: [0, 0, 0, 20, 80, 400],
    LA: [0, 0, 0, 16, 60, 250],
    LE: [0, 0, 0, 12, 40, 200],
    A: [0, 0, 0, 6, 24, 100],
    K: [0, 0, 0, 6, 24, 100],
    Q: [0, 0, 0, 5, 16, 80],
    J: [0, 0, 0, 4, 12, 60],
    T: [0, 0, 0, 4, 12, 60],
  },
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: { awards: [0, 0, 0, 8, 8, 8], multiplier: 2 },
  strips: [
    'NT NT J T K LE SC A Q CL J T K A Q LA LE J T K Q CL A LA J T Q LE K A',
    'K NT T Q SC LE J A CL K LA T Q J WI A LE K T J Q CL LA A T J K LE Q A T NT',
    'A Q NT SC K T CL J Q LE A LA K T J WI Q CL A LE K J T LA Q J A K T Q NT',
    'T K SC NT Q J A LE CL T K LA Q J A WI T K LE Q CL J A LA T K J Q A K NT',
    'J A NT NT Q T K SC LE CL J A LA Q T K A J LE A LE CL Q T K LA J Q T A K',
  ],
  maxWin: 750,
  declared: { unlimited: '0/1', hit: '0/1', opened: '0/1' },
};

export const design = {
  start,
  targets: { rtp: 0.95, hit: 0.296, sd: 5, opened: 1 / 128 },
  slot: linesToSearch({
    counts: [
      { WI: [0, 0], SC: [1, 1], NT: [1, 4] },
      { WI: [1, 1], SC: [1, 1], NT: [1, 4] },
      { WI: [1, 1], SC: [1, 1], NT: [1, 4] },
      { WI: [1, 1], SC: [1, 1], NT: [1, 4] },
      { WI: [0, 0], SC: [1, 1], NT: [1, 4] },
    ],
    apart: ['SC'],
    fixed: ['WI', 'SC'],
    rows: 3,
  }),
};
