/** Tidewell, version 1. Frozen: a change of the maths is a new file beside this one. */
import type { WaysDefinition } from '../../slots/ways/rules.ts';

export const definition: WaysDefinition = {
  game: 'tidewell',
  version: '1',
  stream: 'PF-1',
  draw: 'stop of each reel, left to right = below(length of its strip); the window shows stop, stop + 1, …',
  grid: { reels: 5, rows: 3 },
  symbols: ['W2', 'W3', 'SC', 'PE', 'TU', 'CR', 'SH', 'A', 'K', 'Q', 'J', 'T'],
  wilds: { W2: 2, W3: 3 },
  scatter: 'SC',
  unit: 25,
  pays: {
    PE: [0, 0, 0, 20, 70, 200],
    TU: [0, 0, 0, 12, 45, 140],
    CR: [0, 0, 0, 8, 30, 90],
    SH: [0, 0, 0, 6, 20, 70],
    A: [0, 0, 0, 3, 9, 35],
    K: [0, 0, 0, 3, 9, 35],
    Q: [0, 0, 0, 2, 7, 22],
    J: [0, 0, 0, 2, 7, 22],
    T: [0, 0, 0, 2, 6, 18],
  },
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    multiplier: 1,
    strips: [
      'J SH T K CR CR T K SH Q Q K A PE PE PE SH CR J J TU TU Q T Q K TU A A',
      'J PE W3 PE T T J J SH A SH SH TU A T K Q J T K K A TU W2 K TU Q Q CR CR',
      'Q Q SH SH K Q CR K K J J SH A T W2 PE W3 PE CR K T Q T A A T T J TU TU T',
      'K T SH T Q J SH K K CR CR W2 T T TU TU Q SH A A K TU SH CR J TU J J PE W3 PE Q Q',
      'SH SH K K CR CR TU Q Q SH SH J A J Q Q CR CR T T TU TU PE PE PE T K A T K T A J J A A',
    ],
  },
  strips: [
    'CR SC K A A T J T T T T J Q Q Q TU TU CR K A Q SH SH J SH CR PE PE K A',
    'T T TU SH Q PE PE SH K J Q Q K Q TU J W2 A A J K J CR T SC CR T K K SH',
    'Q Q K K SC A SH A A Q T T Q TU TU SH K SH J CR J J W3 PE PE SH T CR T CR T W2',
    'Q A K K K W2 SC SH J TU K T Q J T A A CR SH SH CR CR PE PE J T TU T TU Q',
    'CR A SC PE PE T T TU SH TU T T SH SH K K A SH A TU CR CR K J J SH Q CR J J Q Q',
  ],
  maxWin: 4_000,
  declared: {
    unlimited: '122185671819/126579200000',
    hit: '66559/230400',
    opened: '1019/12800',
  },
};
