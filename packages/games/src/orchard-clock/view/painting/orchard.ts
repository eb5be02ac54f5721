/** The orchard in the morning, painted once: sky and sun, hills with rows of trees, the tower, the meadow in front. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { paintMeadow } from './meadow.ts';
import { horizonOf, towerOf, unitOf } from './plan.ts';
import { paintTower } from './clock-tower.ts';
import { paintTree } from './tree.ts';

const paintSky = ({ g, down, glow, between }: Brush, layout: Layout): void => {
  const { width, height } = layout;
  const [unit, horizon] = [unitOf(layout), horizonOf(layout)];
  g.fillStyle = down(0, horizon, [
    [0, '#2f8fdc'],
    [0.45, '#7cc6f0'],
    [0.8, '#bfe4ea'],
    [1, '#f4e2ac'],
  ]);
  g.fillRect(0, 0, width, height);
  const [x, y] = [width * (layout.upright ? 0.14 : 0.225), horizon * (layout.upright ? 0.5 : 0.3)];
  const reach = Math.hypot(width, height);
  g.save();
  const light = g.createRadialGradient(x, y, 0, x, y, reach * 0.62);
  light.addColorStop(0, 'rgba(255,251,224,.3)');
  light.addColorStop(1, 'rgba(255,251,224,0)');
  g.fillStyle = light;
  for (let ray = 0; ray < 18; ray += 1) {
    // None of them is level: its edge would look like a seam in the sky.
    const [from, to] = [((ray + 0.29) / 18) * 2 * Math.PI, ((ray + 0.71) / 18) * 2 * Math.PI];
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x + reach * Math.cos(from), y + reach * Math.sin(from));
    g.lineTo(x + reach * Math.cos(to), y + reach * Math.sin(to));
    g.fill();
  }
  g.restore();
  // The sky keeps its blue around the sun: more light than that burns it out beside the reels.
  glow(x, y, 170 * unit, '#ffdf8a', 0.5);
  const disc = g.createRadialGradient(x, y, 12 * unit, x, y, 40 * unit);
  disc.addColorStop(0, '#fffdf0');
  disc.addColorStop(0.75, '#fff2b0');
  disc.addColorStop(1, '#ffdc6a');
  g.fillStyle = disc;
  g.beginPath();
  g.arc(x, y, 40 * unit, 0, 2 * Math.PI);
  g.fill();
  for (let cloud = 0; cloud < 7; cloud += 1)
    paintCloud(g, between, [between(0, width), between(0.04, 0.56) * horizon], between(0.5, 1.1) * unit);
};

const paintCloud = (
  g: CanvasRenderingContext2D,
  between: Brush['between'],
  [x, y]: readonly [number, number],
  size: number,
): void => {
  for (const [dy, colour] of [
    [5, 'rgba(150,190,220,.4)'],
    [0, 'rgba(255,255,255,.88)'],
  ] as const) {
    g.fillStyle = colour;
    for (const [dx, lift, r] of [
      [-52, 4, 16],
      [-28, -6, 24],
      [4, -12, 30],
      [34, -4, 22],
      [58, 6, 14],
    ] as const) {
      g.beginPath();
      g.ellipse(x + dx * size, y + (lift + dy) * size, r * size, r * 0.72 * size, 0, 0, 2 * Math.PI);
      g.fill();
    }
  }
  between(0, 1);
};

/** Ridges of summed sines, the near ones darker and fuller. */
const paintHills = (brush: Brush, layout: Layout): void => {
  const { g, down, between } = brush;
  const { width, height } = layout;
  const [unit, horizon] = [unitOf(layout), horizonOf(layout)];
  const hills = [
    { base: horizon - 56 * unit, swing: 26, far: '#9fd0b8', near: '#b8dca0', trees: 0, size: 0 },
    { base: horizon - 22 * unit, swing: 22, far: '#7fc27a', near: '#9fd468', trees: 26, size: 0.34 },
    { base: horizon + 18 * unit, swing: 16, far: '#58ab52', near: '#7cc04c', trees: 18, size: 0.58 },
  ];
  for (const [index, { base, swing, far, near, trees, size }] of hills.entries()) {
    const ridge = (x: number) =>
      base +
      unit * swing * Math.sin((x / width) * 5.2 + index * 2.1) * 0.6 +
      unit * swing * 0.4 * Math.sin((x / width) * 13 + index);
    g.fillStyle = down(base - swing * unit, base + 150 * unit, [
      [0, near],
      [1, far],
    ]);
    g.beginPath();
    g.moveTo(0, height);
    for (let x = 0; x <= width + 8; x += 8) g.lineTo(x, ridge(x));
    g.lineTo(width, height);
    g.fill();
    if (index === 2) paintTower(brush, towerOf(layout));
    for (let tree = 0; tree < trees; tree += 1) {
      const x = ((tree + 0.5 + between(-0.2, 0.2)) / trees) * width;
      paintTree(brush, [x, ridge(x) + 8 * size * unit], size * unit * between(0.85, 1.1), 12);
    }
  }
};

export const paintOrchard = (layout: Layout, density: number): HTMLCanvasElement => {
  const { width, height, upright } = layout;
  const brush = createBrush({ width, height, density: densityFor(layout, density) }, 11);
  const { g, canvas } = brush;
  const unit = unitOf(layout);
  paintSky(brush, layout);
  paintHills(brush, layout);
  paintMeadow(brush, layout);
  if (upright) {
    paintTree(brush, [width * 0.1, height * 0.9], 1.3 * unit, 26);
    paintTree(brush, [width * 0.92, height * 0.94], 1.1 * unit, 26);
  } else {
    paintTree(brush, [width * 0.1, height * 0.93], 2.5 * unit, 64);
    paintTree(brush, [width * 0.955, height * 0.97], 1.5 * unit, 40);
  }
  const shade = g.createRadialGradient(
    ...[width / 2, height * 0.46, Math.min(width, height) * 0.5],
    ...[width / 2, height * 0.5, Math.hypot(width, height) * 0.6],
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(4,34,14,.55)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  return canvas;
};
