/** Tidewell, as it was asked for: 243 ways with wilds that multiply, 96.5 %, free spins about once in 150 spins. A beginning, not locked. */
import type { WaysDefinition } from '../../slots/ways/rules.ts';
import { waysToSearch } from '../../../testing/strips/slots.ts';

const start: WaysDefinition = {
  ...{ game: 'tidewell', version: '1', stream: 'PF-1', unit: 25, maxWin: 4_000 },
  draw: 'stop of each reel, left to right = below(length of its strip); the window shows stop, stop + 1, …',
  grid: { reels: 5, rows: 3 },
  symbols: ['W2', 'W3', 'SC', 'PE', 'TU', 'CR', 'SH', 'A', 'K', 'Q', 'J', 'T'],
  wilds: { W2: 2, W3: 3 },
  scatter: 'SC',
  pays: {
    PE: [0, 0, 0, 25, 75, 250],
    TU: [0, 0, 0, 20, 60, 200],
    CR: [0, 0, 0, 15, 40, 125],
    SH: [0, 0, 0, 10, 30, 100],
    A: [0, 0, 0, 6, 16, 50],
    K: [0, 0, 0, 6, 16, 50],
    Q: [0, 0, 0, 4, 10, 35],
    J: [0, 0, 0, 4, 10, 35],
    T: [0, 0, 0, 3, 8, 25],
  },
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    multiplier: 1,
    strips: [
      'J T CR K A SH K CR K SH A PE Q CR SH T K PE J Q J T A Q SH Q TU A J T TU T TU',
      'CR W3 J Q A K SH W2 PE Q TU PE J A T SH TU CR T J T A K TU Q T K SH A K CR Q J SH T',
      'SH A CR K A T J Q PE Q T Q T CR T PE J A K TU Q TU J K CR SH J A K SH TU SH T W3 W2',
      'W2 T PE K Q T K TU T SH TU J T A SH Q K A CR J A Q T SH CR Q J K A J W3 TU CR SH PE',
      'K T SH CR TU J T SH TU K A J A Q CR T CR PE T Q T TU K PE J A K SH J Q A SH Q',
    ],
  },
  strips: [
    'K T TU A SH T A Q J K PE CR J SH T K SC T A SH TU PE A J CR Q T K SH TU CR Q J Q',
    'A TU T SH T J K T J Q SH CR T K A T W2 Q A TU K A J CR Q PE SC SH TU J PE Q CR SH K',
    'J K A PE Q K J K Q SH A Q TU T W2 CR A SH J CR T SH T W3 J TU SH T TU K SC Q T A PE CR',
    'K T A J TU SC Q PE A Q PE J K Q W2 K CR J SH CR SH TU A T CR T SH T A T K Q TU J SH',
    'SH A J K A TU SH Q J T TU Q CR T A Q TU T Q CR K CR SC K J PE SH T K T SH J A PE',
  ],
  declared: { unlimited: '0/1', hit: '0/1', opened: '0/1' },
};

export const design = {
  start,
  targets: { rtp: 0.965, hit: 0.27, sd: 7, opened: 1 / 150 },
  slot: waysToSearch({
    counts: [
      { W2: [0, 0], W3: [0, 0], SC: [0, 2], PE: [1, 4] },
      { W2: [1, 2], W3: [0, 1], SC: [0, 2], PE: [1, 4] },
      { W2: [1, 2], W3: [0, 1], SC: [0, 2], PE: [1, 4] },
      { W2: [1, 2], W3: [0, 1], SC: [0, 2], PE: [1, 4] },
      { W2: [0, 0], W3: [0, 0], SC: [0, 2], PE: [1, 4] },
    ],
    apart: ['SC'],
    rows: 3,
  }),
};
