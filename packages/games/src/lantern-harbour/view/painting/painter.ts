/** Drawing context of all parts of the scene. Units are the scene's pixels. */
import { mix } from '../../../slots/art/colours.ts';
import { createBrush, type Brush } from '../../../slots/art/brush.ts';

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

export interface Painter extends Brush {
  readonly plan: HarbourPlan;
  /** Interpolates between a midnight colour and one of the free spins. */
  readonly mood: (midnight: string, crimson: string) => string;
}

export const createPainter = (plan: HarbourPlan): Painter => ({
  ...createBrush(plan, 7),
  plan,
  mood: (midnight, crimson) => mix(midnight, crimson, plan.warm),
});

/** Stops spread evenly. */
export const ramp = (gradient: CanvasGradient, colours: readonly string[], offsets = [0, 0.5, 1]): CanvasGradient => {
  for (const [index, colour] of colours.entries()) gradient.addColorStop(offsets[index] ?? 1, colour);
  return gradient;
};
