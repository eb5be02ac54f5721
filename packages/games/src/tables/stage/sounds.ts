/** A clay chip on felt: the one that cards are played with. */
import { cardSounds } from '../../cards/stage/sounds.ts';
import type { Sounds } from '../../stage/sounds.ts';

export const tableSounds = { chip: cardSounds.chip } as const satisfies Sounds;

export type TableSound = keyof typeof tableSounds;
