/** Orchard Clock, as it was asked for: 95.5 %, low volatility, 500 times the stake with a clock in every cell. */
import type { LinesDefinition } from '../../slots/definition.ts';
import { linesToSearch } from '../../../testing/strips/slots.ts';

const start: LinesDefinition = {
  game: 'orchard-clock',
  version: '1',
  stream: 'PF-1',
  draw: 'stop of each reel, left to right = below(length of its strip); the window shows stop, stop + 1, …',
  grid: { reels: 3, rows: 3 },
  symbols: ['CL', 'AP', 'PE', 'PL', 'GR', 'CH', 'LE'],
  wild: 'CL',
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  linePays: {
    CL: [0, 0, 0, 500],
    AP: [0, 0, 0, 75],
    PE: [0, 0, 0, 40],
    PL: [0, 0, 0, 25],
    GR: [0, 0, 0, 15],
    CH: [0, 0, 2, 10],
    LE: [0, 0, 0, 5],
  },
  scatterPays: [0, 0, 0, 0],
  freeSpins: { awards: [0, 0, 0, 0], multiplier: 1 },
  // A stack of three clocks on each reel; the other symbols are found.
  strips: [
    'CL CL CL PL GR PL LE LE CH LE LE LE LE LE CH LE CH CH CH GR GR PL GR GR PE AP CH PL CH PE PL PL LE LE AP LE PE CH LE CH GR PE PL PE GR CH AP CH LE LE GR LE GR LE',
    'CL CL CL CH LE LE LE CH LE PL LE PE AP CH PE GR LE PE GR PL GR LE PL PL LE PL LE CH CH CH GR PE LE CH CH CH GR LE LE LE AP LE LE LE GR PE GR PL PL CH GR AP GR CH',
    'CL CL CL LE PL LE PL PL LE AP LE LE PE CH CH CH PL PE LE PL CH LE AP LE GR CH GR LE PE CH LE CH LE LE GR GR LE GR LE PL LE CH GR PL PE CH AP GR GR LE PE CH GR CH',
  ],
  maxWin: 500,
  declared: { unlimited: '0/1', hit: '0/1', opened: '0/1' },
};

export const design = {
  start,
  targets: { rtp: 0.955, hit: 0.36, sd: 4.4 },
  slot: linesToSearch({
    counts: [{ AP: [2, 5], PE: [3, 8], PL: [4, 10], GR: [6, 13], CH: [6, 13], LE: [8, 20] }],
    fixed: ['CL'],
    rows: 3,
  }),
};
