/** Jacks or Better 9/6 in its moments. */
import { machineScenes } from '../../../testing/machine-scenes.ts';

export const scenes = machineScenes('jacks-or-better', {
  play: { cards: 'Jd 9h Js Kc 4d', holds: '14' },
  win: { cards: '8d Kh 8s Ks 8c', holds: '12345' },
  loss: { cards: '2d 7h Qs 9c Kd', holds: '35' },
  highest: { cards: 'Ah Kh Qh Jh Th', holds: '12345' },
});
