/** Behind each reel: dark iron, warm from below. */
import { paintDrum, type Drum } from '../../slots/art/drum.ts';

const iron: Drum = {
  down: [
    [0, '#0b090b'],
    [0.25, '#221a1b'],
    [0.5, '#2c2022'],
    [0.78, '#241513'],
    [1, '#180a06'],
  ],
  pattern: (g, width, height) => {
    for (let y = height / 3; y < height - 2; y += height / 3) {
      g.fillStyle = 'rgba(0,0,0,.7)';
      g.fillRect(0, y - 2, width, 4);
      g.fillStyle = 'rgba(190,120,80,.35)';
      g.fillRect(0, y + 2, width, 1);
    }
  },
  across: [
    [0, 'rgba(0,0,0,.55)'],
    [0.2, 'rgba(0,0,0,.08)'],
    [0.5, 'rgba(255,150,80,.05)'],
    [0.8, 'rgba(0,0,0,.08)'],
    [1, 'rgba(0,0,0,.55)'],
  ],
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement =>
  paintDrum(iron, { width, height, density });
