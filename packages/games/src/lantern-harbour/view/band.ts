/** Texture of one reel: silk with a faint wave pattern. */
import { paintDrum, type Drum } from '../../slots/art/drum.ts';

const wave = 26;

const silk: Drum = {
  down: [
    [0, '#090b2c'],
    [0.2, '#191a52'],
    [0.5, '#302b74'],
    [0.8, '#191a52'],
    [1, '#090b2c'],
  ],
  pattern: (g, width, height) => {
    g.strokeStyle = 'rgba(170,175,255,.085)';
    g.lineWidth = 1.2;
    for (let row = 0; row * wave * 0.5 < height + wave; row += 1)
      for (let column = -1; column * wave < width + wave; column += 1) {
        const x = column * wave + (row % 2 === 0 ? 0 : wave / 2) + wave / 2;
        for (const radius of [0.5, 0.34, 0.18]) {
          g.beginPath();
          g.arc(x, row * wave * 0.5, wave * radius, Math.PI, Math.PI * 2);
          g.stroke();
        }
      }
  },
  across: [
    [0, 'rgba(2,3,20,.62)'],
    [0.16, 'rgba(2,3,20,.14)'],
    [0.46, 'rgba(150,140,255,.1)'],
    [0.84, 'rgba(2,3,20,.16)'],
    [1, 'rgba(2,3,20,.66)'],
  ],
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement =>
  paintDrum(silk, { width, height, density });
