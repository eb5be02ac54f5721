/** The canyon, painted once for the evening and once for the night of the free spins: sky, mesas, bridge, walls, desert. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import { mix } from '../../../slots/art/colours.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { paintBridge } from './bridge.ts';
import { paintDesert } from './desert.ts';
import { paintMesas, paintWalls } from './mesas.ts';
import { horizonOf, unitOf } from './plan.ts';

export interface CanyonBrush extends Brush {
  readonly layout: Layout;
  readonly unit: number;
  /** An evening colour, or one of the night. */
  readonly mood: (evening: string, night: string) => string;
}

const paintSky = ({ g, down, glow, next, layout, unit, mood }: CanyonBrush, free: boolean): void => {
  const { width, height, upright } = layout;
  const horizon = horizonOf(layout);
  g.fillStyle = down(0, horizon + 40 * unit, [
    [0, mood('#2a6f88', '#050a2c')],
    [0.34, mood('#8fb8a0', '#12205c')],
    [0.62, mood('#ffcf8a', '#3a2f7a')],
    [0.84, mood('#ff8f4a', '#8a3a6a')],
    [1, mood('#d9481f', '#c85a4a')],
  ]);
  g.fillRect(0, 0, width, height);
  if (free)
    for (let star = 0; star < 320; star += 1) {
      const r = 0.4 + 1.2 * next() ** 3;
      g.fillStyle = `rgba(255,244,220,${(0.25 + 0.7 * next()).toFixed(2)})`;
      g.beginPath();
      g.arc(next() * width, next() ** 1.3 * horizon * 0.92, r, 0, 2 * Math.PI);
      g.fill();
    }
  const [x, y, r] = [width * (upright ? 0.76 : 0.13), horizon * (upright ? 0.16 : 0.4), (upright ? 26 : 46) * unit];
  // A low sun: more light than that would burn out to grey.
  glow(x, y, r * 5, mood('#ff9440', '#b8c8ff'), free ? 0.5 : 0.55);
  const disc = g.createRadialGradient(x, y, r * 0.3, x, y, r);
  disc.addColorStop(0, mood('#fff6cc', '#f6f8ff'));
  disc.addColorStop(1, mood('#ffc24a', '#e4e9ff'));
  g.fillStyle = disc;
  g.beginPath();
  g.arc(x, y, r, 0, 2 * Math.PI);
  g.fill();
  if (free) {
    g.fillStyle = 'rgba(120,130,180,.35)';
    for (const [dx, dy, size] of [
      [-0.3, -0.2, 0.24],
      [0.3, 0.25, 0.18],
      [0.1, -0.4, 0.12],
    ] as const) {
      g.beginPath();
      g.arc(x + dx * r, y + dy * r, size * r, 0, 2 * Math.PI);
      g.fill();
    }
  }
  // Long clouds, lit from below.
  for (let cloud = 0; cloud < 12; cloud += 1) {
    const [cx, cy, long] = [next() * width, (0.08 + 0.72 * next()) * horizon, (60 + 150 * next()) * unit];
    for (const [dy, colour] of [
      [3, mood('#c8502f', '#1c1640')],
      [0, mood('#ffe0b0', '#4a4488')],
    ] as const) {
      g.globalAlpha = 0.34;
      g.fillStyle = colour;
      g.beginPath();
      g.ellipse(cx, cy + dy * unit, long, (4 + 5 * next()) * unit, 0, 0, 2 * Math.PI);
      g.fill();
    }
    g.globalAlpha = 1;
  }
};

export const paintCanyon = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height } = layout;
  const brush: CanyonBrush = {
    ...createBrush({ width, height, density: densityFor(layout, density) }, 23),
    layout,
    unit: unitOf(layout),
    mood: (evening, night) => mix(evening, night, free ? 1 : 0),
  };
  const { g, canvas } = brush;
  paintSky(brush, free);
  paintMesas(brush);
  paintBridge(brush);
  paintWalls(brush);
  paintDesert(brush);
  const shade = g.createRadialGradient(
    ...([width / 2, height * 0.46, Math.min(width, height) * 0.5] as const),
    ...([width / 2, height * 0.5, Math.hypot(width, height) * 0.6] as const),
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(20,4,8,.62)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  return canvas;
};
