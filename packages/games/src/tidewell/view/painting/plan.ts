import type { Layout } from '../../../slots/stage/layout.ts';

/** Of corals and bubbles. */
export const unitOf = ({ width, height, upright }: Layout): number =>
  upright
    ? Math.min(1.2, Math.max(0.66, width / 480))
    : Math.min(1.6, Math.max(0.6, Math.min(height / 584, width / 1_100)));

/** The middle of the well, behind the reels. */
export const middleOf = ({ width, window: w, upright }: Layout): readonly [number, number] => [
  width / 2,
  w.y + w.height * (upright ? 0.42 : 0.5),
];
