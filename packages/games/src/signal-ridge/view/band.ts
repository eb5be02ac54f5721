/** Texture of one reel: cold slate with veins of ice, and a warm light on it from the side. */
import { decorSource } from '../../slots/art/colours.ts';
import { paintDrum, type Drum } from '../../slots/art/drum.ts';

const slate: Drum = {
  down: [
    [0, '#060c1e'],
    [0.2, '#12264c'],
    [0.5, '#1f3f70'],
    [0.8, '#12264c'],
    [1, '#060c1e'],
  ],
  pattern: (g, width, height) => {
    const next = decorSource(37);
    for (let vein = 0; vein < 10; vein += 1) {
      let [x, y] = [next() * width, next() * height];
      g.strokeStyle = vein % 4 === 0 ? 'rgba(255,190,120,.15)' : 'rgba(160,210,255,.16)';
      g.lineWidth = 0.7 + next() * 1.2;
      g.beginPath();
      g.moveTo(x, y);
      for (let turn = 0; turn < 5; turn += 1) {
        x += (next() - 0.5) * 40;
        y += 12 + next() * 20;
        g.lineTo(x, y);
      }
      g.stroke();
    }
    g.fillStyle = 'rgba(220,236,255,.14)';
    for (let speck = 0; speck < 60; speck += 1) g.fillRect(next() * width, next() * height, 1.3, 1.3);
  },
  across: [
    [0, 'rgba(2,6,18,.64)'],
    [0.16, 'rgba(2,6,18,.14)'],
    [0.46, 'rgba(190,220,255,.1)'],
    [0.84, 'rgba(2,6,18,.16)'],
    [1, 'rgba(2,6,18,.68)'],
  ],
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement =>
  paintDrum(slate, { width, height, density });
