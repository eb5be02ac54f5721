import { densityFor } from '../../../slots/art/brush.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import type { HarbourPlan } from './painter.ts';

/** The harbour behind it. */
export const planOf = ({ width: w, height: h, upright }: Layout, warm: number, density: number): HarbourPlan => {
  const unit = Math.min(1.6, Math.max(0.7, Math.min(h / 584, w / 1_100)));
  const common = { width: w, height: h, warm, density: densityFor({ width: w, height: h }, density) };
  if (upright)
    return {
      ...common,
      scale: Math.min(1.3, Math.max(0.8, w / 460)),
      horizon: h * 0.7,
      moon: { x: w * 0.79, y: Math.min(w * 0.16, h * 0.1), radius: Math.min(w * 0.08, h * 0.05) },
      lighthouseX: w * 0.9,
      strings: [
        [-10, 18, w * 0.56, 4, 44, 6, 8],
        [w * 0.4, h * 0.19, w + 14, h * 0.14, 26, 6, 7],
      ],
      farBoats: [
        [w * 0.2, 0.9, 1],
        [w * 0.6, 0.7, -1],
      ],
      nearBoats: [
        [w * 0.23, h * 0.86, 1.55, 1],
        [w * 0.82, h * 0.93, 1.15, -1],
      ],
      hanging: [[22, h * 0.12, 15, 'red']],
    };
  return {
    ...common,
    scale: unit,
    horizon: h * 0.64,
    moon: { x: w * 0.905, y: h * 0.145, radius: 46 * unit },
    lighthouseX: w * 0.9,
    strings: [
      [-20, h * 0.205, w * 0.195, h * 0.1, 60 * unit, 5, 13 * unit],
      [w * 0.805, h * 0.36, w * 1.02, h * 0.3, 44 * unit, 5, 11 * unit],
      [-10, h * 0.43, w * 0.203, h * 0.404, 36 * unit, 6, 8 * unit],
    ],
    farBoats: [
      [w * 0.168, 0.9 * unit, -1],
      [w * 0.85, 0.8 * unit, 1],
      [w * 0.031, 0.7 * unit, 1],
    ],
    nearBoats: [
      [w * 0.1, h * 0.84, 2.3 * unit, 1],
      [w * 0.9125, h * 0.9, 1.9 * unit, -1],
    ],
    hanging: [
      [w * 0.03, h * 0.158, 30 * unit, 'red'],
      [w * 0.975, h * 0.113, 24 * unit, 'gold'],
    ],
  };
};
