/** Cutting polygons: what the roofs of two strokes need where they meet. */
import type { Point } from './glyphs.ts';

export type Polygon = readonly Point[];

/** A plane over the page: how high it is at a point, rising by one for one away from its edge. */
export interface Plane {
  /** Unit, pointing out of the shape. */
  readonly normal: Point;
  /** Where the plane is 0. */
  readonly edge: Point;
}

export const heightAt = ({ normal: [nx, ny], edge: [ex, ey] }: Plane, [x, y]: Point): number =>
  -nx * (x - ex) - ny * (y - ey);

/** The part where `inside` is not negative; it has to be linear. */
export const clip = (polygon: Polygon, inside: (point: Point) => number): Polygon => {
  const kept: Point[] = [];
  for (const [index, point] of polygon.entries()) {
    const before = polygon.at(index - 1) ?? point;
    const [a, b] = [inside(before), inside(point)];
    if (a * b < 0) {
      const t = a / (a - b);
      kept.push([before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t]);
    }
    if (b >= 0) kept.push(point);
  }
  return kept;
};

/** Twice the area, positive where the corners run clockwise on a screen. */
const doubleArea = (polygon: Polygon): number => {
  let sum = 0;
  for (const [index, [x, y]] of polygon.entries()) {
    const [bx, by] = polygon.at(index - 1) ?? [x, y];
    sum += bx * y - x * by;
  }
  return sum;
};

const speck = 0.05;
export const isSpeck = (polygon: Polygon): boolean => polygon.length < 3 || Math.abs(doubleArea(polygon)) < speck;

/** A polygon minus a convex one. */
export const without = (polygon: Polygon, hole: Polygon): Polygon[] => {
  const pieces: Polygon[] = [];
  const turn = Math.sign(doubleArea(hole));
  let rest = polygon;
  for (const [index, [bx, by]] of hole.entries()) {
    const [ax, ay] = hole.at(index - 1) ?? [bx, by];
    if (Math.hypot(bx - ax, by - ay) < 1e-6) continue;
    const side = ([x, y]: Point) => turn * ((bx - ax) * (y - ay) - (by - ay) * (x - ax));
    pieces.push(clip(rest, (point) => -side(point)));
    rest = clip(rest, side);
  }
  return pieces.filter((piece) => !isSpeck(piece));
};

type Box = readonly [left: number, top: number, right: number, bottom: number];

export const boxOf = (polygon: Polygon): Box => {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

export const apart = (a: Box, b: Box): boolean => a[0] >= b[2] || b[0] >= a[2] || a[1] >= b[3] || b[1] >= a[3];
