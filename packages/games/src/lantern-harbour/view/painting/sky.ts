import { fade } from '../../../slots/art/colours.ts';
import { ramp, type Painter } from './painter.ts';

const stars = ({ g, plan, next, between }: Painter): void => {
  for (let star = 0; star < plan.width * 0.28; star += 1) {
    const y = plan.horizon * 0.8 * next() ** 1.4;
    g.globalAlpha = between(0.25, 0.95) * (1 - y / plan.horizon);
    g.fillStyle = next() < 0.2 ? '#ffe8b8' : '#dfe6ff';
    g.beginPath();
    g.arc(next() * plan.width, y, between(0.4, 1.5), 0, 7);
    g.fill();
  }
  g.globalAlpha = 1;
};

const craters = [
  [-0.3, -0.2, 0.2],
  [0.3, 0.05, 0.14],
  [-0.05, 0.38, 0.17],
  [0.18, -0.42, 0.1],
  [0.42, 0.42, 0.08],
] as const;

const moon = ({ g, plan, glow }: Painter): void => {
  const { x, y, radius } = plan.moon;
  glow(x, y, radius * 5.5, '#ffe2aa', 0.5);
  g.fillStyle = ramp(
    g.createRadialGradient(x - radius * 0.35, y - radius * 0.35, radius * 0.1, x, y, radius),
    ['#fffdf0', '#ffedb8', '#f2bf62'],
    [0, 0.6, 1],
  );
  g.beginPath();
  g.arc(x, y, radius, 0, 7);
  g.fill();
  g.fillStyle = 'rgba(200,140,50,.28)';
  for (const [dx, dy, size] of craters) {
    g.beginPath();
    g.arc(x + dx * radius, y + dy * radius, size * radius, 0, 7);
    g.fill();
  }
};

const clouds = ({ g, plan, next, between, mood }: Painter): void => {
  const colour = mood('#5a4a9a', '#d65a4a');
  for (let cloud = 0; cloud < 11; cloud += 1) {
    const [x, y, width] = [next() * plan.width, between(0.18, 0.78) * plan.horizon, between(120, 300) * plan.scale];
    g.save();
    g.translate(x, y);
    g.scale(1, 0.09);
    g.fillStyle = ramp(g.createRadialGradient(0, 0, 0, 0, 0, width), [fade(colour, 0.3), fade(colour, 0)], [0, 1]);
    g.fillRect(-width, -width, 2 * width, 2 * width);
    g.restore();
  }
};

/** Height of the horizon's height, colours, how quickly it rolls, where it begins. */
const ridges = [
  [0.36, '#3d3a86', '#a0304c', 0.012, 3],
  [0.24, '#2a2762', '#701a3c', 0.017, 11],
  [0.13, '#1a1644', '#460e2e', 0.026, 23],
] as const;

const hills = ({ g, plan, mood, down }: Painter): void => {
  const { width, horizon, scale } = plan;
  for (const [height, midnight, crimson, pace, phase] of ridges) {
    g.fillStyle = mood(midnight, crimson);
    g.beginPath();
    g.moveTo(0, horizon);
    for (let x = 0; x <= width; x += 3) {
      const along = (x * pace) / scale;
      const roll =
        Math.sin(along + phase) * 0.5 + Math.sin(along * 2.3 + phase * 2) * 0.28 + Math.sin(along * 5.1 + phase) * 0.1;
      g.lineTo(x, horizon - horizon * height * (0.55 + roll * 0.5));
    }
    g.lineTo(width, horizon);
    g.fill();
  }
  g.fillStyle = down(horizon * 0.7, horizon, [
    [0, 'rgba(255,150,90,0)'],
    [1, 'rgba(255,150,90,.30)'],
  ]);
  g.fillRect(0, horizon * 0.7, width, horizon * 0.3);
};

export const paintSky = (painter: Painter): void => {
  const { g, plan, mood, down } = painter;
  g.fillStyle = down(0, plan.horizon, [
    [0, mood('#040822', '#1a0416')],
    [0.35, mood('#101650', '#4a0b34')],
    [0.66, mood('#2b2470', '#96203e')],
    [0.88, mood('#6a2f70', '#e0562e')],
    [1, mood('#c25a5e', '#ffb45a')],
  ]);
  g.fillRect(0, 0, plan.width, plan.horizon);
  stars(painter);
  moon(painter);
  clouds(painter);
  hills(painter);
};
