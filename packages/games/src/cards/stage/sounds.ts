/** Cards and chips on felt. */
import { layer, type Sounds } from '../../stage/sounds.ts';

export const cardSounds = {
  card: [
    layer('noise', [2_600, 1_100], [0, 0.004, 0.07], 0.6),
    layer('noise', [5_200, 4_200], [0.03, 0.002, 0.03], 0.26),
  ],
  chip: [
    layer('sine', [3_100, 2_900], [0, 0.001, 0.045], 0.22),
    layer('sine', [4_700, 4_600], [0.012, 0.001, 0.06], 0.14),
    layer('noise', [6_000, 6_000], [0, 0.001, 0.015], 0.1),
  ],
} as const satisfies Sounds;

export type CardSound = keyof typeof cardSounds;
