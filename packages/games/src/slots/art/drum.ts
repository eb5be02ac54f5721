/** Texture of one reel: a shaded drum with a pattern on it. */
import { densityFor } from './brush.ts';

type Stops = readonly (readonly [offset: number, colour: string])[];

export interface Drum {
  /** From the top to the bottom, and over it from the left to the right. */
  readonly down: Stops;
  readonly across: Stops;
  /** Drawn between both, in pixels of the stage. */
  readonly pattern: (g: CanvasRenderingContext2D, width: number, height: number) => void;
}

const shade = (g: CanvasRenderingContext2D, [x, y]: readonly [number, number], stops: Stops): void => {
  const gradient = g.createLinearGradient(0, 0, x, y);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  g.fillStyle = gradient;
  g.fillRect(0, 0, g.canvas.width, g.canvas.height);
};

export const paintDrum = (
  { down, across, pattern }: Drum,
  { width, height, density }: { readonly width: number; readonly height: number; readonly density: number },
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  const scale = densityFor({ width, height }, density);
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  shade(g, [0, canvas.height], down);
  g.save();
  g.scale(scale, scale);
  pattern(g, width, height);
  g.restore();
  shade(g, [canvas.width, 0], across);
  return canvas;
};
