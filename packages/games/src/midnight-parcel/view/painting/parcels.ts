/** Mail that waits on the platform: stacks of sealed parcels at both ends. */
import type { StationBrush } from './station.ts';
import { platformOf } from './plan.ts';

const paper = [
  ['#d89a5c', '#9a5a2a', '#f0c090'],
  ['#b8784a', '#7a4220', '#dca878'],
  ['#8a7ad0', '#4a3a98', '#b8acf0'],
] as const;

const parcel = ({ g, unit, next }: StationBrush, x: number, foot: number, wide: number, high: number): void => {
  const [front, side, top] = paper[Math.floor(next() * 3)] ?? paper[0];
  const deep = wide * 0.22;
  const face = (colour: string, ...points: readonly (readonly [number, number])[]) => {
    g.fillStyle = colour;
    g.beginPath();
    for (const [px, py] of points) g.lineTo(px, py);
    g.fill();
  };
  face(front, [x, foot], [x, foot - high], [x + wide, foot - high], [x + wide, foot]);
  face(
    side,
    [x + wide, foot],
    [x + wide, foot - high],
    [x + wide + deep, foot - high - deep * 0.5],
    [x + wide + deep, foot - deep * 0.5],
  );
  face(
    top,
    [x, foot - high],
    [x + deep, foot - high - deep * 0.5],
    [x + wide + deep, foot - high - deep * 0.5],
    [x + wide, foot - high],
  );
  g.strokeStyle = '#c8243a';
  g.lineWidth = 4 * unit;
  g.beginPath();
  g.moveTo(x + wide * 0.36, foot);
  g.lineTo(x + wide * 0.36, foot - high);
  g.lineTo(x + wide * 0.36 + deep, foot - high - deep * 0.5);
  g.moveTo(x, foot - high * 0.52);
  g.lineTo(x + wide, foot - high * 0.52);
  g.stroke();
  g.fillStyle = '#e03a4a';
  g.beginPath();
  g.arc(x + wide * 0.36, foot - high * 0.52, 7 * unit, 0, 2 * Math.PI);
  g.fill();
  g.fillStyle = '#fff6e4';
  g.fillRect(x + wide * 0.58, foot - high * 0.4, wide * 0.3, high * 0.22);
  g.fillStyle = 'rgba(10,5,36,.2)';
  g.fillRect(x, foot - high * 0.12, wide, high * 0.12);
};

export const paintParcels = (brush: StationBrush): void => {
  const { layout, unit, g } = brush;
  const { width, height, upright } = layout;
  const foot = Math.min(height - 8 * unit, platformOf(layout) + (height - platformOf(layout)) * 0.72);
  const k = unit * (upright ? 0.7 : 1);
  for (const [from, turn] of [
    [0.02, 1],
    [0.98, -1],
  ] as const) {
    const at = (offset: number, wide: number) => width * from + turn * offset * k - (turn < 0 ? wide * k : 0);
    g.fillStyle = 'rgba(6,2,20,.55)';
    g.beginPath();
    g.ellipse(at(90, 0), foot, 120 * k, 10 * k, 0, 0, 2 * Math.PI);
    g.fill();
    for (const [offset, above, wide, high] of [
      [4, 0, 92, 70],
      [104, 0, 66, 52],
      [18, 70, 72, 50],
      [34, 120, 44, 34],
    ] as const)
      parcel(brush, at(offset, wide), foot - above * k, wide * k, high * k);
  }
};
