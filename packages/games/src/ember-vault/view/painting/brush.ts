import type { Brush } from '../../../slots/art/brush.ts';
import type { Layout } from '../../../slots/stage/layout.ts';

export interface VaultBrush extends Brush {
  readonly layout: Layout;
  readonly heat: number;
  /** Where columns stand in the melt. */
  readonly shore: number;
  readonly unit: number;
  /** Where melt falls: its middle and its width. */
  readonly falls: readonly (readonly [x: number, width: number])[];
}

/** `lighter` light, flat or tall. */
export const glowFlat = (
  { g, glow }: VaultBrush,
  { x, y, radius, flat }: { readonly x: number; readonly y: number; readonly radius: number; readonly flat: number },
  colour: string,
  strength: number,
): void => {
  g.save();
  g.translate(x, y);
  g.scale(1, flat);
  glow(0, 0, radius, colour, strength);
  g.restore();
};
