/** Relays and a bell: a machine of springs. */
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';
import type { MachineSound } from '../../video-poker/stage/machine-game.ts';

export const sounds: Sounds<MachineSound> = {
  card: [layer('square', [340, 190], [0, 0.001, 0.03], 0.1), layer('noise', [2_300, 900], [0.006, 0.003, 0.06], 0.3)],
  hold: [layer('square', [900, 620], [0, 0.001, 0.025], 0.12), note('triangle', pitches.e5, [0.02, 0.12], 0.14)],
  release: [layer('square', [620, 420], [0, 0.001, 0.03], 0.1)],
  coin: [note('sine', pitches.e6, [0, 0.09], 0.12), note('sine', 1_760, [0.05, 0.16], 0.1)],
  back: [note('triangle', pitches.g4, [0, 0.16], 0.14)],
};
