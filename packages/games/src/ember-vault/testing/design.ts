/**
 * Ember Vault, as it was asked for: hold and win on a grid of five by three, 96 %, six coins about once in 124 spins, swings of a
 * high volatility. How often a coin lands in a respin, and what coins are worth, are the designer's; the strips are found: version 1 by
 * `--steps 400 --seed 1`.
 */
import { holdToSearch } from '../../../testing/strips/slots.ts';
import type { HoldDefinition } from '../../slots/hold/rules.ts';

const start: HoldDefinition = {
  ...{ game: 'ember-vault', version: '1', stream: 'PF-1', wild: 'WI', coin: 'CO', maxWin: 5_000 },
  draw: 'stop of each reel, left to right = below(length of its strip); the window shows stop, stop + 1, …',
  grid: { reels: 5, rows: 3 },
  symbols: ['WI', 'SA', 'HE', 'HA', 'AN', 'G1', 'G2', 'G3', 'G4', 'CO'],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 1, 2, 1],
    [1, 2, 1, 0, 1],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 2, 0, 0],
    [2, 2, 0, 2, 2],
    [0, 2, 0, 2, 0],
  ],
  linePays: {
    WI: [0, 0, 0, 60, 250, 1_500],
    SA: [0, 0, 0, 60, 200, 1_200],
    HE: [0, 0, 0, 40, 140, 600],
    HA: [0, 0, 0, 30, 100, 400],
    AN: [0, 0, 0, 30, 100, 400],
    G1: [0, 0, 0, 12, 40, 160],
    G2: [0, 0, 0, 12, 40, 160],
    G3: [0, 0, 0, 8, 24, 100],
    G4: [0, 0, 0, 8, 24, 100],
    CO: [0, 0, 0, 0, 0, 0],
  },
  scatterPays: [0, 0, 0, 0, 0, 0],
  freeSpins: { awards: [0, 0, 0, 0, 0, 0], multiplier: 1 },
  strips: [
    'SA G1 G1 HE G3 G3 CO CO AN G2 G2 HA G4 G4 SA G3 AN G1 G4 HE G4 G2 HA G3 WI G1 G4 AN G2',
    'HE G2 G2 CO CO SA G4 G4 AN G1 G1 HA G3 G3 WI HE G2 G4 AN G4 SA G3 HA G1 G4 CO G3 AN G2',
    'AN G4 G4 HA G1 CO CO CO SA G2 G2 HE G3 G3 WI AN G1 HA G4 G3 G2 SA G3 HE G1 G4 G3 G2 AN',
    'HA G3 G3 SA G2 G2 CO CO HE G1 G1 AN G4 G4 WI HA G3 G4 SA G2 HE G1 AN G4 G3 CO G2 G1 G4',
    'G1 G1 SA G3 G3 HE CO CO G2 G2 AN G4 G4 HA WI G1 SA G3 G4 HE G2 AN G4 HA G3 G1 G2 G4 AN',
  ],
  hold: {
    draw: 'after the stops, each coin in view, reel by reel from the top = weighted(values); in each respin each empty cell in that order = weighted(lands), and weighted(values) if a coin lands',
    ...{ opens: 6, respins: 3, lands: [22, 1] },
    values: [
      { pays: 20, weight: 3_800 },
      { pays: 40, weight: 2_800 },
      { pays: 60, weight: 1_500 },
      { pays: 80, weight: 900 },
      { pays: 100, weight: 500 },
      { pays: 200, weight: 250 },
      { pays: 300, weight: 80 },
      { pays: 400, weight: 140, name: 'mini' },
      { pays: 2_000, weight: 28, name: 'minor' },
      { pays: 20_000, weight: 2, name: 'major' },
    ],
    full: { pays: 100_000 },
  },
  declared: { unlimited: '0/1', hit: '0/1', opened: '0/1' },
};

export const design = {
  start,
  targets: { rtp: 0.9603, hit: 0.29, sd: 13.6, opened: 1 / 124 },
  slot: holdToSearch({
    counts: [
      { WI: [1, 2], SA: [2, 5], HE: [2, 6], HA: [2, 6], AN: [2, 6], G1: [3, 8], G2: [3, 8], G3: [3, 9], G4: [3, 9] },
    ],
    // Coins stand in stacks: six of them need a reel that is full of coins.
    fixed: ['WI', 'CO'],
    rows: 3,
  }),
};
