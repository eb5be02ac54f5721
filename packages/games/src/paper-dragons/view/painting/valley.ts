/** Dawn over a valley, in ink on paper: washes in the sky, ridges that dissolve into mist at their feet, pines before them. At sunrise in free spins. */
import { createBrush, densityFor } from '../../../slots/art/brush.ts';
import { fade } from '../../../slots/art/colours.ts';
import { layeredNoise, smoothStep } from '../../../slots/art/noise.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import type { Valley } from './plan.ts';
import { paintBranches, paintRidges } from './ridges.ts';

const round = (
  g: CanvasRenderingContext2D,
  [x, y, r]: readonly [number, number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient => {
  const gradient = g.createRadialGradient(x, y, 0, x, y, r);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
};

const paintSky = ({ g, layout: { width: w, height: h }, down, glow, mood, free, sun }: Valley): void => {
  g.fillStyle = down(0, h, [
    [0, mood('#5f7fb4', '#8a2c34')],
    [0.18, mood('#a9b2d2', '#d2543c')],
    [0.36, mood('#f0c6c0', '#f29a52')],
    [0.52, mood('#ffd2a2', '#ffd07e')],
    [0.72, mood('#fff0d2', '#ffe9b4')],
    [1, mood('#f2e2d0', '#f0b987')],
  ]);
  g.fillRect(0, 0, w, h);
  glow(sun.x, sun.y, sun.r * (free ? 5 : 6), mood('#ffb48a', '#ffe08a'), free ? 0.35 : 0.6);
  g.fillStyle = round(
    g,
    [sun.x, sun.y, sun.r],
    [
      [0, mood('#ff8a64', '#fff0b8')],
      [0.8, mood('#f0674a', '#ffcf6a')],
      [1, mood('#e25640', '#ff9a3c')],
    ],
  );
  g.beginPath();
  g.arc(sun.x, sun.y, sun.r, 0, 7);
  g.fill();
};

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Ink that has run in wet paper, painted small and drawn large. */
const paintWashes = ({ g, layout: { width: w, height: h }, unit, mood }: Valley): void => {
  const small = document.createElement('canvas');
  const detail = Math.min(0.34, 240 / w);
  [small.width, small.height] = [Math.ceil(w * detail), Math.ceil(h * 0.7 * detail)];
  const inner = small.getContext('2d');
  if (inner === null) return;
  const image = inner.createImageData(small.width, small.height);
  const [dark, light] = [channels(mood('#3a4f78', '#7a1c2c')), channels(mood('#fff3e2', '#fff0c0'))];
  for (let y = 0, at = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1, at += 4) {
      const [u, v] = [x / detail / (300 * unit), y / detail / (96 * unit)];
      const bend = layeredNoise(u, v, 3, 2) * 1.5;
      const ink = layeredNoise(u * 1.2 + bend, v * 1.3 + bend * 0.7, 12, 4);
      const low = y / small.height;
      const [shade, shine] = [smoothStep(0.52, 0.74, ink), smoothStep(0.47, 0.3, ink)];
      const colour = shade > 0 ? dark : light;
      for (const [channel, value] of colour.entries()) image.data[at + channel] = value;
      image.data[at + 3] = 255 * (shade * 0.6 * (1 - low) ** 0.8 + shine * 0.5 * smoothStep(1, 0.4, low));
    }
  inner.putImageData(image, 0, 0);
  g.imageSmoothingQuality = 'high';
  g.drawImage(small, 0, 0, w, h * 0.7);
};

const paintBirds = ({ g, layout: { width: w, height: h, upright }, unit, between, mood }: Valley): void => {
  g.strokeStyle = mood('#2f3f5e', '#5a1a22');
  g.lineCap = 'round';
  g.lineWidth = 1.5;
  g.beginPath();
  for (let bird = 0; bird < 9; bird += 1) {
    const x = w * (upright ? 0.5 : 0.83) + bird * 15 * unit + between(-6, 6);
    const y = h * (upright ? 0.13 : 0.1) + Math.abs(bird - 4) * 8 * unit + between(-4, 4);
    const s = 5.5 * unit;
    g.moveTo(x - s, y - 2);
    g.quadraticCurveTo(x - s * 0.4, y - 4, x, y);
    g.quadraticCurveTo(x + s * 0.4, y - 4, x + s, y - 2);
  }
  g.stroke();
};

/** The first light takes everything on the sun's side; the tooth of the paper lies over all. */
const paintLight = ({ g, layout: { width: w, height: h }, next, sun, free }: Valley): void => {
  g.save();
  g.globalCompositeOperation = 'soft-light';
  g.fillStyle = round(
    g,
    [sun.x, sun.y, w * 0.8],
    [
      [0, 'rgba(255,214,160,.95)'],
      [0.45, 'rgba(255,190,140,.5)'],
      [1, 'rgba(120,130,190,.12)'],
    ],
  );
  g.fillRect(0, 0, w, h);
  g.restore();
  g.lineWidth = 0.7;
  for (const [colour, count] of [
    ['rgba(255,255,255,.16)', 900],
    ['rgba(60,40,50,.07)', 900],
  ] as const) {
    g.strokeStyle = colour;
    g.beginPath();
    for (let fibre = 0; fibre < count; fibre += 1) {
      const [x, y, turn] = [next() * w, next() * h, next() * 6.3];
      g.moveTo(x, y);
      g.lineTo(x + Math.cos(turn) * 9, y + Math.sin(turn) * 5);
    }
    g.stroke();
  }
  const edge = free ? '#460c14' : '#1e1e3c';
  g.fillStyle = round(
    g,
    [w / 2, h / 2, Math.hypot(w, h) * 0.58],
    [
      [0.5, fade(edge, 0)],
      [1, fade(edge, 0.34)],
    ],
  );
  g.fillRect(0, 0, w, h);
};

export const paintValley = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height, upright, window: cells, beam } = layout;
  const brush = createBrush({ width, height, density: densityFor(layout, density) }, 8);
  const aside = width - cells.x - cells.width - beam;
  const unit = upright ? Math.max(0.6, width / 650) : height / 584;
  const dawn = upright
    ? { x: width * 0.8, y: Math.max(34, cells.y - beam - 30), r: 30 * (width / 390) }
    : { x: width - aside * 0.46, y: height * 0.2, r: 50 * unit };
  const sunrise = { x: width / 2, y: height * (upright ? 0.34 : 0.4), r: (upright ? 200 : 150) * unit };
  const valley: Valley = {
    ...{ ...brush, layout, unit, free, sun: free ? sunrise : dawn },
    mood: (morning, rising) => (free ? rising : morning),
  };
  paintSky(valley);
  paintWashes(valley);
  paintRidges(valley);
  paintBirds(valley);
  paintLight(valley);
  paintBranches(valley);
  return brush.canvas;
};
