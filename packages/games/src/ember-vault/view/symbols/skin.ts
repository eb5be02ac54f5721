/** A skin of cooling crust: plates that nearly touch, each the part of a surface that is nearest to one point. */
import { decorSource } from '../../../slots/art/colours.ts';
import type { Point } from '../../../slots/art/glyphs.ts';
import { clip, isSpeck, type Polygon } from '../../../slots/art/polygons.ts';

const side = 200;

/** Closer to the first point than to the second, minus half of the crack between them. */
const nearer =
  ([ax, ay]: Point, [bx, by]: Point, gap: number) =>
  ([x, y]: Point): number => {
    const [dx, dy] = [bx - ax, by - ay];
    const long = Math.hypot(dx, dy);
    return long / 2 - gap / 2 - ((x - ax) * dx + (y - ay) * dy) / long;
  };

/** Over the whole box of a symbol, as one path. */
export const plates = (step: number, gap: number, seed: number): string => {
  const next = decorSource(seed);
  const count = Math.ceil(side / step);
  const points = Array.from({ length: count }, (_row, down) =>
    Array.from({ length: count }, (_column, across): Point => [(across + next()) * step, (down + next()) * step]),
  );
  const reach = [-2, -1, 0, 1, 2];
  const cellOf = (point: Point, down: number, across: number): Polygon => {
    const [x, y] = point;
    const box: Polygon = [
      [x - step, y - step],
      [x + step, y - step],
      [x + step, y + step],
      [x - step, y + step],
    ];
    const around = reach.flatMap((row) => reach.map((column) => points[down + row]?.[across + column]));
    return around.reduce<Polygon>(
      (cell, other) => (other === undefined || other === point ? cell : clip(cell, nearer(point, other, gap))),
      box,
    );
  };
  return points
    .flatMap((row, down) => row.map((point, across) => cellOf(point, down, across)))
    .filter((cell) => !isSpeck(cell))
    .map((cell) => `M${cell.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
};
