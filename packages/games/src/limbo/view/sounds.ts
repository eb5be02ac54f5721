/** A burner, and the air that goes by. */
import { layer, type Sounds } from '../../stage/sounds.ts';

export const limboSounds = {
  rise: [
    layer('noise', [220, 1_500], [0, 0.12, 0.7], 0.16),
    layer('triangle', [130, 390], [0, 0.08, 0.75], 0.1),
    layer('noise', [90, 60], [0, 0.02, 0.3], 0.12),
  ],
} as const satisfies Sounds;

export type LimboSound = keyof typeof limboSounds;
