/** Ridges of rock with pines on them, mist between, and the near branches: everything in a few tones of ink. */
import { fade, mix } from '../../../slots/art/colours.ts';
import { layeredNoise, smoothStep } from '../../../slots/art/noise.ts';
import type { Valley } from './plan.ts';

/** From the farthest: its foot and height as shares of the stage, how often it rises, colours of dawn and sunrise, strength, seed. */
const ridges = [
  [0.56, 0.3, 0.006, '#a9a4c4', '#e07a54', 0.6, 2],
  [0.62, 0.34, 0.0075, '#7a86b4', '#cc5c46', 0.66, 9],
  [0.7, 0.36, 0.0068, '#4f6a9c', '#a83c3c', 0.78, 21],
  [0.8, 0.34, 0.0082, '#33507e', '#7c2630', 0.88, 33],
  [0.92, 0.3, 0.009, '#213252', '#541824', 0.95, 47],
] as const;

type Ridge = (typeof ridges)[number];
type Point = readonly [x: number, y: number];

/** Near ridges leave the middle of the valley open. */
const edgeOf = ({ layout: { width: w, height: h }, unit }: Valley, ridge: Ridge, depth: number): Point[] => {
  const [foot, tall, often, , , , seed] = ridge;
  return Array.from({ length: Math.ceil((w + 8) / 3) }, (_, step): Point => {
    const x = step * 3 - 4;
    const u = (x * often) / unit;
    const aside = Math.abs(x / w - 0.5) * 2;
    const open = depth > 1 ? smoothStep(0.1 + (depth / 4) * 0.18, 0.9, aside) : 0.65 + 0.35 * aside;
    const peak = layeredNoise(u * 1.1, seed, seed, 3) ** 1.5 * 1.9;
    const crag = (layeredNoise(u * 7, seed + 3, seed + 5, 3) - 0.5) * 0.16;
    const steep = smoothStep(0.35, 0.75, layeredNoise(u * 0.6, 4, seed + 8, 2));
    return [x, h * (foot - tall * open * (0.25 + peak * (0.6 + steep * 0.5) + crag))];
  });
};

const paintMist = (
  { g, layout: { width: w }, unit, between, mood }: Valley,
  y: number,
  strength: number,
  h: number,
) => {
  const colour = mood('#fdf0e0', '#ffe2b4');
  for (let bank = 0; bank < 7; bank += 1) {
    const [x, r] = [between(-0.1, 1.1) * w, between(200, 460) * unit];
    g.save();
    g.translate(x, y + between(-1, 1) * h);
    g.scale(1, 0.13);
    const soft = g.createRadialGradient(0, 0, 0, 0, 0, r);
    soft.addColorStop(0, fade(colour, strength));
    soft.addColorStop(1, fade(colour, 0));
    g.fillStyle = soft;
    g.fillRect(-r, -r, 2 * r, 2 * r);
    g.restore();
  }
};

const paintPine = ({ g }: Valley, [x, y]: Point, size: number, colour: string): void => {
  g.save();
  g.translate(x, y);
  g.scale(size, size);
  [g.strokeStyle, g.fillStyle, g.lineWidth, g.lineCap] = [colour, colour, 2.4, 'round'];
  g.beginPath();
  g.moveTo(0, 4);
  g.quadraticCurveTo(4, -16, -2, -34);
  g.stroke();
  g.beginPath();
  for (const [px, py, wide] of [
    [-2, -38, 13],
    [-13, -28, 12],
    [11, -25, 13],
    [-10, -16, 9],
    [14, -13, 10],
  ] as const) {
    g.moveTo(px + wide, py);
    g.ellipse(px, py, wide, 3.6, px > 0 ? 0.08 : -0.08, 0, 7);
  }
  g.fill();
  g.restore();
};

/** Dry strokes that follow the fall of the rock, lit on the sun's side. */
const paintStrokes = ({ g, unit, next, between, mood }: Valley, edge: readonly Point[], colour: string): void => {
  for (let stroke = 0; stroke < 210; stroke += 1) {
    const at = Math.floor(next() * (edge.length - 3));
    const [x, y] = edge[at] ?? [0, 0];
    const rises = (edge[at + 2]?.[1] ?? y) < y;
    const [long, off] = [between(14, 70) * unit, between(0, 46) * unit];
    const lean = (rises ? -1 : 1) * between(2, 18) * unit;
    g.strokeStyle = rises
      ? fade(mood('#ffe2ce', '#ffd696'), between(0.05, 0.22))
      : fade(mix(colour, '#000000', 0.45), between(0.06, 0.26));
    g.lineWidth = between(0.8, 4.6) * unit;
    g.beginPath();
    g.moveTo(x, y + off);
    g.quadraticCurveTo(x + lean * 0.3, y + off + long * 0.5, x + lean, y + off + long);
    g.stroke();
  }
};

const paintRidge = (valley: Valley, ridge: Ridge, depth: number): void => {
  const { g, layout, unit, down, next, between, mood } = valley;
  const { width: w, height: h, upright } = layout;
  const [foot, , , dawn, sunrise, strength] = ridge;
  const edge = edgeOf(valley, ridge, depth);
  const colour = mood(dawn, sunrise);
  const trace = () => {
    g.beginPath();
    for (const [x, y] of edge) g.lineTo(x, y);
  };
  g.save();
  trace();
  g.lineTo(w + 8, h);
  g.lineTo(-4, h);
  g.fillStyle = down(Math.min(...edge.map(([, y]) => y)), h * foot + 30, [
    [0, fade(colour, strength)],
    [0.5, fade(colour, strength * 0.72)],
    [1, fade(colour, depth > 2 ? 0.28 : 0.04)],
  ]);
  g.fill();
  g.clip();
  paintStrokes(valley, edge, colour);
  g.restore();
  g.strokeStyle = fade(mix(colour, '#000000', 0.4), strength * 0.7);
  g.lineWidth = 1.3;
  trace();
  g.stroke();
  if (depth === 2)
    for (const fall of upright ? [0.1] : [0.13, 0.935]) {
      const top = edge.find(([x]) => x > w * fall)?.[1] ?? 0;
      for (let thread = 0; thread < 16; thread += 1) {
        const x = w * fall + between(-5, 5) * unit;
        g.strokeStyle = fade('#fffcf4', between(0.25, 0.7));
        g.lineWidth = between(0.6, 2.2);
        g.beginPath();
        g.moveTo(x, top + 16);
        g.lineTo(x + between(-2, 2), top + between(90, 150) * unit);
        g.stroke();
      }
    }
  if (depth > 1)
    for (let pine = 0; pine < (depth === 4 ? 12 : 20); pine += 1) {
      const [x, y] = edge[Math.floor(next() * edge.length)] ?? [0, h];
      const size = (0.26 + depth * 0.12) * unit * between(0.7, 1.2);
      if (y < h * (foot - 0.06))
        paintPine(valley, [x, y + 5], size, fade(mix(colour, '#000000', 0.5), 0.6 + depth * 0.08));
    }
  paintMist(valley, h * foot + 4, 0.6 - depth * 0.05, 16);
};

export const paintRidges = (valley: Valley): void => {
  for (const [depth, ridge] of ridges.entries()) paintRidge(valley, ridge, depth);
  paintMist(valley, valley.layout.height * 0.86, 0.55, 30);
  paintMist(valley, valley.layout.height * 0.97, 0.6, 20);
};

const boughs = [
  [11, 'M-20 -6C40 6 80 30 128 26'],
  [6, 'M40 8C70 -4 96 -12 120 -10'],
  [6, 'M70 20C92 40 104 56 128 62'],
] as const;
const tufts = [
  [132, 26, 30],
  [122, -12, 24],
  [130, 64, 24],
  [86, 2, 20],
  [92, 38, 20],
  [48, 14, 18],
] as const;

const paintBranch = ({ g, next, between, mood }: Valley, [x, y]: Point, size: number, side: 1 | -1): void => {
  const [dark, pale] = [mood('#18233c', '#35101a'), mood('#55708a', '#a84a34')];
  g.save();
  g.translate(x, y);
  g.scale(side * size, size);
  g.lineCap = 'round';
  g.strokeStyle = dark;
  for (const [wide, path] of boughs) {
    g.lineWidth = wide;
    g.stroke(new Path2D(path));
  }
  g.lineWidth = 1.5;
  for (const [px, py, needles] of tufts)
    for (let needle = 0; needle < needles; needle += 1) {
      const [turn, long] = [between(-3.3, 0.3), between(16, 34)];
      g.strokeStyle = mix(dark, pale, next() * 0.55);
      g.beginPath();
      g.moveTo(px, py);
      g.lineTo(px + Math.cos(turn) * long, py + Math.sin(turn) * long * 0.62);
      g.stroke();
    }
  g.restore();
};

/** At the edges, as large as the room beside the cells. */
export const paintBranches = (valley: Valley): void => {
  const { layout, unit } = valley;
  const { width: w, height: h, upright, window: cells, beam } = layout;
  if (upright) {
    paintBranch(valley, [-8, h * 0.88], 0.8 * (w / 390), 1);
    paintBranch(valley, [w + 8, h * 0.92], 0.7 * (w / 390), -1);
    return;
  }
  const room = Math.min(1.5 * unit, (cells.x - beam) / 190);
  paintBranch(valley, [-6, h * 0.84], room, 1);
  paintBranch(valley, [w + 6, h * 0.87], room * 0.9, -1);
};
