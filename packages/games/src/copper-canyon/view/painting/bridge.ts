import type { CanyonBrush } from './canyon.ts';
import { railsOf } from './plan.ts';

/** A timber trestle over the whole width, with rails on top. */
export const paintBridge = ({ g, layout, unit, mood }: CanyonBrush): void => {
  const { width } = layout;
  const y = railsOf(layout);
  const deep = 96 * unit;
  const step = 64 * unit;
  const wood = mood('#4a2010', '#140a1c');
  const lit = mood('#c8703a', '#4a3460');
  const beam = (x1: number, y1: number, x2: number, y2: number, thick: number) => {
    for (const [shift, colour, share] of [
      [0, wood, 1],
      [-thick * 0.25, lit, 0.3],
    ] as const) {
      g.strokeStyle = colour;
      g.lineWidth = thick * share;
      g.beginPath();
      g.moveTo(x1, y1 + shift);
      g.lineTo(x2, y2 + shift);
      g.stroke();
    }
  };
  for (let x = -step / 2; x < width + step; x += step) {
    beam(x, y, x - 9 * unit, y + deep, 6 * unit);
    beam(x + 16 * unit, y, x + 25 * unit, y + deep, 6 * unit);
    beam(x, y + 8 * unit, x + step, y + deep * 0.5, 3 * unit);
    beam(x + step, y + 8 * unit, x, y + deep * 0.5, 3 * unit);
  }
  for (const down of [0.5, 0.94]) beam(0, y + deep * down, width, y + deep * down, 4 * unit);
  beam(0, y + 5 * unit, width, y + 5 * unit, 9 * unit);
  for (let x = 0; x < width; x += 11 * unit) {
    g.fillStyle = wood;
    g.fillRect(x, y - 2 * unit, 5 * unit, 4 * unit);
  }
  g.strokeStyle = mood('#ffd0a0', '#8a80b0');
  g.lineWidth = 1.6 * unit;
  g.beginPath();
  g.moveTo(0, y - 3 * unit);
  g.lineTo(width, y - 3 * unit);
  g.stroke();
};
