import type { Layout } from '../../../slots/stage/layout.ts';

/** Of lamps, wagons and parcels. */
export const unitOf = ({ width, height, upright }: Layout): number =>
  upright
    ? Math.min(1.2, Math.max(0.66, width / 480))
    : Math.min(1.6, Math.max(0.5, Math.min(height / 584, width / 1_100)));

/** Where the platform begins. */
export const platformOf = ({ height, upright }: Layout): number => height * (upright ? 0.8 : 0.76);

/** Height of the rails behind it, on which the mail passes. */
export const railsOf = (layout: Layout): number => platformOf(layout) - 10 * unitOf(layout);

/** Where the lamps of the platform hang, as parts of the width. */
export const lamps = [0.09, 0.3, 0.7, 0.91] as const;

export const lampAt = (layout: Layout, at: number): readonly [x: number, y: number] => [
  lamps[at] === undefined ? 0 : layout.width * lamps[at],
  layout.height * (layout.upright ? 0.2 : 0.17),
];
