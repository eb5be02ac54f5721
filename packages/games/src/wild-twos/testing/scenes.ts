/** Wild Twos in its moments. */
import { machineScenes } from '../../../testing/machine-scenes.ts';

export const scenes = machineScenes('wild-twos', {
  play: { cards: '2h 9d 2s Kc 4d 3d 3h 5d', holds: '13' },
  win: { cards: '2d Jh 8s Js 2c Jd 9c', holds: '1245' },
  loss: { cards: '3d 7h Qs 9c Kd 3s 8h 4c', holds: '35' },
  highest: { cards: 'Ah Kh 3c Jh Th Qh', holds: '1245' },
});
