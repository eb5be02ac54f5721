/** The foundry at night: an iron hall in one-point perspective, cold windows above, nine furnaces along its wall, molten metal in the floor. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import { fade, lerp, mix } from '../../../slots/art/colours.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { paintLadle, paintNear } from './works.ts';

export interface Hall extends Brush {
  readonly layout: Layout;
  /** Where the floor begins. */
  readonly floor: number;
  /** Pixels of what was drawn for a stage 584 high, or 390 wide. */
  readonly unit: number;
  /** A colour of the night, or one of the heat that free spins are played in. */
  readonly mood: (night: string, heat: string) => string;
}

const paintWall = ({ g, layout, floor, down, glow, mood }: Hall): void => {
  const { width: w, height: h, upright } = layout;
  g.fillStyle = down(0, h, [
    [0, mood('#0d141d', '#1c0a06')],
    [0.45, mood('#1b232d', '#3c140a')],
    [0.8, mood('#2a1a14', '#521a08')],
    [1, '#0b0908'],
  ]);
  g.fillRect(0, 0, w, h);
  glow(w / 2, floor, w * (upright ? 0.9 : 0.55), '#ff6a1f', mood('#000000', '#ffffff') === '#ffffff' ? 0.7 : 0.42);
  for (const x of [0.06, 0.94]) glow(w * x, floor, w * (upright ? 0.5 : 0.26), '#ff7a24', 0.4);
};

/** Rows of panes between piers of brick; some are broken, some lit from outside. */
const paintWindows = (hall: Hall): void => {
  const { g, layout, next, between, mood, unit } = hall;
  const { width: w, upright } = layout;
  const count = upright ? 5 : 9;
  const wide = w / count;
  const [top, low] = upright ? [-10, 96 * unit] : [-20, 236 * unit];
  const [columns, rows] = [4, upright ? 4 : 7];
  for (let bay = 0; bay < count; bay += 1) {
    const [x, across] = [bay * wide + wide * 0.16, wide * 0.68];
    g.save();
    g.beginPath();
    g.moveTo(x, low);
    g.lineTo(x, top + across / 2);
    g.arc(x + across / 2, top + across / 2, across / 2, Math.PI, 0);
    g.lineTo(x + across, low);
    g.closePath();
    g.fillStyle = mood('#16283a', '#5a1c0a');
    g.fill();
    g.clip();
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) {
        const light = next();
        g.fillStyle = light > 0.9 ? 'rgba(4,8,12,.8)' : fade(mood('#86b4d6', '#ffa050'), 0.05 + light * light * 0.36);
        g.fillRect(
          x + (across * column) / columns + 1,
          top + ((low - top) * row) / rows + 1,
          across / columns - 2.5,
          (low - top) / rows - 2.5,
        );
      }
    g.restore();
    g.strokeStyle = mood('#0a0f14', '#1a0804');
    g.lineWidth = 5 * unit;
    g.strokeRect(x, top, across, low - top);
    g.lineWidth = 1;
    g.strokeStyle = fade(mood('#b8d4e8', '#ffb070'), 0.22);
    g.beginPath();
    g.moveTo(x - 3 * unit, low + 3 * unit);
    g.lineTo(x + across + 3 * unit, low + 3 * unit);
    g.stroke();
  }
  // Dust and smoke before them.
  for (let puff = 0; puff < 26; puff += 1) {
    const r = between(30, 110) * unit;
    const smoke = g.createRadialGradient(0, 0, 0, 0, 0, r);
    const [x, y] = [next() * w, between(0.1, 1.2) * low];
    smoke.addColorStop(0, fade(mood('#0d1218', '#2a0c06'), 0.34));
    smoke.addColorStop(1, fade(mood('#0d1218', '#2a0c06'), 0));
    g.save();
    g.translate(x, y);
    g.scale(1.6, 0.7);
    g.fillStyle = smoke;
    g.fillRect(-r, -r, 2 * r, 2 * r);
    g.restore();
  }
};

/** Girders under the roof: two flanges with a lattice between, nearer ones lower. */
const paintGirders = ({ g, layout, unit, mood }: Hall): void => {
  const { width: w, upright } = layout;
  for (const [y, deep, near] of upright
    ? ([[14, 18, 0.6]] as const)
    : ([
        [40, 16, 0.35],
        [4, 30, 0.8],
      ] as const)) {
    const [top, tall] = [y * unit, deep * unit];
    const iron = mix(mood('#2b3743', '#4a1c10'), '#0a0d11', near);
    g.strokeStyle = iron;
    g.lineWidth = 3 * unit;
    g.beginPath();
    const step = tall * 1.6;
    for (let x = -step; x < w + step; x += step) {
      g.moveTo(x, top + tall);
      g.lineTo(x + step / 2, top);
      g.lineTo(x + step, top + tall);
    }
    g.stroke();
    for (const edge of [top, top + tall]) {
      g.fillStyle = iron;
      g.fillRect(0, edge - 3 * unit, w, 6 * unit);
      g.fillStyle = fade(mood('#a8c4da', '#ff9a5c'), 0.28);
      g.fillRect(0, edge - 3 * unit, w, 1);
    }
  }
};

/** One furnace in the wall: an arch of iron plates with fire behind its bars. */
const paintMouth = (hall: Hall, x: number, wide: number): void => {
  const { g, floor, glow, between, mood } = hall;
  const tall = wide * 1.3;
  const arch = (grow: number) => {
    g.beginPath();
    g.moveTo(x - wide / 2 - grow, floor + 2);
    g.lineTo(x - wide / 2 - grow, floor - tall + wide / 2);
    g.arc(x, floor - tall + wide / 2, wide / 2 + grow, Math.PI, 0);
    g.lineTo(x + wide / 2 + grow, floor + 2);
    g.closePath();
  };
  g.fillStyle = mood('#171d24', '#2c0f08');
  arch(wide * 0.3);
  g.fill();
  g.strokeStyle = fade('#ff9a4a', 0.4);
  g.lineWidth = 1.4;
  g.stroke();
  g.fillStyle = '#0a0605';
  arch(wide * 0.06);
  g.fill();
  const fire = g.createRadialGradient(x, floor - wide * 0.1, 0, x, floor - wide * 0.2, wide * 1.05);
  fire.addColorStop(0, '#fff6cf');
  fire.addColorStop(0.3, '#ffc24a');
  fire.addColorStop(0.62, '#f2560f');
  fire.addColorStop(1, '#54100a');
  g.fillStyle = fire;
  arch(0);
  g.fill();
  g.save();
  arch(0);
  g.clip();
  for (let tongue = 0; tongue < 7; tongue += 1) {
    const [at, high] = [x + between(-0.42, 0.42) * wide, between(0.5, 0.95) * tall];
    g.fillStyle = fade('#ffe28a', 0.34);
    g.beginPath();
    g.moveTo(at - wide * 0.12, floor);
    g.quadraticCurveTo(at - wide * 0.1, floor - high * 0.5, at, floor - high);
    g.quadraticCurveTo(at + wide * 0.14, floor - high * 0.4, at + wide * 0.12, floor);
    g.fill();
  }
  g.fillStyle = '#150a06';
  for (const bar of [-0.25, 0, 0.25]) g.fillRect(x + bar * wide - wide * 0.035, floor - tall, wide * 0.07, tall);
  g.fillRect(x - wide / 2, floor - tall * 0.36, wide, wide * 0.07);
  g.restore();
  glow(x, floor - tall * 0.3, wide * 1.9, '#ff7a24', 0.5);
};

const paintFurnaces = (hall: Hall): void => {
  const { layout, unit } = hall;
  const { width: w, upright } = layout;
  for (let index = 0; index < 9; index += 1)
    paintMouth(hall, w * (0.045 + index * 0.11375), (upright ? 22 : 58) * unit);
};

/** Plates of iron, and channels in which the metal runs to the front. */
const paintFloor = ({ g, layout, floor, down, glow, unit, mood }: Hall): void => {
  const { width: w, height: h } = layout;
  const deep = h - floor;
  g.fillStyle = down(floor, h, [
    [0, mood('#3a2418', '#5a220c')],
    [0.3, '#201713'],
    [1, '#0c0a09'],
  ]);
  g.fillRect(0, floor, w, deep);
  g.strokeStyle = 'rgba(0,0,0,.65)';
  g.lineWidth = 1.6;
  g.beginPath();
  for (let line = -18; line <= 18; line += 1) {
    g.moveTo(w / 2 + line * w * 0.034, floor);
    g.lineTo(w / 2 + line * w * 0.12, h);
  }
  for (let line = 1; line < 7; line += 1) {
    const y = floor + deep * (line / 7) ** 1.8;
    g.moveTo(0, y);
    g.lineTo(w, y);
  }
  g.stroke();
  g.lineCap = 'round';
  for (const side of [-1, 1])
    for (const [from, to] of [
      [0.46, 0.62],
      [0.34, 0.4],
      [0.23, 0.24],
    ] as const) {
      const course = () => {
        g.beginPath();
        g.moveTo(w / 2 + side * from * w * 0.985, floor);
        g.bezierCurveTo(
          w / 2 + side * from * w,
          floor + deep * 0.4,
          w / 2 + side * to * w,
          floor + deep * 0.3,
          w / 2 + side * to * w,
          h + 10,
        );
      };
      for (const [width, colour] of [
        [20, 'rgba(255,90,16,.22)'],
        [11, '#120a06'],
        [7, '#e2470c'],
        [4, '#ff9a2b'],
        [1.6, '#fff0b0'],
      ] as const) {
        g.strokeStyle = colour;
        g.lineWidth = width * unit;
        course();
        g.stroke();
      }
    }
  glow(w / 2, floor + 4, w * 0.5, '#ff6a1f', 0.3);
};

const paintEdges = ({ g, layout }: Hall): void => {
  const { width: w, height: h } = layout;
  const dark = g.createRadialGradient(w / 2, h * 0.54, Math.min(w, h) * 0.42, w / 2, h / 2, Math.max(w, h) * 0.68);
  dark.addColorStop(0, 'rgba(5,4,4,0)');
  dark.addColorStop(1, 'rgba(5,4,4,.66)');
  g.fillStyle = dark;
  g.fillRect(0, 0, w, h);
};

export const paintHall = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height, upright } = layout;
  const brush = createBrush({ width, height, density: densityFor(layout, density) }, 9);
  const floor = height * lerp(0.8, 0.86, Number(upright));
  const unit = upright ? Math.max(0.9, width / 390) : height / 584;
  const hall: Hall = { ...brush, layout, floor, unit, mood: (night, heat) => (free ? heat : night) };
  paintWall(hall);
  paintWindows(hall);
  paintGirders(hall);
  paintFurnaces(hall);
  paintFloor(hall);
  paintLadle(hall);
  paintNear(hall);
  paintEdges(hall);
  return brush.canvas;
};
