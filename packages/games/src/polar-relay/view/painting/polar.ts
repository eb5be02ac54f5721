/** The ice at night, painted once for paid spins and once, under the whole aurora, for the free ones. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import { fade } from '../../../slots/art/colours.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { paintCamp } from './camp.ts';
import { paintIce } from './ice-field.ts';
import { horizonOf, unitOf } from './plan.ts';

export interface PolarBrush extends Brush {
  readonly layout: Layout;
  readonly unit: number;
  /** A colour of the usual night, or one of the great aurora. */
  readonly mood: (usual: string, great: string) => string;
}

interface Curtain {
  /** Of the height of the sky, from its top; and how long its folds are. */
  readonly at: number;
  readonly high: number;
  readonly phase: number;
  readonly colour: string;
  readonly top: string;
  readonly strength: number;
}

const usual: readonly Curtain[] = [
  { at: 0.5, high: 0.42, phase: 0.4, colour: '#2fe0a8', top: '#2f7fd8', strength: 0.4 },
  { at: 0.72, high: 0.5, phase: 2.1, colour: '#4ff0a0', top: '#6a5af0', strength: 0.62 },
];
const great: readonly Curtain[] = [
  { at: 0.36, high: 0.5, phase: 1.1, colour: '#ff5ac8', top: '#6a2af0', strength: 0.6 },
  { at: 0.6, high: 0.56, phase: 2.9, colour: '#5cff9a', top: '#2a8af0', strength: 0.85 },
  { at: 0.84, high: 0.6, phase: 4.4, colour: '#8affc8', top: '#d84af0', strength: 0.95 },
];

/** A curtain of light that hangs in folds. */
const paintCurtain = ({ g, layout, between }: PolarBrush, curtain: Curtain): void => {
  const { width, upright } = layout;
  const sky = horizonOf(layout);
  const { high, phase, colour, top, strength } = curtain;
  // On a phone the reels hide the sky but for its top.
  const at = upright ? curtain.at * 0.42 : curtain.at;
  const step = Math.max(3, width / 220);
  g.save();
  g.globalCompositeOperation = 'lighter';
  for (let x = -step; x < width + step; x += step) {
    const t = (x / width) * 6.3 + phase;
    const foot = sky * (at + 0.09 * Math.sin(t) + 0.05 * Math.sin(t * 2.3 + phase));
    const fold = 0.55 + 0.45 * Math.sin(t * 3.1 + 2 * Math.sin(t * 1.3));
    const tall = sky * high * (0.55 + 0.45 * fold) * between(0.9, 1.05);
    const light = g.createLinearGradient(0, foot - tall, 0, foot);
    light.addColorStop(0, fade(top, 0));
    light.addColorStop(0.45, fade(top, 0.26 * strength * (0.4 + fold)));
    light.addColorStop(0.9, fade(colour, 0.62 * strength * (0.35 + fold * 0.75)));
    light.addColorStop(1, fade(colour, 0));
    g.fillStyle = light;
    g.fillRect(x, foot - tall, step * 1.25, tall);
  }
  g.restore();
};

const paintSky = (brush: PolarBrush, free: boolean): void => {
  const { g, down, glow, next, layout, unit, mood } = brush;
  const { width, height, upright } = layout;
  const sky = horizonOf(layout);
  g.fillStyle = down(0, sky, [
    [0, mood('#040a26', '#06041c')],
    [0.5, mood('#0a2454', '#140f48')],
    [0.82, mood('#1c4f86', '#2a2f80')],
    [1, mood('#5fa8c8', '#4a6ab8')],
  ]);
  g.fillRect(0, 0, width, height);
  for (let star = 0; star < 300; star += 1) {
    const r = (0.4 + 1.3 * next() ** 4) * unit;
    g.fillStyle = `rgba(230,246,255,${(0.25 + 0.7 * next()).toFixed(2)})`;
    g.beginPath();
    g.arc(next() * width, next() ** 1.2 * sky * 0.9, r, 0, 2 * Math.PI);
    g.fill();
  }
  for (const curtain of free ? great : usual) paintCurtain(brush, curtain);
  const [x, y, r] = [width * (upright ? 0.84 : 0.9), sky * 0.17, 24 * unit];
  glow(x, y, r * 5, '#cfe8ff', 0.45);
  // A thin moon: the disc without another one.
  g.save();
  g.beginPath();
  g.arc(x, y, r, 0, 2 * Math.PI);
  g.clip();
  g.fillStyle = '#f4fbff';
  g.beginPath();
  g.rect(x - r, y - r, 2 * r, 2 * r);
  g.arc(x + r * 0.46, y - r * 0.3, r * 0.92, 0, 2 * Math.PI);
  g.fill('evenodd');
  g.restore();
};

type Peak = readonly [x: number, high: number, wide: number];

/** Pyramids of ice, lit from the left; `row` counts from the farthest. */
const paintPeaks = ({ g, layout, unit, mood }: PolarBrush, row: 0 | 1, peaks: readonly Peak[]): void => {
  const { width, upright } = layout;
  const sky = horizonOf(layout);
  const k = unit * (upright ? 0.8 : 1);
  const [lit, shade, cap] =
    row === 0
      ? [mood('#4a86c0', '#4a5fc0'), mood('#2a5f9c', '#2a2f80'), mood('#a8dcf0', '#b0a8ff')]
      : [mood('#8fd0ee', '#7aa8f0'), mood('#2f6fae', '#33389a'), mood('#f2fcff', '#d8f4ff')];
  for (const [at, high, wide] of peaks) {
    const [x, top, half] = [at * width, sky - high * k, wide * k];
    const face = (points: readonly (readonly [number, number])[], colour: string) => {
      g.fillStyle = colour;
      g.beginPath();
      for (const [px, py] of points) g.lineTo(px, py);
      g.closePath();
      g.fill();
    };
    const ridge = [x + half * 0.12, top + high * k * 0.5] as const;
    face([[x, top], [x + half, sky + 4], [x - half * 0.1, sky + 4], ridge], shade);
    face([[x, top], ridge, [x - half * 0.1, sky + 4], [x - half, sky + 4]], lit);
    face(
      [
        [x, top],
        [x + half * 0.3, top + high * k * 0.3],
        [x + half * 0.13, top + high * k * 0.26],
        [x + half * 0.02, top + high * k * 0.42],
        [x - half * 0.14, top + high * k * 0.24],
        [x - half * 0.27, top + high * k * 0.29],
      ],
      cap,
    );
  }
};

export const paintPolar = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height } = layout;
  const brush: PolarBrush = {
    ...createBrush({ width, height, density: densityFor(layout, density) }, 41),
    layout,
    unit: unitOf(layout),
    mood: (first, second) => (free ? second : first),
  };
  const { g, canvas } = brush;
  paintSky(brush, free);
  paintPeaks(brush, 0, [
    [0.02, 96, 130],
    [0.2, 132, 150],
    [0.4, 92, 140],
    [0.62, 110, 150],
    [0.8, 150, 160],
    [0.99, 104, 140],
  ]);
  paintPeaks(brush, 1, [
    [0.1, 84, 86],
    [0.3, 54, 70],
    [0.72, 60, 76],
    [0.91, 96, 92],
  ]);
  paintIce(brush, free);
  paintCamp(brush, free);
  const shade = g.createRadialGradient(
    ...([width / 2, height * 0.48, Math.min(width, height) * 0.5] as const),
    ...([width / 2, height * 0.5, Math.hypot(width, height) * 0.62] as const),
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(2,6,28,.55)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  return canvas;
};
