import type { Layout } from '../layout.ts';

/** The plate that its number stands on, where the page lays the number. */
export interface GrandPlate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const grandPlate = ({ width: w, height: h, upright }: Layout): GrandPlate => {
  const height = upright ? Math.min(124, h * 0.17, w * 0.24) : Math.min(150, h * 0.235);
  const width = Math.min(w * (upright ? 0.95 : 0.72), height * 4.6);
  return { x: (w - width) / 2, y: h * (upright ? 0.53 : 0.6), width, height };
};
