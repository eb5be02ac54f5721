/** Notes of brass: a pair under one beam. */
import { lit, polygon, type Poured } from '../../slots/art/poured.ts';

const head = (g: CanvasRenderingContext2D, x: number, y: number): void => {
  g.beginPath();
  g.ellipse(x, y, 0.34, 0.25, -0.4, 0, Math.PI * 2);
  g.fill();
};

export const notes: Poured = {
  side: '#6a3a06',
  face: (g) => {
    const brass = lit(g, [
      [0, '#fff6cc'],
      [0.4, '#f4bc48'],
      [1, '#a8640e'],
    ]);
    polygon(g, brass, [
      [-0.4, -0.72],
      [0.86, -0.98],
      [0.86, 0.5],
      [0.72, 0.5],
      [0.72, -0.5],
      [-0.26, -0.3],
      [-0.26, 0.74],
      [-0.4, 0.74],
    ]);
    head(g, -0.56, 0.72);
    head(g, 0.56, 0.48);
  },
};
