/** Wild Twos in its moments. */
import { machineScenes } from '../../../testing/machine-scenes.ts';

export const scenes = machineScenes('wild-twos', {
  play: { cards: '2h 9d 2s Kc 4d', holds: '13' },
  win: { cards: '2d Jh Jd Js 2c', holds: '12345' },
  loss: { cards: '3d 7h Qs 9c Kd', holds: '35' },
  highest: { cards: 'Ah Kh Qh Jh Th', holds: '12345' },
});
