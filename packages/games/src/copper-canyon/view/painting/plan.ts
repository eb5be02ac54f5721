import type { Layout } from '../../../slots/stage/layout.ts';

/** Of cliffs, bridge and plants. */
export const unitOf = ({ width, height, upright }: Layout): number =>
  upright
    ? Math.min(1.2, Math.max(0.7, width / 460))
    : Math.min(1.6, Math.max(0.6, Math.min(height / 584, width / 1_100)));

/** Where the desert ends and the sky begins. */
export const horizonOf = ({ height, upright }: Layout): number => height * (upright ? 0.7 : 0.62);

/** Height of the rails on the bridge, which spans the whole stage behind the reels. */
export const railsOf = (layout: Layout): number => horizonOf(layout) + (layout.upright ? 34 : 20) * unitOf(layout);
