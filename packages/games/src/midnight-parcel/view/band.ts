/** Texture of one reel: blue-violet packing paper with crossed threads and faded postmarks. */
import { decorSource } from '../../slots/art/colours.ts';
import { paintDrum, type Drum } from '../../slots/art/drum.ts';

const paper: Drum = {
  down: [
    [0, '#0c0726'],
    [0.2, '#221650'],
    [0.5, '#38267a'],
    [0.8, '#221650'],
    [1, '#0c0726'],
  ],
  pattern: (g, width, height) => {
    const next = decorSource(53);
    g.lineWidth = 1;
    g.strokeStyle = 'rgba(200,180,255,.09)';
    for (let thread = -height; thread < width; thread += 14) {
      g.beginPath();
      g.moveTo(thread, 0);
      g.lineTo(thread + height, height);
      g.stroke();
    }
    g.strokeStyle = 'rgba(255,214,150,.14)';
    for (let mark = 0; mark < 5; mark += 1) {
      const [x, y, r] = [next() * width, ((mark + next()) / 5) * height, 16 + next() * 12];
      for (const ring of [1, 0.74]) {
        g.beginPath();
        g.arc(x, y, r * ring, 0, 2 * Math.PI);
        g.stroke();
      }
      for (let wave = -1; wave <= 1; wave += 1) {
        g.beginPath();
        for (let at = 0; at <= 40; at += 4) g.lineTo(x + r + at, y + wave * 7 + Math.sin(at / 5) * 2.4);
        g.stroke();
      }
    }
  },
  across: [
    [0, 'rgba(6,2,20,.64)'],
    [0.16, 'rgba(6,2,20,.14)'],
    [0.46, 'rgba(214,200,255,.1)'],
    [0.84, 'rgba(6,2,20,.16)'],
    [1, 'rgba(6,2,20,.68)'],
  ],
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement =>
  paintDrum(paper, { width, height, density });
