/** Frozen water that mirrors the sky, the track of the relay on it, banks of snow in front. */
import { fade } from '../../../slots/art/colours.ts';
import { horizonOf, trackOf } from './plan.ts';
import type { PolarBrush } from './polar.ts';

const paintMirror = ({ g, down, next, between, layout, unit, mood }: PolarBrush, free: boolean): void => {
  const { width, height } = layout;
  const sky = horizonOf(layout);
  g.fillStyle = down(sky, height, [
    [0, mood('#bfeaf6', '#a8c8ff')],
    [0.16, mood('#6ab4dc', '#5f7ae0')],
    [0.5, mood('#2f78b8', '#3a3fa8')],
    [1, mood('#123f7c', '#1c1666')],
  ]);
  g.fillRect(0, sky, width, height - sky);
  g.save();
  g.globalCompositeOperation = 'lighter';
  for (let streak = 0; streak < 70; streak += 1) {
    const y = sky + next() ** 1.4 * (height - sky);
    const long = between(20, 120) * unit * (0.4 + (y - sky) / (height - sky));
    g.fillStyle = fade(free ? (streak % 2 === 0 ? '#ff6ad8' : '#5cffb4') : '#5cf0b8', between(0.05, 0.2));
    g.fillRect(next() * width - long / 2, y, long, between(1, 2.6) * unit);
  }
  g.restore();
  g.strokeStyle = 'rgba(240,252,255,.5)';
  g.lineWidth = 1.4 * unit;
  for (let crack = 0; crack < 16; crack += 1) {
    let [x, y] = [next() * width, sky + (0.1 + 0.8 * next()) * (height - sky)];
    g.beginPath();
    g.moveTo(x, y);
    for (let turn = 0; turn < 4; turn += 1) {
      x += between(-60, 60) * unit;
      y += between(-9, 9) * unit;
      g.lineTo(x, y);
    }
    g.stroke();
  }
};

/** A beaten track, with a pole and a pennant every few steps. */
const paintTrack = ({ g, layout, unit, glow }: PolarBrush, free: boolean): void => {
  const { width, upright } = layout;
  const y = trackOf(layout);
  const high = 20 * unit;
  g.fillStyle = 'rgba(236,250,255,.85)';
  g.beginPath();
  g.moveTo(0, y + 4 * unit);
  for (let x = 0; x <= width; x += 40) g.lineTo(x, y + 4 * unit + Math.sin(x / 70) * 3 * unit);
  for (let x = width; x >= 0; x -= 40) g.lineTo(x, y + high + Math.sin(x / 54) * 4 * unit);
  g.closePath();
  g.fill();
  g.fillStyle = 'rgba(90,150,210,.4)';
  for (let step = 0; step < width / (13 * unit); step += 1) {
    g.beginPath();
    g.ellipse(step * 13 * unit, y + (step % 2 === 0 ? 10 : 15) * unit, 3.4 * unit, 1.7 * unit, -0.3, 0, 2 * Math.PI);
    g.fill();
  }
  const gap = (upright ? 74 : 118) * unit;
  for (let x = gap * 0.4; x < width; x += gap) {
    const top = y - 44 * unit;
    for (const [paint, thick] of [
      ['#04122c', 5],
      ['#c88a4a', 2.6],
    ] as const) {
      g.strokeStyle = paint;
      g.lineWidth = thick * unit;
      g.beginPath();
      g.moveTo(x, y + 8 * unit);
      g.lineTo(x, top);
      g.stroke();
    }
    g.fillStyle = '#f0343f';
    g.strokeStyle = '#4a0618';
    g.lineWidth = 1.6 * unit;
    g.beginPath();
    g.moveTo(x + unit, top);
    g.lineTo(x + 24 * unit, top + 7 * unit);
    g.lineTo(x + unit, top + 15 * unit);
    g.closePath();
    g.stroke();
    g.fill();
    if (free) glow(x, top - 4 * unit, 30 * unit, '#ffb53a', 0.8);
  }
};

const bank = (
  { g, down, layout, mood }: PolarBrush,
  { from, high, turn }: { readonly from: number; readonly high: number; readonly turn: number },
): void => {
  const { width, height } = layout;
  g.fillStyle = down(height - high, height, [
    [0, mood('#f6fdff', '#e8f0ff')],
    [0.5, mood('#b8e0f6', '#a8a8f8')],
    [1, mood('#4f94cc', '#4a3fb8')],
  ]);
  g.beginPath();
  g.moveTo(turn > 0 ? 0 : width, height - high);
  g.bezierCurveTo(
    turn > 0 ? from * 0.4 : width - from * 0.4,
    height - high * 1.2,
    turn > 0 ? from * 0.7 : width - from * 0.7,
    height - high * 0.3,
    turn > 0 ? from : width - from,
    height + 2,
  );
  g.lineTo(turn > 0 ? 0 : width, height + 2);
  g.closePath();
  g.fill();
  g.strokeStyle = 'rgba(255,255,255,.9)';
  g.lineWidth = 2;
  g.stroke();
};

export const paintIce = (brush: PolarBrush, free: boolean): void => {
  const { layout, unit } = brush;
  paintMirror(brush, free);
  paintTrack(brush, free);
  bank(brush, { from: layout.width * 0.46, high: 66 * unit, turn: 1 });
  bank(brush, { from: layout.width * 0.5, high: 54 * unit, turn: -1 });
};
