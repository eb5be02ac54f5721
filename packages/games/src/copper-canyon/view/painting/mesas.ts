import type { CanyonBrush } from './canyon.ts';
import { horizonOf } from './plan.ts';

/** A table of rock: a lit cap, steep walls, a skirt of rubble. */
const mesa = (
  { g, unit, mood, between }: CanyonBrush,
  [x, foot]: readonly [number, number],
  [width, height]: readonly [number, number],
  near: number,
): void => {
  const [left, right, top] = [x - width / 2, x + width / 2, foot - height];
  const rock = g.createLinearGradient(left, 0, right, 0);
  rock.addColorStop(0, mood(near > 0 ? '#e8743a' : '#f09a5a', near > 0 ? '#5a2f5a' : '#6a4a80'));
  rock.addColorStop(0.5, mood(near > 0 ? '#b84a26' : '#d0704a', near > 0 ? '#3a1f48' : '#4a3468'));
  rock.addColorStop(1, mood(near > 0 ? '#7a2818' : '#a04a3a', near > 0 ? '#1c1030' : '#2c2050'));
  g.fillStyle = rock;
  g.beginPath();
  g.moveTo(left - width * 0.24, foot);
  g.lineTo(left - width * 0.04, foot - height * 0.42);
  g.lineTo(left + width * 0.03, top + height * 0.1);
  g.lineTo(left + width * 0.1, top);
  for (let at = 0.2; at < 0.9; at += 0.14) g.lineTo(left + width * at, top + between(-3, 3) * unit);
  g.lineTo(right - width * 0.08, top);
  g.lineTo(right - width * 0.02, top + height * 0.12);
  g.lineTo(right + width * 0.05, foot - height * 0.4);
  g.lineTo(right + width * 0.26, foot);
  g.fill();
  for (let layer = 1; layer < 6; layer += 1) {
    const y = top + (height * layer) / 7;
    g.strokeStyle = layer % 2 === 0 ? mood('#ffb87a', '#8a6aa8') : mood('#6b2014', '#180c28');
    g.globalAlpha = 0.35;
    g.lineWidth = between(1.5, 4) * unit;
    g.beginPath();
    g.moveTo(left + width * 0.02, y);
    g.lineTo(right - width * 0.02, y + between(-2, 2) * unit);
    g.stroke();
  }
  g.globalAlpha = 0.3;
  g.strokeStyle = mood('#4a140c', '#0c0618');
  for (let crack = 0; crack < width / (16 * unit); crack += 1) {
    const at = between(left + width * 0.06, right - width * 0.06);
    g.lineWidth = between(1, 2.5) * unit;
    g.beginPath();
    g.moveTo(at, top + height * between(0.02, 0.2));
    g.lineTo(at + between(-4, 4) * unit, top + height * between(0.4, 0.66));
    g.stroke();
  }
  g.globalAlpha = 1;
};

export const paintMesas = (brush: CanyonBrush): void => {
  const { g, layout, unit, mood, down } = brush;
  const { width, height, upright } = layout;
  const horizon = horizonOf(layout);
  for (const [x, wide, high] of [
    [0.28, 130, 84],
    [0.44, 90, 120],
    [0.62, 170, 70],
    [0.8, 120, 110],
  ] as const)
    mesa(brush, [width * x, horizon + 12 * unit], [wide * unit, high * unit * (upright ? 0.8 : 1)], 0);
  for (const [x, wide, high] of upright
    ? ([
        [0.12, 150, 150],
        [0.9, 130, 190],
      ] as const)
    : ([
        [0.11, 190, 150],
        [0.2, 70, 210],
        [0.885, 210, 190],
        [0.79, 60, 140],
      ] as const))
    mesa(brush, [width * x, horizon + 26 * unit], [wide * unit, high * unit], 1);
  g.fillStyle = down(horizon, height, [
    [0, mood('#e08040', '#4a2a50')],
    [0.3, mood('#a84422', '#2a1638')],
    [1, mood('#4a140c', '#0c0616')],
  ]);
  g.fillRect(0, horizon + 14 * unit, width, height);
};

/** The near walls at both edges, in layers of red rock. */
export const paintWalls = (brush: CanyonBrush): void => {
  const { g, layout, unit, mood, between, next } = brush;
  const { width, height, upright } = layout;
  const reach = (upright ? 34 : 96) * unit;
  for (const side of [0, 1] as const) {
    const at = (x: number) => (side === 0 ? x : width - x);
    const edge: (readonly [number, number])[] = [];
    for (let y = height * 0.2; y <= height; y += 26 * unit) {
      const step = reach * (0.35 + 0.65 * ((y - height * 0.2) / (height * 0.8)));
      edge.push([step * between(0.78, 1.12), y]);
    }
    const rock = g.createLinearGradient(at(0), 0, at(reach), 0);
    rock.addColorStop(0, mood('#5a1a10', '#120820'));
    rock.addColorStop(1, mood(side === 0 ? '#b8441f' : '#8a2c18', side === 0 ? '#3a1c48' : '#281436'));
    g.fillStyle = rock;
    g.beginPath();
    g.moveTo(at(0), height * 0.14);
    for (const [x, y] of edge) g.lineTo(at(x), y);
    g.lineTo(at(reach), height);
    g.lineTo(at(0), height);
    g.fill();
    for (const [x, y] of edge) {
      g.strokeStyle = next() < 0.5 ? mood('#f0904a', '#6a4a88') : mood('#3a0e08', '#08040f');
      g.globalAlpha = 0.45;
      g.lineWidth = between(1.5, 5) * unit;
      g.beginPath();
      g.moveTo(at(0), y + between(-6, 6) * unit);
      g.lineTo(at(x * 0.96), y);
      g.stroke();
    }
    g.globalAlpha = 1;
  }
};
