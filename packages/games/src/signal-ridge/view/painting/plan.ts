/** Where things of the ridge stand: shared by what is painted once and by what burns. */
import { poolPlaces, poolsAside, type PoolPlace } from '../../../slots/stage/pools/pool-places.ts';
import type { Layout } from '../../../slots/stage/layout.ts';

/** Of towers, trees and fires. */
export const unitOf = ({ width, height, upright }: Layout): number =>
  upright
    ? Math.min(1.2, Math.max(0.66, width / 480))
    : Math.min(1.6, Math.max(0.5, Math.min(height / 584, width / 1_100)));

/** Where the far ridges meet the sky. */
export const horizonOf = ({ height, upright }: Layout): number => height * (upright ? 0.34 : 0.5);

const jackpots = 3;

export interface Tower {
  readonly place: PoolPlace;
  /** Middle of its fire. */
  readonly x: number;
  readonly fire: number;
  /** How large: the largest jackpot has the largest tower. */
  readonly size: number;
}

/** The smallest first, as its jackpots. In a row, the plates alone carry the fires. */
export const towersOf = (layout: Layout): readonly Tower[] => {
  const unit = unitOf(layout);
  const aside = poolsAside(layout);
  return poolPlaces(layout, jackpots, false).map((place, index) => {
    const size = [0.72, 0.86, 1.1][index] ?? 1;
    const [middle, shift] = [place.x + place.width / 2, place.width * 0.2];
    const x = aside && index < 2 ? middle + (index === 0 ? -shift : shift) : middle;
    return { place, x, fire: place.y - (aside ? 30 * unit * size : 2), size: aside ? size : 0.42 };
  });
};

/** Fires of the chain on far summits, as parts of the width and of the way between two ridges. */
export const chain: readonly (readonly [x: number, ridge: number])[] = [
  [0.06, 1],
  [0.19, 0],
  [0.31, 1],
  [0.44, 0],
  [0.58, 0],
  [0.69, 1],
  [0.82, 0],
  [0.95, 1],
];

/** Height of a far ridge above the horizon at this part of the width: the same for its paint and its fires. */
export const ridgeAt = (layout: Layout, ridge: number, x: number): number => {
  const { height } = layout;
  const wave =
    Math.sin(x * 9.1 + ridge * 2.3) * 0.5 + Math.sin(x * 21.7 + ridge * 5.1) * 0.28 + Math.sin(x * 47 + ridge) * 0.12;
  // Sharp summits: what bends down is cut off into valleys.
  const peak = Math.abs(wave) ** 0.8;
  return horizonOf(layout) - height * ((ridge === 0 ? 0.1 : 0.02) + peak * (ridge === 0 ? 0.16 : 0.15));
};
