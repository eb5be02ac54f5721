/** Paints the scenery of a slot on a canvas: the units are the stage's pixels, and what looks scattered is the same on every screen. */
import { decorSource, fade, lerp } from './colours.ts';

export interface Brush {
  readonly canvas: HTMLCanvasElement;
  readonly g: CanvasRenderingContext2D;
  /** 0 … 1, always the same sequence. */
  readonly next: () => number;
  readonly between: (from: number, to: number) => number;
  readonly down: (from: number, to: number, stops: readonly (readonly [number, string])[]) => CanvasGradient;
  readonly glow: (x: number, y: number, radius: number, colour: string, strength: number) => void;
}

interface CanvasSize {
  readonly width: number;
  readonly height: number;
  /** Texture pixels per pixel of the stage. */
  readonly density: number;
}

/** Phones take no larger texture. */
export const densityFor = ({ width, height }: Omit<CanvasSize, 'density'>, density: number): number =>
  Math.min(density, 2_047 / Math.max(width, height));

export const createBrush = ({ width, height, density }: CanvasSize, seed: number): Brush => {
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  const g = canvas.getContext('2d');
  if (g === null) throw new Error('This browser paints no pictures');
  g.scale(density, density);
  const next = decorSource(seed);
  return {
    canvas,
    g,
    next,
    between: (from, to) => lerp(from, to, next()),
    down: (from, to, stops) => {
      const gradient = g.createLinearGradient(0, from, 0, to);
      for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
      return gradient;
    },
    glow: (x, y, radius, colour, strength) => {
      const gradient = g.createRadialGradient(x, y, 0, x, y, radius);
      gradient.addColorStop(0, fade(colour, 1));
      gradient.addColorStop(0.25, fade(colour, 0.42));
      gradient.addColorStop(1, fade(colour, 0));
      g.save();
      g.globalCompositeOperation = 'lighter';
      g.globalAlpha = strength;
      g.fillStyle = gradient;
      g.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
      g.restore();
    },
  };
};
