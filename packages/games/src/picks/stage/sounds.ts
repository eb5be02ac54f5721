/** Sounds of finds, cash-outs and losses. */
import { findSounds } from '../../stage/find-sounds.ts';
import { layer, type Sounds } from '../../stage/sounds.ts';

export const pickSounds = {
  ...findSounds,
  bust: [layer('sawtooth', [180, 40], [0, 0.002, 0.5], 0.22), layer('noise', [500, 90], [0, 0.002, 0.6], 0.4)],
} as const satisfies Sounds;

export type PickSound = keyof typeof pickSounds;
