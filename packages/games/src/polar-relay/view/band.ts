/** Texture of one reel: deep blue ice with bubbles and cracks frozen in it. */
import { decorSource } from '../../slots/art/colours.ts';
import { paintDrum, type Drum } from '../../slots/art/drum.ts';

const ice: Drum = {
  down: [
    [0, '#050f30'],
    [0.2, '#12316c'],
    [0.5, '#23559a'],
    [0.8, '#12316c'],
    [1, '#050f30'],
  ],
  pattern: (g, width, height) => {
    const next = decorSource(43);
    for (let crack = 0; crack < 10; crack += 1) {
      let [x, y] = [next() * width, next() * height];
      g.strokeStyle = crack % 3 === 0 ? 'rgba(140,255,220,.2)' : 'rgba(200,236,255,.2)';
      g.lineWidth = 0.8 + next() * 1.2;
      g.beginPath();
      g.moveTo(x, y);
      for (let turn = 0; turn < 5; turn += 1) {
        x += (next() - 0.5) * 46;
        y += (next() - 0.3) * 40;
        g.lineTo(x, y);
      }
      g.stroke();
    }
    for (let bubble = 0; bubble < 40; bubble += 1) {
      g.fillStyle = `rgba(230,248,255,${(0.06 + 0.12 * next()).toFixed(2)})`;
      g.beginPath();
      g.arc(next() * width, next() * height, 0.8 + 2.4 * next() ** 2, 0, 2 * Math.PI);
      g.fill();
    }
  },
  across: [
    [0, 'rgba(2,6,26,.62)'],
    [0.16, 'rgba(2,6,26,.12)'],
    [0.46, 'rgba(220,246,255,.1)'],
    [0.84, 'rgba(2,6,26,.14)'],
    [1, 'rgba(2,6,26,.66)'],
  ],
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement =>
  paintDrum(ice, { width, height, density });
