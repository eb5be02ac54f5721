/** The skeletons of carved letters: strokes in a box 100 units high. */
export type Point = readonly [x: number, y: number];

export interface Stroke {
  readonly pts: readonly Point[];
  readonly closed?: boolean;
  /** Of the usual width. */
  readonly k?: number;
  /** Thinner where it runs level, as closed strokes are. */
  readonly round?: true;
}

const L = (...pts: Point[]): Stroke => ({ pts });
const A = (cx: number, cy: number, rx: number, ry: number, a0: number, a1: number, n0 = 26): Stroke => ({
  pts: Array.from({ length: n0 * 2 + 1 }, (_, i) => {
    const a = ((a0 + ((a1 - a0) * i) / (n0 * 2)) * Math.PI) / 180;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)] as const;
  }),
});
const closed = (s: Stroke): Stroke => ({ ...s, closed: true });
const thin = (s: Stroke, k = 0.62): Stroke => ({ ...s, k });
/** From the stem out, round, and back into it. */
const bowl = (stem: number, [cx, cy]: Point, rx: number, ry: number, steps = 26): Stroke => ({
  pts: [[stem, cy - ry], ...A(cx, cy, rx, ry, -90, 90, steps).pts, [stem, cy + ry]],
  round: true,
});
export const glyphs: Readonly<Record<string, readonly [width: number, strokes: readonly Stroke[]]>> = {
  A: [80, [thin(L([8, 100], [37, 0]), 0.72), L([43, 0], [72, 100]), thin(L([20, 66], [60, 66]))]],
  B: [66, [L([12, 0], [12, 100]), bowl(12, [28, 24.5], 24, 24.5), bowl(12, [28, 74.5], 29, 25.5)]],
  C: [80, [A(46, 50, 40, 50, -48, -312, 40)]],
  D: [80, [L([12, 0], [12, 100]), bowl(12, [26, 50], 44, 50, 34)]],
  E: [
    58,
    [
      L([12, 0], [12, 100]),
      thin(L([12, 0], [54, 0]), 0.8),
      thin(L([12, 49], [46, 49]), 0.7),
      thin(L([12, 100], [54, 100]), 0.8),
    ],
  ],
  F: [54, [L([12, 0], [12, 100]), thin(L([12, 0], [52, 0]), 0.8), thin(L([12, 49], [44, 49]), 0.7)]],
  G: [86, [L([80, 56], [80, 100]), thin(L([80, 56], [58, 56]), 0.7), A(46, 50, 40, 50, -48, -324, 40)]],
  H: [80, [L([12, 0], [12, 100]), L([68, 0], [68, 100]), thin(L([12, 50], [68, 50]), 0.7)]],
  I: [26, [L([13, 0], [13, 100])]],
  J: [56, [{ pts: [...L([42, 0], [42, 66]).pts, ...A(22, 68, 20, 32, 0, 165, 22).pts] }]],
  K: [72, [L([12, 0], [12, 100]), thin(L([64, 0], [16, 56]), 0.66), L([20, 47], [64, 100])]],
  L: [56, [L([12, 0], [12, 100]), thin(L([12, 100], [54, 100]), 0.8)]],
  N: [82, [thin(L([12, 0], [12, 100]), 0.66), thin(L([70, 0], [70, 100]), 0.66), L([20.8, 0], [61.2, 100])]],
  O: [88, [closed(A(45, 50, 38, 50, -90, 270, 48))]],
  P: [62, [L([12, 0], [12, 100]), bowl(12, [28, 28], 28, 28)]],
  Q: [90, [closed(A(45, 48, 38, 48, -90, 270, 48)), thin(L([66, 82], [84, 106]), 0.8)]],
  R: [70, [L([12, 0], [12, 100]), bowl(12, [28, 27], 27, 27), thin(L([31, 53], [60, 100]), 0.84)]],
  S: [64, [{ pts: [...A(33, 26, 24, 26, -28, -270, 26).pts, ...A(33, 75, 26, 25, -90, 152, 26).pts.slice(1)] }]],
  T: [68, [thin(L([4, 0], [64, 0]), 0.8), L([34, 0], [34, 100])]],
  U: [78, [{ pts: [...L([12, 0], [12, 62]).pts, ...A(38, 64, 26, 36, 180, 0, 28).pts, [64, 0]] }]],
  V: [76, [L([8, 0], [35, 100]), thin(L([41, 100], [68, 0]), 0.7)]],
  W: [
    112,
    [
      L([6, 0], [30, 100]),
      thin(L([35.5, 100], [54, 0]), 0.72),
      L([59, 0], [79, 100]),
      thin(L([84.5, 100], [106, 0]), 0.72),
    ],
  ],
  Y: [70, [L([36, 52], [36, 100]), L([8, 0], [36, 56]), thin(L([62, 0], [36, 56]), 0.7)]],
  X: [72, [L([8, 0], [64, 100]), thin(L([64, 0], [8, 100]), 0.7)]],
  M: [
    96,
    [
      thin(L([14, 100], [14, 0]), 0.7),
      L([82, 0], [82, 100]),
      L([20.7, 0], [46, 100]),
      thin(L([51.5, 100], [82, 0]), 0.7),
    ],
  ],
  0: [74, [closed(A(37, 50, 29, 50, -90, 270, 46))]],
  1: [42, [L([26, 0], [26, 100]), thin(L([6, 22], [25, 7]), 0.7)]],
  2: [64, [{ pts: [...A(32, 28, 24, 28, -165, 30, 24).pts, [10, 98]] }, thin(L([8, 100], [58, 100]), 0.8)]],
  3: [
    62,
    [
      { pts: [...A(28, 25.5, 24, 25.5, -150, 90, 24).pts, [20, 51]], round: true },
      { pts: [[20, 51], ...A(28, 75.5, 27, 24.5, -90, 150, 24).pts], round: true },
    ],
  ],
  5: [
    60,
    [
      thin(L([14, 0], [52, 0]), 0.8),
      thin(L([15, 0], [13, 48]), 0.7),
      { pts: [[13, 47], ...A(26, 69, 27, 31, -88, 150, 26).pts], round: true },
    ],
  ],
  '×': [62, [L([10, 34], [54, 84]), L([54, 34], [10, 84])]],
  ' ': [34, []],
};
