/** What is heard of iron instead of reels: castings that fall into their moulds, and metal that melts. */
import { layer, note, type Sounds } from '../../stage/sounds.ts';

export const cues = {
  spin: [layer('noise', [180, 900], [0, 0.1, 0.6], 0.3), layer('sawtooth', [48, 74], [0, 0.12, 0.55], 0.1)],
  stop: [
    layer('sine', [118, 52], [0, 0.001, 0.16], 0.5),
    note('triangle', 1_174, [0, 0.2], 0.06),
    note('sine', 3_210, [0, 0.09], 0.03),
  ],
  gem: [
    layer('noise', [5_200, 1_300], [0, 0.004, 0.22], 0.16),
    note('triangle', 622, [0, 0.3], 0.13),
    note('sine', 1_716, [0.01, 0.18], 0.06),
  ],
  smallWin: [
    ...[311, 392, 466, 622].flatMap((pitch, index) => [
      note('triangle', pitch, [index * 0.09, 0.5], 0.16),
      note('sine', pitch * 2.76, [index * 0.09, 0.16], 0.04),
    ]),
    layer('sine', [110, 55], [0, 0.002, 0.3], 0.3),
  ],
} as const satisfies Sounds;
