/** Soft synthesizers under neon. */
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';
import type { MachineSound } from '../../video-poker/stage/machine-game.ts';

export const sounds: Sounds<MachineSound> = {
  card: [layer('noise', [4_200, 1_600], [0, 0.004, 0.08], 0.22), layer('sine', [520, 300], [0, 0.004, 0.07], 0.1)],
  hold: [layer('sawtooth', [392, 784], [0, 0.006, 0.09], 0.05), note('sine', pitches.g5, [0.04, 0.2], 0.12)],
  release: [layer('sawtooth', [784, 392], [0, 0.006, 0.09], 0.045)],
  coin: [note('triangle', pitches.a5, [0, 0.1], 0.12), note('sine', pitches.e6, [0.06, 0.22], 0.1)],
  back: [note('sine', pitches.e4, [0, 0.22], 0.14)],
};
