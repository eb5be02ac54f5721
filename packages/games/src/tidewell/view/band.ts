/** Texture of one reel: blue water with the net of light that the sun draws in it. */
import { decorSource } from '../../slots/art/colours.ts';
import { paintDrum, type Drum } from '../../slots/art/drum.ts';

const water: Drum = {
  down: [
    [0, '#04203f'],
    [0.2, '#0b4f7c'],
    [0.5, '#1279a4'],
    [0.8, '#0b4f7c'],
    [1, '#04203f'],
  ],
  pattern: (g, width, height) => {
    const next = decorSource(17);
    g.lineCap = 'round';
    for (let mesh = 0; mesh < 46; mesh += 1) {
      const [x, y] = [next() * width, next() * height];
      g.strokeStyle = mesh % 4 === 0 ? 'rgba(200,255,250,.2)' : 'rgba(120,240,240,.12)';
      g.lineWidth = 1 + next() * 2;
      g.beginPath();
      g.moveTo(x - 16, y);
      g.bezierCurveTo(x - 6, y - 10 - 8 * next(), x + 8, y + 10 * next(), x + 18, y - 6 * next());
      g.stroke();
    }
    for (let bubble = 0; bubble < 14; bubble += 1) {
      g.strokeStyle = 'rgba(220,255,255,.2)';
      g.lineWidth = 1;
      g.beginPath();
      g.arc(next() * width, next() * height, 2 + next() * 5, 0, 2 * Math.PI);
      g.stroke();
    }
  },
  across: [
    [0, 'rgba(2,16,40,.6)'],
    [0.16, 'rgba(2,16,40,.12)'],
    [0.46, 'rgba(200,255,255,.12)'],
    [0.84, 'rgba(2,16,40,.14)'],
    [1, 'rgba(2,16,40,.64)'],
  ],
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement =>
  paintDrum(water, { width, height, density });
