/** From the top, in pixels. */
export type Span = readonly [from: number, to: number];

/** What of a span no other one covers. */
export const uncovered = (span: Span, others: readonly Span[]): Span[] =>
  others.reduce<Span[]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): Span[] =>
        (
          [
            [start, Math.min(end, from)],
            [Math.max(start, to), end],
          ] as const
        ).filter(([a, b]) => b - a > 0.5),
      ),
    [span],
  );
