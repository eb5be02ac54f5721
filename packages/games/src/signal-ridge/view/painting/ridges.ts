/** The ridges, painted once at dusk and once in the night of the free spins, when every summit burns. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import { mix } from '../../../slots/art/colours.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { chain, horizonOf, ridgeAt, unitOf } from './plan.ts';
import { paintTowers } from './towers.ts';

export interface RidgeBrush extends Brush {
  readonly layout: Layout;
  readonly unit: number;
  /** A colour at dusk, or one of the night. */
  readonly mood: (dusk: string, night: string) => string;
}

const paintSky = ({ g, down, glow, next, layout, unit, mood }: RidgeBrush, free: boolean): void => {
  const { width, height, upright } = layout;
  const horizon = horizonOf(layout);
  g.fillStyle = down(0, horizon + 10 * unit, [
    [0, mood('#0b1c4e', '#02041a')],
    [0.4, mood('#27509c', '#081440')],
    [0.68, mood('#7c7cc0', '#1a2a68')],
    [0.86, mood('#f08a7a', '#4a3a7a')],
    [1, mood('#ffb46a', '#c05a4a')],
  ]);
  g.fillRect(0, 0, width, height);
  for (let spark = 0; spark < (free ? 420 : 130); spark += 1) {
    const y = next() ** 1.5 * horizon * (free ? 0.95 : 0.62);
    g.fillStyle = `rgba(236,242,255,${(0.2 + 0.75 * next()).toFixed(2)})`;
    g.beginPath();
    g.arc(next() * width, y, (0.4 + 1.5 * next() ** 4) * unit, 0, 2 * Math.PI);
    g.fill();
  }
  if (free) {
    // The band of the Milky Way.
    g.save();
    g.translate(width * 0.5, horizon * 0.34);
    g.rotate(-0.34);
    for (let puff = 0; puff < 60; puff += 1) {
      const [x, y] = [(next() - 0.5) * width * 1.2, (next() - 0.5) * height * 0.12];
      glow(x, y, (24 + 70 * next()) * unit, puff % 3 === 0 ? '#8a7ae0' : '#5a8ae0', 0.13);
    }
    g.restore();
  }
  // The first star.
  const [x, y, r] = [width * (upright ? 0.84 : 0.74), horizon * 0.2, 3.4 * unit];
  glow(x, y, r * 14, '#cfe4ff', 0.8);
  g.fillStyle = '#ffffff';
  g.beginPath();
  for (let at = 0; at < 8; at += 1) {
    const [far, turn] = [at % 2 === 0 ? r * 4.4 : r * 0.8, (at / 8) * 2 * Math.PI];
    g.lineTo(x + far * Math.cos(turn), y + far * Math.sin(turn));
  }
  g.fill();
  for (let cloud = 0; cloud < 9; cloud += 1) {
    const [cx, cy, long] = [next() * width, horizon * (0.5 + 0.46 * next()), (80 + 170 * next()) * unit];
    g.globalAlpha = 0.26;
    g.fillStyle = mood(cloud % 2 === 0 ? '#ffd0a0' : '#5a5a9a', '#2a2a60');
    g.beginPath();
    g.ellipse(cx, cy, long, (3 + 5 * next()) * unit, 0, 0, 2 * Math.PI);
    g.fill();
  }
  g.globalAlpha = 1;
};

/** A fire far off. */
const burn = ({ glow, g, unit }: RidgeBrush, x: number, y: number, far: number): void => {
  glow(x, y, far * unit, '#ff9a3a', 0.9);
  g.fillStyle = '#fff2c0';
  g.beginPath();
  g.arc(x, y, far * 0.11 * unit, 0, 2 * Math.PI);
  g.fill();
};

/** One far ridge with snow on its sunny sides, fog at its foot. */
const paintRidge = (brush: RidgeBrush, ridge: number): void => {
  const { g, down, layout, unit, mood } = brush;
  const { width, height } = layout;
  const horizon = horizonOf(layout);
  const step = Math.max(3, width / 260);
  const heightAt = (x: number) => ridgeAt(layout, ridge, x / width);
  g.fillStyle = down(horizon - height * 0.26, horizon + height * 0.2, [
    [0, mood(ridge === 0 ? '#5a74b4' : '#34549a', ridge === 0 ? '#1c2c62' : '#10204e')],
    [0.6, mood(ridge === 0 ? '#8a88b8' : '#3f5c98', ridge === 0 ? '#2c3468' : '#16265a')],
    [1, mood(ridge === 0 ? '#d8a0a0' : '#6a7cb0', ridge === 0 ? '#3a3a6c' : '#24366c')],
  ]);
  g.beginPath();
  g.moveTo(0, height);
  for (let x = 0; x <= width + step; x += step) g.lineTo(x, heightAt(x));
  g.lineTo(width, height);
  g.fill();
  // Facets of rock and snow, lit from the left where the sun has gone down.
  for (let x = 0; x < width; x += step * 2) {
    const [top, after] = [heightAt(x), heightAt(x + step * 2)];
    const rises = after < top;
    g.globalAlpha = 0.5;
    g.fillStyle = rises ? mood('#ffd8c0', '#6a80c0') : mood('#1c3470', '#060e30');
    g.beginPath();
    g.moveTo(x, top);
    g.lineTo(x + step * 2, after);
    g.lineTo(x + step * (rises ? 1 : 3), Math.max(top, after) + height * (0.02 + 0.05 * brush.next()));
    g.fill();
  }
  g.globalAlpha = 1;
  const fog = g.createLinearGradient(0, horizon, 0, horizon + height * 0.14);
  fog.addColorStop(0, 'rgba(0,0,0,0)');
  fog.addColorStop(1, mood('#8a9ccc', '#24386c'));
  g.globalAlpha = 0.4;
  g.fillStyle = fog;
  g.fillRect(0, horizon, width, height * 0.14);
  g.globalAlpha = 1;
  for (const [x, of] of chain)
    if (of === ridge) {
      const [px, py] = [x * width, heightAt(x * width)];
      g.fillStyle = '#0a1024';
      g.fillRect(px - 2.4 * unit, py - 7 * unit, 4.8 * unit, 9 * unit);
      burn(brush, px, py - 9 * unit, ridge === 0 ? 17 : 24);
    }
};

const tree = ({ g, unit }: RidgeBrush, x: number, foot: number, high: number): void => {
  const half = high * 0.26;
  g.beginPath();
  for (let tier = 0; tier < 4; tier += 1) {
    const [y, w] = [foot - high + (high * tier) / 4.6, half * (0.42 + tier * 0.2)];
    g.moveTo(x, y);
    g.lineTo(x - w, y + high * 0.38);
    g.lineTo(x + w, y + high * 0.38);
  }
  g.rect(x - 2 * unit, foot - high * 0.1, 4 * unit, high * 0.12);
  g.fill();
};

/** The near slopes: dark forest, snow between the trees. */
const paintForest = (brush: RidgeBrush): void => {
  const { g, down, layout, unit, mood, between } = brush;
  const { width, height } = layout;
  const horizon = horizonOf(layout);
  for (const [depth, dusk, night] of [
    [0, '#20407c', '#0a1a44'],
    [1, '#12284f', '#060f2a'],
    [2, '#070f22', '#03060f'],
  ] as const) {
    const base = horizon + height * (0.08 + depth * 0.14);
    const slope = (x: number) =>
      base + Math.sin(x / width + depth * 2.1) * height * 0.03 - Math.abs(x / width - 0.5) * height * 0.16;
    const colour = mood(dusk, night);
    g.fillStyle = down(base - height * 0.1, height, [
      [0, colour],
      [1, mix(colour, '#02040c', 0.6)],
    ]);
    g.beginPath();
    g.moveTo(0, height);
    for (let x = 0; x <= width + 8; x += 8) g.lineTo(x, slope(x));
    g.lineTo(width, height);
    g.fill();
    for (let x = -10; x < width + 20; x += between(9, 22) * unit * (0.7 + depth * 0.4))
      tree(brush, x, slope(x) + 4, between(20, 46) * unit * (0.7 + depth * 0.45));
  }
};

export const paintRidges = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height } = layout;
  const brush: RidgeBrush = {
    ...createBrush({ width, height, density: densityFor(layout, density) }, 83),
    layout,
    unit: unitOf(layout),
    mood: (dusk, night) => (free ? night : dusk),
  };
  const { g, canvas } = brush;
  paintSky(brush, free);
  paintRidge(brush, 0);
  paintRidge(brush, 1);
  paintForest(brush);
  paintTowers(brush);
  const shade = g.createRadialGradient(
    ...([width / 2, height * 0.46, Math.min(width, height) * 0.5] as const),
    ...([width / 2, height * 0.5, Math.hypot(width, height) * 0.62] as const),
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(2,4,14,.56)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  return canvas;
};
