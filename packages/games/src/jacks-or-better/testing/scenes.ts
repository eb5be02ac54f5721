/** Jacks or Better 9/6 in its moments. */
import { machineScenes } from '../../../testing/machine-scenes.ts';

export const scenes = machineScenes('jacks-or-better', {
  play: { cards: 'Jd 9h Js Kc 4d 2d 3d 5d', holds: '14' },
  win: { cards: '8d Jh 8s Kc 8c Ks Kd', holds: '135' },
  loss: { cards: '2d 7h Qs 9c Kd 3s 8h 4c', holds: '35' },
  highest: { cards: 'Ah Kh 3c Jh Th Qh', holds: '1245' },
});
