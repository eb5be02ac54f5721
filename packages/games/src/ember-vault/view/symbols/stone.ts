import { mix } from '../../../slots/art/colours.ts';
import { rad } from '../../../slots/art/svg.ts';
import { forge, rod, solid, studs } from './forged.ts';

type Point = readonly [number, number];

interface Cut {
  readonly corners: number;
  readonly radius: number;
  /** Of the first corner, in degrees. */
  readonly turn: number;
  readonly middle?: number;
  /** Dark, middle, light. */
  readonly colours: readonly [string, string, string];
}

const to = ([x, y]: Point, [cx, cy]: Point, part: number): Point => [cx + (x - cx) * part, cy + (y - cy) * part];
const half = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const text = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A cut stone in an iron mount: facets lit from the upper left, a table that flashes. */
export const stone =
  ({ corners, radius, turn, middle = 100, colours }: Cut) =>
  (p: string): string => {
    const centre: Point = [100, middle];
    const ring = (r: number): Point[] =>
      Array.from({ length: corners }, (_, at) => {
        const angle = ((turn + (360 * at) / corners) * Math.PI) / 180;
        return [100 + r * Math.cos(angle), middle + r * Math.sin(angle)];
      });
    const [outer, table] = [ring(radius), ring(radius * 0.56)];
    const tone = (level: number): string => {
      const at = Math.min(1, Math.max(0, level));
      return at < 0.5 ? mix(colours[0], colours[1], at * 2) : mix(colours[1], colours[2], at * 2 - 1);
    };
    const lit = ([x, y]: Point, shift: number): number =>
      0.46 + 0.42 * ((-(x - 100) * 0.55 - (y - middle) * 0.8) / radius) + (shift % 4) * 0.07 - 0.1;
    const facet = (points: readonly Point[], level: number): string => {
      const colour = tone(level);
      return `<path d="${text(points)}" fill="${colour}" stroke="${colour}" stroke-width=".7"/>`;
    };
    const facets = outer.map((a, at) => {
      const b = outer[(at + 1) % corners] ?? a;
      const [ta, tb] = [table[at] ?? a, table[(at + 1) % corners] ?? b];
      const tm = to(half(a, b), centre, 0.74);
      return (
        facet([a, tm, ta], lit(a, at)) +
        facet([a, b, tm], lit(half(a, b), at + 1) + 0.12) +
        facet([b, tm, tb], lit(b, at + 2)) +
        facet([ta, tm, tb], 1 - lit(half(a, b), at + 3) * 0.7) +
        facet([ta, tb, centre], 0.34 + 0.62 * Math.abs(Math.sin(at * 2.4 + 0.6)))
      );
    });
    const mount = ring(radius * 1.27);
    return forge(
      p,
      ['iron', 'copper', 'gold'],
      `<circle cx="100" cy="${middle}" r="90" fill="url(#${p}au)"/>${solid(p, 'iron', text(ring(radius * 1.3)))}${rod(p, 'copper', text(ring(radius * 1.06)), 9)}<path d="${text(outer)}" fill="#0d0605" stroke="#0d0605" stroke-width="5"/>${facets.join('')}<path d="${text(table)}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.400"/><clipPath id="${p}ta"><path d="${text(table)}"/></clipPath><path clip-path="url(#${p}ta)" d="M${100 - radius} ${middle - radius * 0.8}L${100 + radius * 0.1} ${middle - radius}L${100 - radius * 0.55} ${middle + radius * 0.5}L${100 - radius} ${middle + radius * 0.5}Z" fill="#fff" fill-opacity=".42"/>${studs(
        p,
        mount.map((corner) => to(corner, centre, 0.97)),
        8.5,
      )}`,
      rad(`${p}au`, [
        [0, colours[1], 0.55],
        [1, colours[1], 0],
      ]),
    );
  };
