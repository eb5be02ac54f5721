/** Where jackpots are shown: beside the reels, the largest on the left, or in a row above the title where there is no room beside them. */
import type { Layout } from '../layout.ts';

export interface PoolPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Size of its words. */
  readonly em: number;
}

/** Less room beside the frame than that holds no amount. */
const leastMargin = 132;

export const poolsAside = ({ window: w, beam, upright }: Layout): boolean => !upright && w.x - beam >= leastMargin;

/** The smallest first. `tall`: with a line more, the amount by which it is won. */
export const poolPlaces = (layout: Layout, count: number, tall: boolean): readonly PoolPlace[] => {
  const { width: all, height: high, window: w, beam, lift, board, upright, weight } = layout;
  if (!poolsAside(layout)) {
    const gap = 6 * weight;
    const width = Math.min((all - 20 - gap * (count - 1)) / count, 200 * weight);
    const em = (upright ? 14.4 : 16) * weight;
    const height = em * (tall ? 3.4 : 2.5);
    const y = Math.max((tall ? 10 : 22) * weight, w.y - beam - lift - board - height + (upright ? 4 : -10) * weight);
    const left = (all - width * count - gap * (count - 1)) / 2;
    return Array.from({ length: count }, (_, index) => ({ x: left + index * (width + gap), y, width, height, em }));
  }
  const margin = w.x - beam;
  const width = Math.min(margin - 20, 236 * weight);
  const em = Math.min(29 * weight, high * 0.064);
  const height = em * (tall ? 3.1 : 2.5);
  const middle = margin / 2 - width / 2;
  const largest = { x: middle, y: high * 0.4 - height / 2, width, height, em };
  const [near, far] = [all - margin + middle, high * 0.62];
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    ...{ x: near, width, height, em },
    y: far - height / 2 - index * Math.max(height + 34, high * 0.34),
  }));
  return [...others, largest];
};
