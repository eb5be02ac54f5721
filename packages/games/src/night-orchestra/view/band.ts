/** Texture of one reel: dark wine with the lines of a score on it. */
import { decorSource } from '../../slots/art/colours.ts';
import { paintDrum, type Drum } from '../../slots/art/drum.ts';

const score: Drum = {
  down: [
    [0, '#16041e'],
    [0.2, '#3a0f44'],
    [0.5, '#5c1c5e'],
    [0.8, '#3a0f44'],
    [1, '#16041e'],
  ],
  pattern: (g, width, height) => {
    const next = decorSource(67);
    g.strokeStyle = 'rgba(255,214,150,.13)';
    g.lineWidth = 1;
    for (let stave = 0; stave < 6; stave += 1)
      for (let line = 0; line < 5; line += 1) {
        const y = ((stave + 0.5) / 6) * height + (line - 2) * 6;
        g.beginPath();
        g.moveTo(0, y);
        g.lineTo(width, y);
        g.stroke();
      }
    g.fillStyle = 'rgba(255,214,150,.14)';
    for (let head = 0; head < 18; head += 1) {
      const [x, y] = [next() * width, next() * height];
      g.beginPath();
      g.ellipse(x, y, 4, 3, -0.4, 0, 2 * Math.PI);
      g.fill();
      g.fillRect(x + 3, y - 20, 1.4, 20);
    }
  },
  across: [
    [0, 'rgba(10,0,16,.62)'],
    [0.16, 'rgba(10,0,16,.12)'],
    [0.46, 'rgba(255,210,240,.1)'],
    [0.84, 'rgba(10,0,16,.14)'],
    [1, 'rgba(10,0,16,.66)'],
  ],
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement =>
  paintDrum(score, { width, height, density });
