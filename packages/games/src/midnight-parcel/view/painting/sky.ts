/** The sky over the town: rain clouds that its lamps light from below, or the moon among stars for the free spins. */
import { keptField } from '../../../slots/art/field.ts';
import { layeredNoise, smoothStep } from '../../../slots/art/noise.ts';
import { disc, type StationBrush } from './brush.ts';
import { platformOf } from './plan.ts';

const paintStars = ({ g, next, layout: { width }, unit }: StationBrush, low: number): void => {
  for (let star = 0; star < 260; star += 1) {
    g.globalAlpha = 0.3 + 0.7 * next();
    disc(g, '#f0f0ff', next() * width, next() * low * 0.8, (0.4 + 1.3 * next() ** 4) * unit);
  }
  g.globalAlpha = 1;
};

const paintMoon = ({ g, glow, layout: { width, upright }, unit }: StationBrush, low: number, free: boolean): void => {
  const [x, y, r] = [width * (upright ? 0.24 : 0.87), low * (upright ? 0.1 : 0.27), (free ? 62 : 46) * unit];
  glow(x, y, r * (free ? 4.4 : 5), free ? '#ffeec0' : '#b8a8ff', free ? 0.65 : 0.6);
  const face = g.createRadialGradient(x - r * 0.3, y - r * 0.35, r * 0.1, x, y, r);
  face.addColorStop(0, free ? '#fffdf0' : '#e8e0ff');
  face.addColorStop(0.7, free ? '#ffedc0' : '#b8aaec');
  face.addColorStop(1, free ? '#dcb87c' : '#7c6cc4');
  disc(g, face, x, y, r);
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.24],
    [0.3, 0.25, 0.2],
    [0.1, -0.45, 0.12],
    [-0.1, 0.42, 0.14],
    [-0.55, 0.2, 0.1],
  ] as const) {
    disc(g, 'rgba(120,90,90,.22)', x + dx * r, y + dy * r, size * r);
    disc(g, 'rgba(255,255,255,.16)', x + dx * r + r * 0.03, y + dy * r + r * 0.04, size * r * 0.86);
  }
};

/** Heavier towards the top, torn at their edges, warm below: there is a town under them. */
const paintClouds = ({ g, layout: { width }, unit }: StationBrush, low: number, free: boolean): void => {
  const density = Math.min(0.5, 230 / Math.sqrt(width * low));
  const span = 190 * unit;
  const field = keptField('clouds', { width, height: low, density }, (x, y, pixel) => {
    const up = 1 - y / low;
    const body = layeredNoise(x / span, (y / span) * 2.1, 21, 4);
    const above = layeredNoise(x / span + 0.1, (y / span) * 2.1 - 0.28, 21, 3);
    // Where the cloud above is thinner, this one has light on its back.
    const lit = smoothStep(-0.12, 0.2, body - above);
    const warm = smoothStep(0.75, 0, up);
    pixel[0] = 20 + 62 * lit + 92 * warm * (0.4 + lit);
    pixel[1] = 12 + 46 * lit + 40 * warm * lit;
    pixel[2] = 56 + 92 * lit + 26 * warm;
    pixel[3] = 255 * smoothStep(0.36, 0.64, body) * (0.5 + 0.5 * up);
  });
  g.globalAlpha = free ? 0.22 : 0.94;
  g.drawImage(field, 0, 0, width, low);
  g.globalAlpha = 1;
};

export const paintSky = (brush: StationBrush, free: boolean): void => {
  const { g, down, glow, layout, mood } = brush;
  const { width, height } = layout;
  const low = platformOf(layout);
  g.fillStyle = down(0, low, [
    [0, mood('#090624', '#081048')],
    [0.5, mood('#2a1a6a', '#2a3aa0')],
    [0.82, mood('#6a3f98', '#6a62d0')],
    [1, mood('#b86a78', '#a894e8')],
  ]);
  g.fillRect(0, 0, width, height);
  if (free) paintStars(brush, low);
  paintMoon(brush, low, free);
  paintClouds(brush, low, free);
  glow(width / 2, low, width * 0.6, mood('#ff9a5a', '#a8a0ff'), 0.3);
};
