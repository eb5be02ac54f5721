/** Texture of one reel: green enamel with engraved leaves. */
import { paintDrum, type Drum } from '../../slots/art/drum.ts';

const space = 30;

const leafAt = (g: CanvasRenderingContext2D, x: number, y: number, turn: number): void => {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.beginPath();
  g.moveTo(-9, 0);
  g.quadraticCurveTo(0, -7, 9, 0);
  g.quadraticCurveTo(0, 7, -9, 0);
  g.moveTo(-9, 0);
  g.lineTo(7, 0);
  g.stroke();
  g.restore();
};

const enamel: Drum = {
  down: [
    [0, '#06250f'],
    [0.2, '#10482a'],
    [0.5, '#1f7a48'],
    [0.8, '#10482a'],
    [1, '#06250f'],
  ],
  pattern: (g, width, height) => {
    g.strokeStyle = 'rgba(190,255,200,.13)';
    g.lineWidth = 1.1;
    for (let row = 0; row * space < height + space; row += 1)
      for (let column = 0; column * space < width + space; column += 1)
        leafAt(g, column * space + (row % 2) * 15, row * space + 12, (row + column) % 2 === 0 ? 0.7 : -0.7);
  },
  across: [
    [0, 'rgba(1,16,6,.62)'],
    [0.16, 'rgba(1,16,6,.14)'],
    [0.46, 'rgba(200,255,190,.12)'],
    [0.84, 'rgba(1,16,6,.16)'],
    [1, 'rgba(1,16,6,.66)'],
  ],
};

export const paintBand = (width: number, height: number, density: number): HTMLCanvasElement =>
  paintDrum(enamel, { width, height, density });
