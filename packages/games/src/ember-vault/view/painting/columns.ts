/** Basalt in three depths: hexagonal columns between the cold light from above and the hot one from below. */
import { lerp } from '../../../slots/art/colours.ts';
import type { VaultBrush } from './brush.ts';

interface Row {
  readonly step: readonly [number, number];
  /** Height of the columns at the sides and in the middle, as parts of the stage. */
  readonly top: readonly [number, number];
  readonly colours: { readonly dark: string; readonly lit: string; readonly cool: string; readonly low: string };
  readonly edge: number;
}

type Points = readonly (readonly [number, number])[];

const fill = (g: CanvasRenderingContext2D, points: Points, paint: string | CanvasGradient): void => {
  g.fillStyle = paint;
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.fill();
};

interface Column {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

/** Its three visible sides, and its head, a hexagon in perspective. */
const hexagon = (g: CanvasRenderingContext2D, { x, width: w, top }: Column, foot: number) => {
  const bevel = w * 0.16;
  const [a, b] = [x + w * 0.28, x + w * 0.73];
  const sides = [
    [x, a, top + bevel, top + 2 * bevel],
    [a, b, top + 2 * bevel, top + 2 * bevel],
    [b, x + w + 0.6, top + 2 * bevel, top + bevel],
  ] as const;
  return {
    bevel,
    side: (index: 0 | 1 | 2, paint: CanvasGradient) => {
      const [from, until, left, right] = sides[index];
      const corners: Points = [
        [from, left],
        [until + 0.6, right],
        [until + 0.6, foot],
        [from, foot],
      ];
      fill(g, corners, paint);
    },
    head: (paint: string) => {
      const corners: Points = [
        [x, top + bevel],
        [a, top],
        [b, top],
        [x + w, top + bevel],
        [b, top + 2 * bevel],
        [a, top + 2 * bevel],
      ];
      fill(g, corners, paint);
    },
    /** Across all sides. */
    joint: (y: number) => {
      g.moveTo(x, y);
      g.lineTo(a, y + bevel);
      g.lineTo(b, y + bevel);
      g.lineTo(x + w, y);
    },
    /** Where two sides meet. */
    edge: (left: boolean, until: number) => {
      g.moveTo(left ? a : b, top + 2 * bevel);
      g.lineTo(left ? a : b, until);
    },
  };
};

const paintColumn = (
  { g, down, between, shore, layout: { width } }: VaultBrush,
  column: Column,
  { colours: { dark, lit, cool, low } }: Row,
): void => {
  const { top } = column;
  const isLeft = column.x + column.width / 2 < width / 2;
  const shape = hexagon(g, column, shore + 26);
  const side = (colour: string) =>
    down(top, shore + 20, [
      [0, cool],
      [0.12, colour],
      [0.55, colour],
      [1, low],
    ]);
  shape.side(0, side(isLeft ? dark : lit));
  shape.side(1, side(lit));
  shape.side(2, side(isLeft ? lit : dark));
  shape.head(cool);
  g.strokeStyle = 'rgba(0,0,0,.5)';
  g.lineWidth = 1;
  g.beginPath();
  for (let y = top + between(30, 70); y < shore; y += between(46, 110)) shape.joint(y);
  g.stroke();
  g.strokeStyle = 'rgba(190,215,235,.2)';
  g.beginPath();
  shape.edge(isLeft, (shore + top) / 2);
  g.stroke();
};

const paintRow = (brush: VaultBrush, row: Row): void => {
  const { layout, between, unit } = brush;
  const { width, height } = layout;
  for (let x = -20; x < width + 20;) {
    const w = between(...row.step) * unit;
    const aside = Math.abs((x + w / 2) / width - 0.5) * 2;
    const top = (lerp(row.top[1], row.top[0], aside ** row.edge) + between(-0.05, 0.05)) * height;
    paintColumn(brush, { x, width: w, top }, row);
    x += w;
  }
};

const far: Row = {
  ...{ step: [20, 34], top: [0.02, 0.3], edge: 0.8 },
  colours: { dark: '#2a1a1a', lit: '#4a2a20', cool: '#4c5a68', low: '#c04a12' },
};
const middle: Row = {
  ...{ step: [44, 70], top: [0.3, 0.86], edge: 1.3 },
  colours: { dark: '#0f0c0f', lit: '#271a1a', cool: '#3c4a58', low: '#8a2c0a' },
};

export const paintFarColumns = (brush: VaultBrush): void => paintRow(brush, far);
export const paintColumns = (brush: VaultBrush): void => paintRow(brush, middle);

/** From the edge inwards: where each begins, how wide it is, and how far from the top, of a stage as it was drawn. */
const [wideOnes, tallOnes] = [
  [
    [-20, 58, 40],
    [36, 44, 190],
    [78, 40, 330],
  ],
  [
    [-8, 22, 330],
    [13, 15, 450],
  ],
] as const;

/** So near that they frame the stage, with the melt on their inner edges. */
export const paintNearColumns = ({ g, down, between, layout, unit }: VaultBrush): void => {
  const { width, height, upright } = layout;
  const scale = upright ? height / 600 : height / 584;
  for (const side of [1, -1])
    for (const [from, wide, high] of upright ? tallOnes : wideOnes) {
      const [w, top] = [wide * (upright ? 1 : unit), high * scale];
      const begin = from * (upright ? 1 : unit);
      const x = side > 0 ? begin : width - begin - w;
      const shape = hexagon(g, { x, width: w, top }, height);
      const lit = (strength: number) => {
        const tone = (red: number, green: number, blue: number) =>
          `rgb(${[red, green, blue].map((one) => Math.round(one * strength)).join()})`;
        return down(top, height, [
          [0, tone(36, 46, 58)],
          [0.25, tone(20, 20, 24)],
          [0.7, tone(36, 18, 14)],
          [1, tone(100, 36, 10)],
        ]);
      };
      shape.side(0, lit(side > 0 ? 0.5 : 1.8));
      shape.side(1, lit(1));
      shape.side(2, lit(side > 0 ? 1.8 : 0.5));
      shape.head('#4a5b6c');
      g.strokeStyle = 'rgba(0,0,0,.55)';
      g.lineWidth = 1.2;
      g.beginPath();
      for (let y = top + between(40, 70); y < height; y += between(44, 104)) shape.joint(y);
      g.stroke();
      g.fillStyle = down(top, height, [
        [0, 'rgba(190,220,240,.4)'],
        [0.3, 'rgba(255,130,50,.3)'],
        [1, 'rgba(255,160,70,.9)'],
      ]);
      g.fillRect(side > 0 ? x + w - 1.4 : x, top + shape.bevel, 1.6, height - top);
    }
};
