/** Drawing context of all parts of the scene. Units are the scene's pixels. */
import { decorSource, fade, lerp, mix } from '../../../slots/art/colours.ts';

export interface HarbourPlan {
  readonly width: number;
  readonly height: number;
  /** Texture pixels per scene pixel. */
  readonly density: number;
  /** Size of houses and lamps. */
  readonly scale: number;
  /** 0: midnight, 1: the crimson of the free spins. */
  readonly warm: number;
  readonly horizon: number;
  readonly moon: { readonly x: number; readonly y: number; readonly radius: number };
  readonly lighthouseX: number;
  /** From, to, how far it sags, how many lamps, their size. */
  readonly strings: readonly (readonly [number, number, number, number, number, number, number])[];
  /** Across the horizon: x, size, heading. */
  readonly farBoats: readonly (readonly [number, number, number])[];
  /** On the water: x, y, size, heading. */
  readonly nearBoats: readonly (readonly [number, number, number, number])[];
  /** In front: x, y, size, red or gold. */
  readonly hanging: readonly (readonly [number, number, number, 'red' | 'gold'])[];
}

export interface Painter {
  readonly plan: HarbourPlan;
  readonly canvas: HTMLCanvasElement;
  readonly g: CanvasRenderingContext2D;
  /** 0 … 1, always the same sequence. */
  readonly next: () => number;
  readonly between: (from: number, to: number) => number;
  /** Interpolates between a midnight colour and one of the free spins. */
  readonly mood: (midnight: string, crimson: string) => string;
  readonly down: (from: number, to: number, stops: readonly (readonly [number, string])[]) => CanvasGradient;
  readonly glow: (x: number, y: number, radius: number, colour: string, strength: number) => void;
}

export const createPainter = (plan: HarbourPlan): Painter => {
  const canvas = document.createElement('canvas');
  canvas.width = plan.width * plan.density;
  canvas.height = plan.height * plan.density;
  const g = canvas.getContext('2d');
  if (g === null) throw new Error('This browser paints no pictures');
  g.scale(plan.density, plan.density);
  const next = decorSource(7);
  return {
    plan,
    canvas,
    g,
    next,
    between: (from, to) => lerp(from, to, next()),
    mood: (midnight, crimson) => mix(midnight, crimson, plan.warm),
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

/** Stops spread evenly. */
export const ramp = (gradient: CanvasGradient, colours: readonly string[], offsets = [0, 0.5, 1]): CanvasGradient => {
  for (const [index, colour] of colours.entries()) gradient.addColorStop(offsets[index] ?? 1, colour);
  return gradient;
};
