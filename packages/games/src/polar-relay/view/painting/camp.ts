/** The camp on both banks: a tent that is lit from within, an igloo, and a beacon that burns for the free spins. */
import { horizonOf } from './plan.ts';
import type { PolarBrush } from './polar.ts';

type Points = readonly (readonly [number, number])[];

const outline = '#04122c';

const shape = ({ g, unit }: PolarBrush, points: Points, fill: string | CanvasGradient): void => {
  g.fillStyle = fill;
  g.strokeStyle = outline;
  g.lineWidth = 3.4 * unit;
  g.lineJoin = 'round';
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.closePath();
  g.stroke();
  g.fill();
};

const paintTent = (brush: PolarBrush, x: number, y: number, k: number): void => {
  const { g, glow } = brush;
  const at = (dx: number, dy: number) => [x + dx * k, y + dy * k] as const;
  glow(x, y - 30 * k, 120 * k, '#ffb53a', 0.7);
  shape(brush, [at(-62, 0), at(-10, -84), at(58, -70), at(86, -6)], '#8a1430');
  const canvas = g.createLinearGradient(x - 62 * k, 0, x + 46 * k, 0);
  canvas.addColorStop(0, '#d8283f');
  canvas.addColorStop(0.5, '#ff7a5a');
  canvas.addColorStop(1, '#c01a38');
  shape(brush, [at(-62, 0), at(-10, -84), at(42, 2)], canvas);
  shape(brush, [at(-24, 0), at(-10, -54), at(8, 1)], '#ffe08a');
  shape(brush, [at(-10, 0), at(-10, -54), at(8, 1)], '#ffb53a');
  g.strokeStyle = '#fff';
  g.lineWidth = 5 * k;
  g.beginPath();
  g.moveTo(...at(-36, -36));
  g.lineTo(...at(-18, -66));
  g.moveTo(...at(4, -56));
  g.lineTo(...at(22, -26));
  g.stroke();
};

const paintIgloo = (brush: PolarBrush, x: number, y: number, k: number): void => {
  const { g, glow, mood } = brush;
  const dome = (radius: number, cx: number, fill: string | CanvasGradient) => {
    g.fillStyle = fill;
    g.strokeStyle = outline;
    g.lineWidth = 3.4 * k;
    g.beginPath();
    g.arc(cx, y, radius, Math.PI, 2 * Math.PI);
    g.closePath();
    g.stroke();
    g.fill();
  };
  const ice = g.createLinearGradient(x - 70 * k, y - 70 * k, x + 70 * k, y);
  ice.addColorStop(0, '#ffffff');
  ice.addColorStop(0.5, mood('#b8e4fa', '#b8c0ff'));
  ice.addColorStop(1, mood('#4a8cc8', '#5048b8'));
  dome(72 * k, x, ice);
  g.strokeStyle = 'rgba(20,60,120,.45)';
  g.lineWidth = 2 * k;
  for (const [row, radius] of [72, 56, 38].entries()) {
    const high = 22 * k * row;
    const half = Math.sqrt(Math.max(0, (72 * k) ** 2 - high ** 2));
    g.beginPath();
    g.moveTo(x - half, y - high);
    g.lineTo(x + half, y - high);
    for (let at = -3; at <= 3; at += 1) {
      const px = x + ((at + (row % 2) * 0.5) * radius * k) / 3.2;
      g.moveTo(px, y - high);
      g.lineTo(x + (px - x) * 0.86, y - high - 21 * k);
    }
    g.stroke();
  }
  dome(34 * k, x - 40 * k, ice);
  dome(22 * k, x - 40 * k, '#ffcf6a');
  glow(x - 40 * k, y - 8 * k, 60 * k, '#ffb53a', 0.85);
};

/** A bowl of fire on three legs. */
const paintBeacon = (brush: PolarBrush, x: number, y: number, k: number, free: boolean): void => {
  const { g, glow } = brush;
  const at = (dx: number, dy: number) => [x + dx * k, y + dy * k] as const;
  for (const [from, to] of [
    [-8, -30],
    [0, 2],
    [8, 30],
  ] as const) {
    for (const [paint, thick] of [
      [outline, 9],
      ['#a0642c', 5],
    ] as const) {
      g.strokeStyle = paint;
      g.lineWidth = thick * k;
      g.beginPath();
      g.moveTo(...at(from, -86));
      g.lineTo(...at(to, 0));
      g.stroke();
    }
  }
  glow(x, y - 112 * k, (free ? 190 : 110) * k, '#ffa02a', free ? 1 : 0.75);
  for (const [size, colour] of [
    [free ? 1.5 : 1, '#f0501f'],
    [free ? 1.1 : 0.72, '#ffb53a'],
    [free ? 0.62 : 0.42, '#fff6c8'],
  ] as const) {
    const flame = (dx: number, dy: number) => at(dx * size, -92 - dy * size);
    g.fillStyle = colour;
    g.beginPath();
    g.moveTo(...flame(0, -6));
    g.bezierCurveTo(...flame(-34, 0), ...flame(-24, 26), ...flame(-10, 36));
    g.bezierCurveTo(...flame(-8, 24), ...flame(2, 40), ...flame(0, 58));
    g.bezierCurveTo(...flame(22, 40), ...flame(34, 10), ...flame(0, -6));
    g.fill();
  }
  shape(brush, [at(-30, -96), at(30, -96), at(18, -76), at(-18, -76)], '#d89a3a');
};

export const paintCamp = (brush: PolarBrush, free: boolean): void => {
  const { layout, unit } = brush;
  const { width, height, upright } = layout;
  const k = unit * (upright ? 0.62 : 0.94);
  if (upright) {
    const y = height - 26 * unit;
    paintTent(brush, 62 * k, y, k * 0.9);
    paintIgloo(brush, width - 66 * k, y + 8 * unit, k * 0.84);
    paintBeacon(brush, width * 0.9, horizonOf(layout) + 10 * unit, k * 0.5, free);
    return;
  }
  const margin = layout.window.x - layout.beam;
  paintTent(brush, 96 * k, height - 62 * unit, k);
  // Across the ice, where no frame cuts it.
  paintBeacon(brush, width - Math.min(70 * unit, margin * 0.36), horizonOf(layout) + 34 * unit, k * 0.62, free);
  paintIgloo(brush, width - 104 * k, height - 46 * unit, k);
};
