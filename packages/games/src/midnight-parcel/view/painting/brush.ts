import type { Brush } from '../../../slots/art/brush.ts';
import type { Layout } from '../../../slots/stage/layout.ts';

export interface StationBrush extends Brush {
  readonly layout: Layout;
  readonly unit: number;
  /** A colour in the rain, or one under the moon. */
  readonly mood: (rain: string, moon: string) => string;
}

type Points = readonly (readonly [x: number, y: number])[];

export const fillShape = (g: CanvasRenderingContext2D, paint: string | CanvasGradient, points: Points): void => {
  g.fillStyle = paint;
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.fill();
};

export const line = (g: CanvasRenderingContext2D, colour: string, width: number, points: Points): void => {
  g.strokeStyle = colour;
  g.lineWidth = width;
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.stroke();
};

export const disc = (
  g: CanvasRenderingContext2D,
  paint: string | CanvasGradient,
  x: number,
  y: number,
  r: number,
): void => {
  g.fillStyle = paint;
  g.beginPath();
  g.arc(x, y, r, 0, 2 * Math.PI);
  g.fill();
};
