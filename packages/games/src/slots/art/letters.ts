/**
 * Chiselled lettering: every stroke becomes two facets a segment with a ridge between them and a hipped cap at each free
 * end, shaded by its own normal against one light. No font is needed, which inside an SVG picture would not load.
 */
import { mix } from './colours.ts';
import { glyphs, type Point, type Stroke } from './glyphs.ts';

export interface Carving {
  /** Width of a stroke. */
  readonly width?: number;
  /** Dark, middle, light, flash. */
  readonly palette: readonly string[];
  /** Outlines from the outside in: colour and how far they reach beyond the letter. */
  readonly rim?: readonly (readonly [colour: string, reach: number])[];
  /** Between letters. */
  readonly gap?: number;
}

export const gold = ['#7a3b05', '#d98a12', '#ffd877', '#fffbe6'] as const;

const light: Point = [-0.45, -0.89];
const flare = 0.28;
const usualRim = [
  ['#1a0508', 13],
  ['#ffd98a', 6],
  ['#5b2b06', 2],
] as const;

const at = <T>(list: readonly T[], index: number): T => list[index] as T;
const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};
const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const ramp = (palette: readonly string[], value: number): string => {
  const [dark, middle, bright, flash] = palette as readonly [string, string, string, string];
  if (value < 0.5) return mix(dark, middle, value * 2);
  return value < 0.85 ? mix(middle, bright, (value - 0.5) / 0.35) : mix(bright, flash, (value - 0.85) / 0.15);
};

/** A straight stroke is cut into twelve, so that its ends can flare. */
const divided = (points: readonly Point[]): readonly Point[] => {
  const [a, b] = points as readonly [Point, Point];
  if (points.length !== 2) return points;
  return Array.from({ length: 13 }, (_, i) => [a[0] + ((b[0] - a[0]) * i) / 12, a[1] + ((b[1] - a[1]) * i) / 12]);
};

const normalsOf = (points: readonly Point[], closed: boolean): Point[] => {
  const n = points.length;
  return points.map((_, i) => {
    const a = at(points, closed ? (i + n - 2) % (n - 1) : Math.max(0, i - 1));
    const b = at(points, closed ? (i + 1) % (n - 1) : Math.min(n - 1, i + 1));
    const [dx, dy] = unit(b[0] - a[0], b[1] - a[1]);
    return [-dy, dx];
  });
};

interface Ridge {
  readonly points: readonly Point[];
  readonly normals: readonly Point[];
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly middle: readonly Point[];
}

const ridgeOf = (stroke: Stroke, x: number, width: number): Ridge => {
  const closed = stroke.closed === true;
  const points = divided(stroke.pts.map(([px, py]) => [px + x, py]));
  const n = points.length;
  const normals = normalsOf(points, closed);
  const half = points.map((_, i) => {
    const swell = closed
      ? (Math.abs(at(normals, i)[0]) - 0.5) * 0.38
      : flare * Math.max(0, 1 - ((Math.min(i, n - 1 - i) / (n - 1)) * 2) / 0.34) ** 2;
    return ((width * (stroke.k ?? 1)) / 2) * (1 + swell);
  });
  const side = (sign: number) =>
    points.map((p, i): Point => {
      const [nx, ny] = at(normals, i);
      return [p[0] + sign * nx * at(half, i), p[1] + sign * ny * at(half, i)];
    });
  const middle = [...points];
  const pullIn = (i: number, j: number) => {
    const [dx, dy] = unit(at(points, j)[0] - at(points, i)[0], at(points, j)[1] - at(points, i)[1]);
    middle[i] = [at(points, i)[0] + dx * at(half, i) * 0.8, at(points, i)[1] + dy * at(half, i) * 0.8];
  };
  if (!closed) {
    pullIn(0, 1);
    pullIn(n - 1, n - 2);
  }
  return { points, normals, left: side(1), right: side(-1), middle };
};

const facetsOf = (stroke: Stroke, { points, normals, left, right, middle }: Ridge, palette: readonly string[]) => {
  const face = (corners: readonly Point[], nx: number, ny: number) => {
    const lit = 0.5 + (nx * light[0] + ny * light[1]) * 0.5;
    const colour = ramp(palette, Math.min(1, Math.max(0, lit)));
    return `<path d="${path(corners)}" fill="${colour}" stroke="${colour}" stroke-width=".5"/>`;
  };
  const n = points.length;
  const facets: string[] = [];
  if (stroke.pts.length === 2) {
    // Many facets on a straight side would show as stripes.
    const [nx, ny] = at(normals, n >> 1);
    facets.push(face([...left, ...middle.toReversed()], nx, ny), face([...right, ...middle.toReversed()], -nx, -ny));
  } else
    for (let i = 0; i < n - 1; i += 1) {
      const nx = (at(normals, i)[0] + at(normals, i + 1)[0]) / 2;
      const ny = (at(normals, i)[1] + at(normals, i + 1)[1]) / 2;
      const ridge = [at(middle, i + 1), at(middle, i)];
      facets.push(face([at(left, i), at(left, i + 1), ...ridge], nx, ny));
      facets.push(face([at(right, i), at(right, i + 1), ...ridge], -nx, -ny));
    }
  const cap = (i: number, j: number) => {
    const [nx, ny] = unit(at(points, i)[0] - at(points, j)[0], at(points, i)[1] - at(points, j)[1]);
    facets.push(face([at(left, i), at(right, i), at(middle, i)], nx, ny));
  };
  if (stroke.closed !== true) {
    cap(0, 1);
    cap(n - 1, n - 2);
  }
  return facets;
};

/** SVG markup of a text starting at 0,0 and 100 units high, with its width. Throws on a letter that was never carved. */
export const carve = (text: string, carving: Carving): { svg: string; width: number } => {
  const { width = 21, palette, rim = usualRim, gap = 9 } = carving;
  let x = 0;
  const [outlines, facets]: [string[], string[]] = [[], []];
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (glyph === undefined) throw new Error(`No glyph for ${letter}`);
    for (const stroke of glyph[1]) {
      const ridge = ridgeOf(stroke, x, width);
      outlines.push(
        stroke.closed === true
          ? path(ridge.left) + path(ridge.right.toReversed())
          : path([...ridge.left, ...ridge.right.toReversed()]),
      );
      facets.push(...facetsOf(stroke, ridge, palette));
    }
    x += glyph[0] + gap;
  }
  const outline = outlines.join('');
  const rims = rim.map(
    ([colour, reach]) =>
      `<path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width="${reach * 2}" stroke-linejoin="round" fill-rule="evenodd"/>`,
  );
  return { svg: rims.join('') + facets.join(''), width: x - gap };
};
