import type { Layout } from '../../../slots/stage/layout.ts';

/** Of trees, tower and clouds. */
export const unitOf = ({ width, height, upright }: Layout): number =>
  upright
    ? Math.min(1.2, Math.max(0.7, width / 460))
    : Math.min(1.6, Math.max(0.6, Math.min(height / 584, width / 1_100)));

export const horizonOf = ({ height, upright }: Layout): number => height * (upright ? 0.72 : 0.58);

export interface Tower {
  readonly x: number;
  /** Of its walls. */
  readonly width: number;
  readonly top: number;
  readonly foot: number;
  /** Height of the dial's centre, and the dial's radius. */
  readonly dial: number;
  readonly radius: number;
}

/** The tower whose clock runs: right of the reels, or behind them on a phone, whole once they are gone. */
export const towerOf = (layout: Layout): Tower => {
  const unit = unitOf(layout);
  const { width: w, height: h, upright } = layout;
  const foot = horizonOf(layout) + 26 * unit;
  const size = (upright ? 62 : 104) * unit;
  // Where the reels take the whole width, half a tower over them would look cut off.
  const top = upright ? layout.window.y + 60 * unit : h * 0.2;
  return {
    x: upright ? w - size * 0.72 : w * 0.885,
    width: size,
    top,
    foot,
    dial: top + size * 0.62,
    radius: size * 0.4,
  };
};
