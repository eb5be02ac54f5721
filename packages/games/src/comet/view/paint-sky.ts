/** Night over the rim of a planet: painted once per size. Chances are the picture's own and the same on every visit. */
import type { Plot } from './plot.ts';

type Pen = CanvasRenderingContext2D;
type Stop = readonly [at: number, colour: string];

const filled = <G extends CanvasGradient>(fill: G, stops: readonly Stop[]): G => {
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  return fill;
};

/** A sequence of numbers of 0 … 1 that looks like chance. */
export const likeChance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const night: readonly Stop[] = [
  [0, '#08061a'],
  [0.55, '#1d0a2a'],
  [0.85, '#4a0f2e'],
  [1, '#7a1a30'],
];
const clouds = ['196,23,74', '110,40,190', '40,80,200', '230,110,50'];
const starlight = ['#fff', '#ffe6c8', '#cfe0ff'];

const paintClouds = (pen: Pen, { width, height, scale }: Plot, chance: () => number): void => {
  pen.globalCompositeOperation = 'lighter';
  for (let index = 0; index < 38 * scale * scale; index += 1) {
    const along = chance();
    const [x, y] = [along * width * 1.1, height * (0.75 - along * 0.75) + (chance() - 0.5) * 240];
    const radius = (70 + chance() * 190) * scale;
    const colour = clouds[index % clouds.length] ?? '';
    pen.fillStyle = filled(pen.createRadialGradient(x, y, 0, x, y, radius), [
      [0, `rgb(${colour},.13)`],
      [1, `rgb(${colour},0)`],
    ]);
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
};

const paintStars = (pen: Pen, { width, height }: Plot, chance: () => number): void => {
  for (let index = 0; index < width * 0.45; index += 1) {
    const size = chance() ** 5;
    const [x, y] = [chance() * width, chance() * height * 0.95];
    pen.globalAlpha = 0.25 + chance() * 0.75;
    pen.fillStyle = starlight[index % starlight.length] ?? '#fff';
    pen.beginPath();
    pen.arc(x, y, 0.4 + size * 1.7, 0, 7);
    pen.fill();
    if (size < 0.72) continue;
    pen.globalAlpha = 0.5;
    pen.fillRect(x - 7, y - 0.5, 14, 1);
    pen.fillRect(x - 0.5, y - 7, 1, 14);
  }
  pen.globalAlpha = 1;
};

const paintPlanet = (pen: Pen, { width, height, base, scale }: Plot): void => {
  const radius = width * (scale < 1 ? 1.5 : 0.95);
  const x = width * 0.36;
  const y = Math.min(height, base + 90) + radius * 0.93;
  pen.fillStyle = filled(pen.createRadialGradient(x, y, radius * 0.97, x, y, radius * 1.12), [
    [0, 'rgb(255 150 90 / 75%)'],
    [0.25, 'rgb(255 80 90 / 30%)'],
    [1, 'rgb(255 60 100 / 0%)'],
  ]);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = filled(pen.createRadialGradient(x + radius * 0.2, y - radius * 0.5, radius * 0.1, x, y, radius), [
    [0, '#5a1730'],
    [0.75, '#2a0a1a'],
    [0.97, '#12060f'],
    [1, '#ff9a6a'],
  ]);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
};

export const paintSky = (pen: Pen, plot: Plot): void => {
  const chance = likeChance(11);
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = filled(pen.createLinearGradient(0, 0, 0, plot.height), night);
  pen.fillRect(0, 0, plot.width, plot.height);
  paintClouds(pen, plot, chance);
  paintStars(pen, plot, chance);
  pen.globalCompositeOperation = 'source-over';
  paintPlanet(pen, plot);
};
