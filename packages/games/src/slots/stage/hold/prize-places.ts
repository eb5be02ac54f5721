import type { Layout } from '../layout.ts';

/** Where the prizes hang: over the frame, side by side. */
export const prizePlaces = (layout: Layout, count: number) => {
  const { width: w, window, beam, upright, weight, cell } = layout;
  const gap = upright ? 6 : 18 * weight;
  const width = Math.min(upright ? (w - 24 - gap * (count - 1)) / count : 206 * weight, cell.width * 2.2);
  // A phone on its side has little room above the frame.
  const height = Math.max(22, Math.min(width * 0.42, upright ? 46 : 58 * weight, window.y - beam - 8));
  const whole = width * count + gap * (count - 1);
  const y = Math.max(4, window.y - beam - (upright ? 8 : 4 * weight) - height);
  return { x: (w - whole) / 2, y, width, height, gap };
};
