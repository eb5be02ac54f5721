/** The concert hall, painted once lit by spotlights, and once with its roof open to the moon for the free spins. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import { fade } from '../../../slots/art/colours.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { paintCurtains } from './curtains.ts';
import { paintOrchestra } from './orchestra.ts';
import { floorOf, unitOf } from './plan.ts';

export interface HallBrush extends Brush {
  readonly layout: Layout;
  readonly unit: number;
  /** A colour of the lit hall, or one under the moon. */
  readonly mood: (lit: string, moonlit: string) => string;
}

/** Organ pipes in the back, tall towards both sides. */
const paintOrgan = ({ g, layout, unit, mood }: HallBrush): void => {
  const { width } = layout;
  const floor = floorOf(layout);
  const wide = 26 * unit;
  const count = Math.ceil(width / wide);
  for (let at = 0; at <= count; at += 1) {
    const x = at * wide - wide * 0.2;
    const t = Math.abs(x / width - 0.5) * 2;
    const top = floor * (0.44 - 0.3 * t) + (at % 2 === 0 ? 0 : 18 * unit);
    const pipe = g.createLinearGradient(x, 0, x + wide * 0.86, 0);
    pipe.addColorStop(0, mood('#4a1f14', '#141040'));
    pipe.addColorStop(0.3, mood('#d89a4a', '#5f6ad0'));
    pipe.addColorStop(0.45, mood('#fff0c0', '#c8d4ff'));
    pipe.addColorStop(0.75, mood('#a8601f', '#343a90'));
    pipe.addColorStop(1, mood('#2a0f14', '#0a0828'));
    g.fillStyle = pipe;
    g.beginPath();
    g.moveTo(x, floor);
    g.lineTo(x, top + wide * 0.4);
    g.arc(x + wide * 0.43, top + wide * 0.43, wide * 0.43, Math.PI, 2 * Math.PI);
    g.lineTo(x + wide * 0.86, floor);
    g.closePath();
    g.fill();
    g.fillStyle = mood('#1c0818', '#06041c');
    g.beginPath();
    g.ellipse(x + wide * 0.43, floor - 110 * unit, wide * 0.22, 16 * unit, 0, 0, 2 * Math.PI);
    g.fill();
  }
};

const paintRoom = (brush: HallBrush, free: boolean): void => {
  const { g, down, glow, next, between, layout, unit, mood } = brush;
  const { width, height, upright } = layout;
  const floor = floorOf(layout);
  g.fillStyle = down(0, floor, [
    [0, mood('#2a0a3a', '#040620')],
    [0.5, mood('#4a1450', '#101448')],
    [1, mood('#6a1c4a', '#2a2270')],
  ]);
  g.fillRect(0, 0, width, height);
  if (free) {
    for (let star = 0; star < 260; star += 1) {
      g.fillStyle = `rgba(240,236,255,${(0.3 + 0.7 * next()).toFixed(2)})`;
      g.beginPath();
      g.arc(next() * width, next() * floor * 0.9, (0.4 + 1.4 * next() ** 4) * unit, 0, 2 * Math.PI);
      g.fill();
    }
    const [x, y, r] = [width * (upright ? 0.5 : 0.86), floor * (upright ? 0.1 : 0.26), (upright ? 62 : 78) * unit];
    glow(x, y, r * 4.4, '#ffe6b0', 0.55);
    const face = g.createRadialGradient(x - r * 0.3, y - r * 0.3, r * 0.2, x, y, r);
    face.addColorStop(0, '#fffdf0');
    face.addColorStop(0.7, '#ffe9b8');
    face.addColorStop(1, '#d8b070');
    g.fillStyle = face;
    g.beginPath();
    g.arc(x, y, r, 0, 2 * Math.PI);
    g.fill();
    g.fillStyle = 'rgba(180,140,90,.3)';
    for (const [dx, dy, size] of [
      [-0.35, -0.2, 0.22],
      [0.3, 0.2, 0.26],
      [0.05, -0.45, 0.13],
      [-0.1, 0.4, 0.15],
    ] as const) {
      g.beginPath();
      g.arc(x + dx * r, y + dy * r, size * r, 0, 2 * Math.PI);
      g.fill();
    }
  }
  paintOrgan(brush);
  // The boards, towards one point.
  g.fillStyle = down(floor, height, [
    [0, mood('#c86a3a', '#4a3f98')],
    [0.25, mood('#8a3a24', '#2f2a70')],
    [1, mood('#2a0c14', '#0a0828')],
  ]);
  g.fillRect(0, floor, width, height - floor);
  g.strokeStyle = mood('rgba(30,6,12,.5)', 'rgba(4,4,26,.5)');
  g.lineWidth = 2 * unit;
  for (let board = -14; board <= 14; board += 1) {
    g.beginPath();
    g.moveTo(width / 2 + board * width * 0.04, floor);
    g.lineTo(width / 2 + board * width * 0.11, height);
    g.stroke();
  }
  for (let spark = 0; spark < 40; spark += 1)
    glow(next() * width, next() * floor, between(2, 9) * unit, mood('#ffd98a', '#a8b8ff'), between(0.2, 0.7));
};

/** Cones of light from the gallery; of the moonlit hall, lines of music instead. */
const paintLights = ({ g, layout, unit, glow }: HallBrush, free: boolean): void => {
  const { width, height, upright } = layout;
  const floor = floorOf(layout);
  g.save();
  g.globalCompositeOperation = 'lighter';
  if (!free)
    for (const [from, to, colour] of [
      [0.06, 0.26, '#ff5ac8'],
      [0.3, 0.08, '#ffb04a'],
      [0.7, 0.92, '#ffb04a'],
      [0.94, 0.74, '#8a6aff'],
    ] as const) {
      const beam = g.createLinearGradient(0, 0, 0, floor + 40 * unit);
      beam.addColorStop(0, fade(colour, 0.62));
      beam.addColorStop(1, fade(colour, 0.04));
      g.fillStyle = beam;
      const [x, foot, half] = [from * width, to * width, (upright ? 50 : 96) * unit];
      g.beginPath();
      g.moveTo(x - 6 * unit, -4);
      g.lineTo(x + 6 * unit, -4);
      g.lineTo(foot + half, floor + 40 * unit);
      g.lineTo(foot - half, floor + 40 * unit);
      g.closePath();
      g.fill();
      glow(foot, floor + 36 * unit, half * 1.3, colour, 0.5);
    }
  else
    for (let line = 0; line < 5; line += 1) {
      g.strokeStyle = 'rgba(120,240,255,.5)';
      g.lineWidth = 2 * unit;
      g.beginPath();
      for (let x = 0; x <= width; x += 12) {
        const y = height * 0.3 + line * 13 * unit + Math.sin((x / width) * 7.4 + 0.6) * height * 0.09;
        g.lineTo(x, y);
      }
      g.stroke();
    }
  g.restore();
};

export const paintHall = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height } = layout;
  const brush: HallBrush = {
    ...createBrush({ width, height, density: densityFor(layout, density) }, 61),
    layout,
    unit: unitOf(layout),
    mood: (lit, moonlit) => (free ? moonlit : lit),
  };
  const { g, canvas } = brush;
  paintRoom(brush, free);
  paintLights(brush, free);
  paintCurtains(brush);
  paintOrchestra(brush);
  const shade = g.createRadialGradient(
    ...([width / 2, height * 0.46, Math.min(width, height) * 0.5] as const),
    ...([width / 2, height * 0.5, Math.hypot(width, height) * 0.62] as const),
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(10,0,18,.44)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  return canvas;
};
