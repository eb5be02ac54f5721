/** What every live table is heard by: betting opens, its last seconds, the bell that ends it. */
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';
import { tableSounds } from '../../tables/stage/sounds.ts';

export const liveSounds = {
  ...tableSounds,
  open: [note('sine', pitches.g4, [0, 0.4], 0.14), note('sine', pitches.c5, [0.12, 0.6], 0.16)],
  second: [layer('sine', [980, 960], [0, 0.002, 0.07], 0.1)],
  close: [note('triangle', pitches.e5, [0, 0.5], 0.14), note('triangle', pitches.c5, [0.16, 0.7], 0.14)],
} as const satisfies Sounds;

export type LiveSound = keyof typeof liveSounds;
