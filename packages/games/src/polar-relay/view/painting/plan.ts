import type { Layout } from '../../../slots/stage/layout.ts';

/** Of mountains, flags and camp. */
export const unitOf = ({ width, height, upright }: Layout): number =>
  upright
    ? Math.min(1.2, Math.max(0.7, width / 460))
    : Math.min(1.6, Math.max(0.6, Math.min(height / 584, width / 1_100)));

/** Where the ice ends and the sky begins. */
export const horizonOf = ({ height, upright }: Layout): number => height * (upright ? 0.74 : 0.66);

/** Where the track of the relay lies, along the whole stage behind the reels. */
export const trackOf = (layout: Layout): number => {
  const horizon = horizonOf(layout);
  return horizon + (layout.height - horizon) * (layout.upright ? 0.5 : 0.42);
};
