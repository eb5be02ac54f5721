/** Texture of one reel: dark slate with veins of copper, like the wall of a shaft. */
import { decorSource } from '../../slots/art/colours.ts';
import { paintDrum, type Drum } from '../../slots/art/drum.ts';

const slate: Drum = {
  down: [
    [0, '#12080e'],
    [0.2, '#2c1626'],
    [0.5, '#4a2838'],
    [0.8, '#2c1626'],
    [1, '#12080e'],
  ],
  pattern: (g, width, height) => {
    const next = decorSource(9);
    for (let vein = 0; vein < 9; vein += 1) {
      let [x, y] = [next() * width, next() * height];
      g.strokeStyle = vein % 3 === 0 ? 'rgba(120,255,230,.16)' : 'rgba(255,160,90,.17)';
      g.lineWidth = 0.8 + next() * 1.4;
      g.beginPath();
      g.moveTo(x, y);
      for (let turn = 0; turn < 6; turn += 1) {
        x += (next() - 0.5) * 34;
        y += 10 + next() * 22;
        g.lineTo(x, y);
      }
      g.stroke();
    }
    g.fillStyle = 'rgba(255,190,130,.12)';
    for (let speck = 0; speck < 70; speck += 1) g.fillRect(next() * width, next() * height, 1.4, 1.4);
  },
  across: [
    [0, 'rgba(10,2,6,.64)'],
    [0.16, 'rgba(10,2,6,.14)'],
    [0.46, 'rgba(255,180,140,.1)'],
    [0.84, 'rgba(10,2,6,.16)'],
    [1, 'rgba(10,2,6,.68)'],
  ],
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement =>
  paintDrum(slate, { width, height, density });
