/** What every part of the valley is painted with. */
import type { Brush } from '../../../slots/art/brush.ts';
import type { Layout } from '../../../slots/stage/layout.ts';

export interface Valley extends Brush {
  readonly layout: Layout;
  /** How large things are; 1 where they were designed. */
  readonly unit: number;
  readonly free: boolean;
  /** A colour of the dawn, or one of the sunrise. */
  readonly mood: (dawn: string, sunrise: string) => string;
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
}
