/**
 * A stroke as a roof: two slopes with a ridge and a hip at each end. Ends depend on neighbours: corners are mitred, ends inside another
 * stroke are plain, free ends flare, and slanted ones are cut level.
 */
import type { Point, Stroke } from './glyphs.ts';
import { heightAt, type Plane, type Polygon } from './polygons.ts';

export interface Slope extends Plane {
  readonly corners: Polygon;
  /** Without the flare of the ends: convex, and what other slopes are compared with. */
  readonly core: Polygon;
}

export interface Roof {
  /** One ring, or the outer and the inner one. */
  readonly rings: readonly Polygon[];
  readonly slopes: readonly Slope[];
}

const [flare, flareReach, longest] = [0.28, 17, 4];
/** How far letters reach beyond 0 and 100, in half widths. */
const overshoot = 0.8;
const [capLine, baseLine, nearLine] = [0, 100, 2.5];

const at = <T>(list: readonly T[], index: number): T => list[index] as T;
const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};
const between = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const along = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

const toSegment = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return between(p, [a[0] + dx * t, a[1] + dy * t]);
};
const toStroke = (p: Point, { pts }: Stroke): number =>
  Math.min(...pts.slice(1).map((b, index) => toSegment(p, at(pts, index), b)));

const halfOf = (stroke: Stroke, width: number): number => (width * (stroke.k ?? 1)) / 2;
/** Where a stroke runs level it is thinner than where it stands. */
const swellAt = (stroke: Stroke, [nx]: Point): number =>
  stroke.closed === true || stroke.round === true ? 1 + (Math.abs(nx) - 0.5) * 0.38 : 1;

interface End {
  readonly point: Point;
  readonly flares: boolean;
  /** The direction that the end faces. */
  readonly faces: Point;
}

/** Which way an end of an open stroke points. */
const outOf = ({ pts }: Stroke, last: boolean): Point => {
  const [a, b] = last ? [at(pts, pts.length - 1), at(pts, pts.length - 2)] : [at(pts, 0), at(pts, 1)];
  return unit(a[0] - b[0], a[1] - b[1]);
};

const cornerAt = (point: Point, out: Point, others: readonly Stroke[]): Stroke | undefined =>
  others.find(
    (other) =>
      other.closed !== true &&
      [false, true].some(
        (last) =>
          between(point, at(other.pts, last ? other.pts.length - 1 : 0)) < 0.5 &&
          Math.abs(dot(out, outOf(other, last))) < 0.3,
      ),
  );

const endOf = (stroke: Stroke, last: boolean, others: readonly Stroke[], width: number): End => {
  const point = at(stroke.pts, last ? stroke.pts.length - 1 : 0);
  const out = outOf(stroke, last);
  const half = halfOf(stroke, width);
  const corner = cornerAt(point, out, others);
  if (corner !== undefined) {
    const by = halfOf(corner, width) * (corner.round === true ? swellAt(corner, out) : 1);
    return { point: along(point, out, by), flares: false, faces: out };
  }
  const joined = others.some((other) => toStroke(point, other) < halfOf(other, width) + 0.35 * half);
  const [, y] = point;
  const onLine = y <= capLine + nearLine || y >= baseLine - nearLine;
  if (onLine && Math.abs(out[1]) > 0.4) {
    const level = out[1] < 0 ? capLine - (overshoot * width) / 2 : baseLine + (overshoot * width) / 2;
    // What leans has no room to flare.
    const flares = !joined && Math.abs(out[1]) > 0.99;
    return { point: along(point, out, (level - y) / out[1]), flares, faces: [0, Math.sign(out[1])] };
  }
  return { point, flares: !joined, faces: out };
};

/** Points close enough together for an end to flare evenly. */
const divided = (points: readonly Point[]): Point[] =>
  points.flatMap((b, index) => {
    const a = points[index - 1];
    if (a === undefined) return [b];
    const parts = Math.max(1, Math.ceil(between(a, b) / longest));
    return Array.from({ length: parts }, (_, part): Point => {
      const t = (part + 1) / parts;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  });

const normalsOf = (points: readonly Point[], closed: boolean): Point[] => {
  const n = points.length;
  return points.map((_, i) => {
    const a = at(points, closed ? (i + n - 2) % (n - 1) : Math.max(0, i - 1));
    const b = at(points, closed ? (i + 1) % (n - 1) : Math.min(n - 1, i + 1));
    const [dx, dy] = unit(b[0] - a[0], b[1] - a[1]);
    return [-dy, dx];
  });
};

/** Runs of segments that face the same way: one slope each, for many on a straight side would show as stripes. */
const runsOf = (normals: readonly Point[]): (readonly [number, number])[] => {
  const runs: [number, number][] = [];
  for (let i = 0; i < normals.length - 1; i += 1) {
    const run = runs.at(-1);
    const straight = dot(at(normals, i), at(normals, i + 1)) > 0.999_999;
    if (run !== undefined && straight && dot(at(normals, run[0]), at(normals, i)) > 0.999_999) run[1] = i + 1;
    else runs.push([i, i + 1]);
  }
  return runs;
};

const range = <T>(list: readonly T[], [from, to]: readonly [number, number]): T[] => list.slice(from, to + 1);

/** A stroke measured out: where it runs, which way it faces, and how broad it is. */
interface Course {
  readonly points: readonly Point[];
  readonly normals: readonly Point[];
  /** Half widths without the flare of the ends, and with it. */
  readonly plain: readonly number[];
  readonly flared: readonly number[];
  /** None where the stroke is closed, else start and end. */
  readonly ends: readonly End[];
}

const courseOf = (stroke: Stroke, others: readonly Stroke[], width: number): Course => {
  const closed = stroke.closed === true;
  const ends = closed ? [] : [endOf(stroke, false, others, width), endOf(stroke, true, others, width)];
  const last = stroke.pts.length - 1;
  const [start = at(stroke.pts, 0), end = at(stroke.pts, last)] = ends.map(({ point }) => point);
  const points = divided([start, ...stroke.pts.slice(1, -1), end]);
  const normals = normalsOf(points, closed);
  const plain = normals.map((normal) => halfOf(stroke, width) * swellAt(stroke, normal));
  const flared = plain.map((half, i) => {
    const near = ends.map((own) => (own.flares ? Math.max(0, 1 - between(own.point, at(points, i)) / flareReach) : 0));
    return half * (1 + flare * Math.max(0, ...near) ** 2);
  });
  return { points, normals, plain, flared, ends };
};

/** The edge on one side. An end that is cut level is followed level, and nothing reaches beyond it. */
const edgeOf = ({ points, normals, ends }: Course, sign: number, halves: readonly number[]): Point[] => {
  const last = points.length - 1;
  const sideways = (i: number): Point => {
    const cut = (i === 0 ? ends[0] : i === last ? ends[1] : undefined)?.faces;
    const normal = at(normals, i);
    if (cut === undefined) return normal;
    const level: Point = dot([-cut[1], cut[0]], normal) < 0 ? [cut[1], -cut[0]] : [-cut[1], cut[0]];
    const slant = dot(level, normal);
    return [level[0] / slant, level[1] / slant];
  };
  const edge = points.map((p, i) => along(p, sideways(i), sign * at(halves, i)));
  return edge.map((point, i) => {
    const beyond = ends.findIndex(
      ({ point: own, faces: normal }) =>
        between(own, at(points, i)) < 2 * at(halves, i) && heightAt({ normal, edge: own }, point) < 0,
    );
    return beyond === -1 ? point : at(edge, beyond === 0 ? 0 : last);
  });
};

/** The ridge: drawn in at the ends, so that the hips rise as steeply as the sides. */
const ridgeOf = (stroke: Stroke, { points, plain, ends }: Course): Point[] => {
  const ridge = [...points];
  for (const [index, { faces }] of ends.entries()) {
    const [i, out] = [index === 0 ? 0 : points.length - 1, outOf(stroke, index === 1)];
    const pull = at(plain, i) / Math.max(0.4, dot(out, faces));
    const tip = along(at(points, i), out, -pull);
    for (const [j, point] of points.entries()) if (between(point, at(points, i)) < pull) ridge[j] = tip;
  }
  return ridge;
};

export const roofOf = (stroke: Stroke, others: readonly Stroke[], width: number): Roof => {
  const course = courseOf(stroke, others, width);
  const { points, normals, plain, flared, ends } = course;
  const ridge = ridgeOf(stroke, course);
  const sides = [1, -1].map((sign) => ({
    sign,
    shown: edgeOf(course, sign, flared),
    core: edgeOf(course, sign, plain),
  }));
  const [left = [], right = []] = sides.map(({ shown }) => shown);
  const slopes: Slope[] = [];
  for (const run of runsOf(normals)) {
    const [a, b] = [at(normals, run[0]), at(normals, run[1])];
    const facing = unit(a[0] + b[0], a[1] + b[1]);
    const i = (run[0] + run[1]) >> 1;
    const back = range(ridge, run).toReversed();
    for (const { sign, shown, core } of sides) {
      const normal: Point = [facing[0] * sign, facing[1] * sign];
      slopes.push({
        corners: [...range(shown, run), ...back],
        core: [...range(core, run), ...back],
        normal,
        edge: along(at(points, i), normal, at(plain, i)),
      });
    }
  }
  for (const [index, { faces, point }] of ends.entries()) {
    const i = index === 0 ? 0 : points.length - 1;
    const hip = (pick: 'shown' | 'core'): Polygon => [...sides.map((side) => at(side[pick], i)), at(ridge, i)];
    slopes.push({ corners: hip('shown'), core: hip('core'), normal: faces, edge: point });
  }
  return { rings: ends.length === 0 ? [left, right.toReversed()] : [[...left, ...right.toReversed()]], slopes };
};
