import { fade, lerp } from '../../../slots/art/colours.ts';
import type { Painter } from './painter.ts';

/** The sky upside down, each row pushed sideways the further the nearer it is. */
const mirror = ({ g, canvas, plan, next }: Painter): void => {
  const { width, height, horizon, density, scale } = plan;
  const sky = document.createElement('canvas');
  sky.width = canvas.width;
  sky.height = horizon * density;
  sky.getContext('2d')?.drawImage(canvas, 0, 0);
  const depth = height - horizon;
  for (let y = 0; y < depth; y += 1) {
    const near = y / depth;
    const from = horizon - 1 - y * lerp(0.75, 1.25, near) * 0.9;
    const reach = (0.6 + near * 7) * scale;
    const push =
      Math.sin((y * 0.24) / (1 + near * 0.8)) * reach * 0.5 +
      Math.sin((y * 0.71) / (1 + near) + 2) * reach * 0.3 +
      (next() - 0.5) * reach * 0.9;
    g.drawImage(sky, 0, Math.max(0, from * density), canvas.width, 1, push, horizon + y, width, 1.4);
  }
};

const ripples = ({ g, plan, next, between }: Painter): void => {
  const depth = plan.height - plan.horizon;
  for (let ripple = 0; ripple < depth * 5; ripple += 1) {
    const near = next() ** 1.3;
    g.globalAlpha = between(0.03, 0.14);
    g.fillStyle = next() < 0.4 ? '#ff9a5a' : '#7a8ae0';
    const width = between(6, 42) * (0.3 + near) * plan.scale;
    g.beginPath();
    g.ellipse(next() * plan.width, plan.horizon + near * depth, width, 0.5 + near * 1.1, 0, 0, 7);
    g.fill();
  }
};

interface Light {
  readonly colour: string;
  readonly strength: number;
  readonly spread: number;
  readonly length: number;
}

/** A broken column of light under a lamp. */
const column = ({ g, plan, next, between }: Painter, x: number, { colour, strength, spread, length }: Light): void => {
  for (let stroke = 0; stroke < 90 * length; stroke += 1) {
    const near = next() * length;
    g.globalAlpha = strength * between(0.35, 1) * (1 - (near / length) * 0.75);
    g.fillStyle = colour;
    const width = between(3, 15) * (0.35 + near) * plan.scale * spread;
    const off = between(-1, 1) * (6 + near * 26) * plan.scale * spread;
    g.beginPath();
    g.ellipse(x + off, plan.horizon + near * (plan.height - plan.horizon), width, 0.7 + near * 1.5, 0, 0, 7);
    g.fill();
  }
};

export const paintWater = (painter: Painter): void => {
  const { g, plan, mood, down } = painter;
  const { width, height, horizon } = plan;
  mirror(painter);
  g.fillStyle = down(horizon, height, [
    [0, fade(mood('#0a1440', '#3a0418'), 0.18)],
    [0.5, fade(mood('#061034', '#20030f'), 0.5)],
    [1, fade(mood('#030718', '#100208'), 0.86)],
  ]);
  g.fillRect(0, horizon, width, height - horizon);
  g.fillStyle = 'rgba(255,200,140,.35)';
  g.fillRect(0, horizon - 0.5, width, 1.2);
  g.save();
  g.globalCompositeOperation = 'lighter';
  ripples(painter);
  column(painter, plan.moon.x, { colour: '#ffe6a8', strength: 0.62, spread: 1.5, length: 1 });
  column(painter, plan.lighthouseX, { colour: '#ffdf8c', strength: 0.4, spread: 0.9, length: 0.8 });
  column(painter, width * 0.085, { colour: '#ff9a4a', strength: 0.36, spread: 1, length: 0.7 });
  for (const [x, size] of plan.farBoats)
    column(painter, x, { colour: '#ff6a34', strength: 0.4, spread: 0.8 * size, length: 0.5 });
  g.restore();
};
