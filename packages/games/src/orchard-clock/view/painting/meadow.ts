import type { Brush } from '../../../slots/art/brush.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { horizonOf, unitOf } from './plan.ts';

const paintFence = ({ g }: Brush, width: number, y: number, unit: number): void => {
  const step = 46 * unit;
  g.fillStyle = '#e9d6ac';
  g.strokeStyle = '#7a5a2c';
  g.lineWidth = 1.6 * unit;
  for (const lift of [30, 16]) {
    g.fillRect(0, y - lift * unit, width, 6 * unit);
    g.strokeRect(-2, y - lift * unit, width + 4, 6 * unit);
  }
  for (let x = step / 2; x < width; x += step) {
    g.beginPath();
    g.moveTo(x - 5 * unit, y);
    g.lineTo(x - 5 * unit, y - 38 * unit);
    g.lineTo(x, y - 45 * unit);
    g.lineTo(x + 5 * unit, y - 38 * unit);
    g.lineTo(x + 5 * unit, y);
    g.closePath();
    g.fill();
    g.stroke();
  }
};

const flowers = ['#ffffff', '#ffd84a', '#ff8aa0', '#c8a0ff'] as const;

/** Grass with flowers, larger towards the viewer, behind a white fence. */
export const paintMeadow = (brush: Brush, layout: Layout): void => {
  const { g, down, next, between } = brush;
  const { width, height } = layout;
  const unit = unitOf(layout);
  const top = horizonOf(layout) + 72 * unit;
  paintFence(brush, width, top + 4 * unit, unit);
  g.fillStyle = down(top, height, [
    [0, '#86cc4c'],
    [0.4, '#4a9e3a'],
    [1, '#1c5e28'],
  ]);
  g.fillRect(0, top, width, height - top);
  const blades = Math.round((width * (height - top)) / 320);
  for (let blade = 0; blade < blades; blade += 1) {
    const near = next();
    const [x, y] = [next() * width, top + near * (height - top)];
    const size = (5 + 17 * near) * unit;
    g.strokeStyle = next() < 0.5 ? 'rgba(190,240,120,.32)' : 'rgba(10,70,24,.32)';
    g.lineWidth = (1 + near) * unit;
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(x + between(-3, 3), y - size * 0.6, x + between(-7, 7) * unit, y - size);
    g.stroke();
  }
  for (let flower = 0; flower < 90; flower += 1) {
    const near = next() ** 1.4;
    const [x, y, r] = [next() * width, top + near * (height - top), (1.6 + 4.2 * near) * unit];
    g.fillStyle = flowers[Math.floor(next() * flowers.length)] ?? flowers[0];
    for (let leaf = 0; leaf < 5; leaf += 1) {
      const turn = (leaf / 5) * 2 * Math.PI;
      g.beginPath();
      g.arc(x + Math.cos(turn) * r, y + Math.sin(turn) * r * 0.8, r * 0.72, 0, 2 * Math.PI);
      g.fill();
    }
    g.fillStyle = '#e0901e';
    g.beginPath();
    g.arc(x, y, r * 0.6, 0, 2 * Math.PI);
    g.fill();
  }
};
