/** A body swept along points, as thick as asked at each place: its outline as a path, on both sides of a curve through them. */
type Point = readonly [x: number, y: number];

export const tube = (points: readonly Point[], radius: (t: number) => number): string => {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const spans = points.length - 1;
  const curve = Array.from({ length: spans * 10 + 1 }, (_, step): Point => {
    const span = Math.min(spans - 1, Math.floor(step / 10));
    const t = step / 10 - span;
    const along = (k: 0 | 1): number => {
      const [a, b, c, d] = [at(span - 1)[k], at(span)[k], at(span + 1)[k], at(span + 2)[k]];
      return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
    };
    return [along(0), along(1)];
  });
  const side = (turn: 1 | -1): string[] =>
    curve.map(([x, y], step) => {
      const [x0, y0] = curve[Math.max(0, step - 1)] ?? [x, y];
      const [x1, y1] = curve[Math.min(curve.length - 1, step + 1)] ?? [x, y];
      const long = Math.hypot(x1 - x0, y1 - y0) || 1;
      const r = turn * radius(step / (curve.length - 1));
      return `${(x - ((y1 - y0) / long) * r).toFixed(1)} ${(y + ((x1 - x0) / long) * r).toFixed(1)}`;
    });
  return `M${side(1).join('L')}L${side(-1).toReversed().join('L')}Z`;
};
