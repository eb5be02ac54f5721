/** Cards over lacquer, and a gong when both lie there. */
import { cardSounds } from '../../cards/stage/sounds.ts';
import { liveSounds } from '../../live/stage/sounds.ts';
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';

export const dragonTigerSounds = {
  ...cardSounds,
  ...liveSounds,
  stop: [layer('sine', [196, 190], [0, 0.01, 1.4], 0.16), note('sine', pitches.c5, [0.02, 0.7], 0.06)],
} as const satisfies Sounds;

export type DragonTigerSound = keyof typeof dragonTigerSounds;
