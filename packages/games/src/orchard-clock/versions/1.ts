/** Orchard Clock, version 1. Frozen: a change of the maths is a new file beside this one. */
import type { LinesDefinition } from '../../slots/definition.ts';

export const definition: LinesDefinition = {
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
    AP: [0, 0, 0, 60],
    PE: [0, 0, 0, 30],
    PL: [0, 0, 0, 20],
    GR: [0, 0, 0, 12],
    CH: [0, 0, 2, 8],
    LE: [0, 0, 0, 4],
  },
  scatterPays: [0, 0, 0, 0],
  freeSpins: { awards: [0, 0, 0, 0], multiplier: 1 },
  strips: [
    'CL CL CL LE PE GR LE PL GR LE AP CH LE AP CH PL LE CH PE LE CH GR LE PL PE LE CH PL LE GR CH PL LE GR CH LE AP CH LE AP GR LE PL CH LE GR AP',
    'CL CL CL CH LE GR PL LE GR CH LE PE CH LE GR PE AP GR PE CH GR AP LE PL PE LE GR CH PE LE PL PE LE GR PL CH LE AP CH LE AP PL PE LE GR PE LE PL CH GR LE CH GR LE',
    'CL CL CL LE CH PL LE GR CH LE PL CH LE AP CH LE PE GR LE PE CH PL LE GR PL LE GR PE LE PL GR LE PL GR PE LE PL GR CH LE PE PL LE CH AP LE PE CH LE GR PE PL LE GR',
  ],
  maxWin: 500,
  declared: { unlimited: '32722/34263', hit: '29981/68526', opened: '0/1' },
};
