/** The ridges, painted once at dusk and once in the night of the free spins, when every summit burns. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
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
    [0, mood('#0f2560', '#070c34')],
    [0.4, mood('#2d58a8', '#142464')],
    [0.68, mood('#7c7cc0', '#30408c')],
    [0.86, mood('#f08a7a', '#7a4a8c')],
    [1, mood('#ffb46a', '#e0705a')],
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

/** Each summit has a face in the shade, and snow that the light from the left falls on. */
const paintSummits = (
  { g, layout, mood, next }: RidgeBrush,
  ridge: number,
  heightAt: (x: number) => number,
  step: number,
): void => {
  const { width, height } = layout;
  const face = (points: readonly (readonly [number, number])[], colour: string, strength: number) => {
    g.globalAlpha = strength;
    g.fillStyle = colour;
    g.beginPath();
    for (const [x, y] of points) g.lineTo(x, y);
    g.fill();
  };
  /** Along the ridge, until it rises again or is so far down. */
  const slope = (from: number, by: number, most: number): (readonly [number, number])[] => {
    const points: (readonly [number, number])[] = [];
    const top = heightAt(from);
    for (let x = from; heightAt(x + by) >= heightAt(x) && heightAt(x) - top < most; x += by)
      points.push([x, heightAt(x)]);
    return points;
  };
  for (let x = -step * 8; x < width + step * 8; x += step) {
    const top = heightAt(x);
    if (top > heightAt(x - step) || top >= heightAt(x + step)) continue;
    const [foot, lean] = [height * 0.2, height * (0.03 + 0.03 * next())];
    const shaded = slope(x, step, foot);
    const [endX, endY] = shaded.at(-1) ?? [x, top];
    face(
      [...shaded, [endX - lean, endY + lean], [x - lean * 0.2, top + (endY - top) * 0.7], [x + lean * 0.3, top + lean]],
      mood(ridge === 0 ? '#3c4f8e' : '#1f3c7c', ridge === 0 ? '#182a66' : '#122460'),
      0.55,
    );
    const snow = Math.min(foot, height * (0.022 + 0.016 * next()));
    const [left, right] = [slope(x, -step, snow), slope(x, step, snow)];
    const [[fromX], [toX]] = [left.at(-1) ?? [x, top], right.at(-1) ?? [x, top]];
    const teeth = Math.max(2, Math.round((toX - fromX) / (step * 3)));
    const edge = Array.from({ length: teeth * 2 - 1 }, (_, at) => {
      const along = toX + ((fromX - toX) * (at + 1)) / (teeth * 2);
      return [along, heightAt(along) + snow * (at % 2 === 0 ? 0.62 : 0.2) * (0.7 + 0.6 * next())] as const;
    });
    face([...left.toReversed(), ...right, ...edge], mood('#ffe6d6', '#b4c6f6'), 0.92);
    face([...right, ...edge.filter(([along]) => along > x), [x, top + snow * 0.5]], mood('#b9a6cc', '#6c84cc'), 0.8);
  }
  g.globalAlpha = 1;
};

/** One far ridge with snow on its sunny sides, fog at its foot. */
const paintRidge = (brush: RidgeBrush, ridge: number): void => {
  const { g, down, layout, unit, mood } = brush;
  const { width, height } = layout;
  const horizon = horizonOf(layout);
  const step = Math.max(3, width / 260);
  const heightAt = (x: number) => ridgeAt(layout, ridge, x / width);
  g.fillStyle = down(horizon - height * 0.26, horizon + height * 0.2, [
    [0, mood(ridge === 0 ? '#5a74b4' : '#34549a', ridge === 0 ? '#2c4490' : '#20387c')],
    [0.6, mood(ridge === 0 ? '#8a88b8' : '#3f5c98', ridge === 0 ? '#444f98' : '#294488')],
    [1, mood(ridge === 0 ? '#d8a0a0' : '#6a7cb0', ridge === 0 ? '#6a5a96' : '#40569c')],
  ]);
  g.beginPath();
  g.moveTo(0, height);
  for (let x = 0; x <= width + step; x += step) g.lineTo(x, heightAt(x));
  g.lineTo(width, height);
  g.fill();
  paintSummits(brush, ridge, heightAt, step);
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

/** A watch fire on the snow, which takes its colour. */
const paintCamp = ({ g, unit }: RidgeBrush, x: number, y: number): void => {
  g.save();
  g.translate(x, y);
  g.scale(unit, unit * 0.5);
  const warm = g.createRadialGradient(0, 0, 4, 0, 0, 84);
  warm.addColorStop(0, 'rgba(255,150,60,.85)');
  warm.addColorStop(0.4, 'rgba(255,120,50,.4)');
  warm.addColorStop(1, 'rgba(255,110,50,0)');
  g.fillStyle = warm;
  g.fillRect(-84, -84, 168, 168);
  g.restore();
  g.save();
  g.translate(x, y);
  g.scale(unit, unit);
  g.lineCap = 'round';
  g.lineWidth = 5;
  g.strokeStyle = '#2a1408';
  g.beginPath();
  g.moveTo(-15, 3);
  g.lineTo(15, -3);
  g.moveTo(-15, -3);
  g.lineTo(15, 3);
  g.stroke();
  for (const [size, colour] of [
    [1, '#f0561f'],
    [0.68, '#ffae3a'],
    [0.38, '#fff2b8'],
  ] as const) {
    g.fillStyle = colour;
    g.beginPath();
    g.moveTo(0, 1);
    g.bezierCurveTo(-17 * size, 0, -14 * size, -16 * size, -6 * size, -21 * size);
    g.bezierCurveTo(-4 * size, -14 * size, 1 * size, -22 * size, 1 * size, -36 * size);
    g.bezierCurveTo(13 * size, -24 * size, 18 * size, -2 * size, 0, 1);
    g.fill();
  }
  g.restore();
};

/** How much of a slope's length lies between two watch fires, and of the camps at dusk every which is lit. */
const [watchGap, duskEvery] = [130, 2];

/** The near slopes: forest on two of them, and in front a field of snow with the fires of the watch. */
const paintForest = (brush: RidgeBrush, free: boolean): void => {
  const { g, down, layout, unit, mood, between } = brush;
  const { width, height } = layout;
  const horizon = horizonOf(layout);
  for (const [depth, snow, foot, trees] of [
    [0, mood('#44629e', '#2c4890'), mood('#2a4684', '#1e3878'), mood('#22407a', '#1c3470')],
    [1, mood('#4a68a8', '#34509c'), mood('#22407c', '#1c3470'), mood('#152c58', '#142a5c')],
    [2, mood('#8aa4d8', '#6480cc'), mood('#2c4684', '#243c80'), mood('#0c1c40', '#0e1f4a')],
  ] as const) {
    const base = horizon + height * (0.08 + depth * 0.14);
    const slope = (x: number) =>
      base + Math.sin(x / width + depth * 2.1) * height * 0.03 - Math.abs(x / width - 0.5) * height * 0.16;
    g.fillStyle = down(base - height * 0.1, base + height * (0.1 + depth * 0.12), [
      [0, snow],
      [1, foot],
    ]);
    g.beginPath();
    g.moveTo(0, height);
    for (let x = 0; x <= width + 8; x += 8) g.lineTo(x, slope(x));
    g.lineTo(width, height);
    g.fill();
    const high = unit * (0.7 + depth * 0.45);
    for (let x = -10; x < width + 20; x += between(9, 22) * unit * (0.7 + depth * 0.4)) {
      const [tall, y] = [between(20, 46) * high, slope(x) + 4];
      g.fillStyle = trees;
      tree(brush, x, y, tall);
      if (depth < 2) continue;
      // Snow on what the light falls on.
      g.fillStyle = mood('rgba(190,210,250,.34)', 'rgba(150,180,250,.3)');
      tree(brush, x - tall * 0.05, y - tall * 0.08, tall * 0.72);
    }
    if (depth < 2) continue;
    for (let at = 0; at * watchGap * unit < width; at += 1) {
      if (!free && at % duskEvery !== 0) continue;
      const x = (at + between(0.3, 0.7)) * watchGap * unit;
      const y = slope(x) + height * between(0.03, 0.13);
      paintCamp(brush, x, y);
    }
  }
  if (!layout.upright) return;
  // Where no tower stands in front, trees of the near edge.
  for (const [at, low, tall] of [
    [0.02, 0.99, 150],
    [0.12, 1.02, 104],
    [0.88, 1.02, 112],
    [0.97, 0.98, 160],
  ] as const) {
    g.fillStyle = mood('#0c1c40', '#0e1f4a');
    tree(brush, width * at, height * low, tall * unit);
    g.fillStyle = mood('rgba(190,210,250,.34)', 'rgba(150,180,250,.3)');
    tree(brush, width * at - tall * 0.05 * unit, height * low - tall * 0.08 * unit, tall * 0.72 * unit);
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
  paintForest(brush, free);
  paintTowers(brush);
  const shade = g.createRadialGradient(
    ...([width / 2, height * 0.46, Math.min(width, height) * 0.5] as const),
    ...([width / 2, height * 0.5, Math.hypot(width, height) * 0.62] as const),
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(2,4,14,.38)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  return canvas;
};
