/** The cards and the gong of Baccarat, and the bells of live tables. */
import { baccaratSounds } from '../../baccarat/view/sounds.ts';
import { liveSounds } from '../../live/stage/sounds.ts';
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';

export const liveBaccaratSounds = {
  ...baccaratSounds,
  ...liveSounds,
  stop: [layer('sine', [330, 318], [0, 0.01, 0.9], 0.12), note('sine', pitches.c5, [0.02, 0.7], 0.08)],
} as const satisfies Sounds;

export type LiveBaccaratSound = keyof typeof liveBaccaratSounds;
