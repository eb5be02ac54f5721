/** The conservatory at night: an iron vault in one-point perspective, the moon behind its panes, jewels on threads, wet stone below. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import { fade, lerp, mix } from '../../../slots/art/colours.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { paintLeaves, paintPalms } from './plants.ts';

export interface House extends Brush {
  readonly layout: Layout;
  /** Where the floor begins. */
  readonly floor: number;
  /** A colour of the night, or one of the dawn that free spins are played in. */
  readonly mood: (night: string, dawn: string) => string;
}

export const jewels = ['#ff3c5a', '#ffaa32', '#46f082', '#3ce6e6', '#508cff', '#be5aff'] as const;

const arches = [0.2, 0.27, 0.36, 0.48, 0.64, 0.84, 1.06, 1.36];
const panes = 28;

/** On a gothic arch: straight walls, then a pointed roof. `t` from one foot to the other. */
const onArch = ({ layout, floor }: House, z: number, t: number): readonly [number, number] => {
  const { width, upright } = layout;
  const wall = 0.42;
  const up = t < 0.5 ? t * 2 : (1 - t) * 2;
  const turn = (Math.max(0, (up - wall) / (1 - wall)) * Math.PI) / 2;
  const y = up < wall ? (up / wall) * 0.46 : 0.46 + 0.54 * Math.sin(turn) ** 0.9;
  const x = up < wall ? 1 : Math.max(0, Math.cos(turn)) ** 0.8;
  const [rx, ry] = [width * (upright ? 0.62 : 0.56), floor * (upright ? 0.98 : 1.1)];
  return [width / 2 + (t < 0.5 ? -1 : 1) * x * rx * z, floor - 20 + 30 * z - y * ry * z];
};

const paintNight = ({ g, layout, floor, down, glow, next, between, mood }: House): void => {
  const { width: w, height: h, upright } = layout;
  g.fillStyle = down(0, h, [
    [0, mood('#03110f', '#14082a')],
    [0.5, mood('#0a3029', '#3a1c4e')],
    [1, mood('#04100e', '#0e0618')],
  ]);
  g.fillRect(0, 0, w, h);
  glow(w / 2, floor * 0.5, w * (upright ? 1 : 0.58), mood('#78e1be', '#ff9ac8'), 0.6);
  glow(w / 2, floor * 0.9, w * 0.5, mood('#beffdc', '#ffd8a0'), 0.5);
  for (const x of [0.1, 0.9]) glow(w * x, floor * 0.42, w * (upright ? 0.5 : 0.24), mood('#82ebcd', '#ff8ab0'), 0.5);
  for (let tree = 0; tree < 40; tree += 1) {
    const r = between(26, 90);
    g.fillStyle = fade(mood('#08342c', '#2a1240'), between(0.12, 0.3));
    g.beginPath();
    g.ellipse(next() * w, floor - between(0, 90), r, r * between(0.7, 1.3), 0, 0, 7);
    g.fill();
  }
  for (let spot = 0; spot < 60; spot += 1)
    glow(next() * w, next() * floor, between(5, 16), jewels[spot % 6] ?? '#ffffff', between(0.05, 0.18));
};

const paintVault = (house: House): void => {
  const { g, layout, next, mood } = house;
  for (const [index, z] of arches.slice(0, -1).entries())
    for (let pane = 0; pane < panes; pane += 1) {
      const light = next();
      g.fillStyle =
        light > 0.56
          ? fade(mood('#beffe6', '#ffd0e8'), (light - 0.5) * 0.34)
          : fade(mood('#021210', '#0e0418'), (0.56 - light) * 0.6);
      g.beginPath();
      g.moveTo(...onArch(house, z, pane / panes));
      g.lineTo(...onArch(house, arches[index + 1] ?? z, pane / panes));
      g.lineTo(...onArch(house, arches[index + 1] ?? z, (pane + 1) / panes));
      g.lineTo(...onArch(house, z, (pane + 1) / panes));
      g.fill();
    }
  for (let bar = 0; bar <= panes; bar += 1) {
    g.strokeStyle = fade(mood('#051a17', '#14081e'), 0.9);
    g.lineWidth = bar % 4 === 0 ? 3.6 : 1.6;
    g.beginPath();
    g.moveTo(...onArch(house, 0.16, bar / panes));
    g.lineTo(...onArch(house, 1.5, bar / panes));
    g.stroke();
  }
  g.lineJoin = 'round';
  for (const [index, z] of arches.entries()) {
    const near = index / (arches.length - 1);
    const iron = mix(mood('#164a40', '#4a2858'), mood('#020c0b', '#0a0412'), near);
    for (const [width, colour, lift] of [
      [3 + 12 * z, iron, 0],
      [1 + 1.6 * z, fade(mood('#aaf0d4', '#ffc8e4'), 0.2 + 0.4 * near), 1 + 3 * z],
    ] as const) {
      g.strokeStyle = colour;
      g.lineWidth = width * (layout.upright ? 0.6 : 1);
      g.beginPath();
      for (let step = 0; step <= 84; step += 1) {
        const [x, y] = onArch(house, z, step / 84);
        g.lineTo(x, y + lift);
      }
      g.stroke();
    }
  }
};

const paintShafts = ({ g, layout, down, between, mood }: House): void => {
  const { width: w, height: h } = layout;
  g.save();
  g.globalCompositeOperation = 'screen';
  for (let shaft = 0; shaft < 7; shaft += 1) {
    const x = w * (0.12 + shaft * 0.13);
    g.fillStyle = down(0, h, [
      [0, fade(mood('#aaffe1', '#ffb8dc'), between(0.05, 0.15))],
      [1, fade(mood('#78e6c8', '#ff9ac8'), 0)],
    ]);
    g.beginPath();
    g.moveTo(x, 0);
    g.lineTo(x + 46, 0);
    g.lineTo(w / 2 + (x - w / 2) * 1.5 + 120, h);
    g.lineTo(w / 2 + (x - w / 2) * 1.5 - 40, h);
    g.fill();
  }
  g.restore();
};

/** Wet stone: the house upside down in it, row by row. */
const paintFloor = ({ g, canvas, layout, floor, down, next, mood }: House): void => {
  const { width: w, height: h } = layout;
  const deep = h - floor;
  const scale = canvas.width / w;
  for (let y = 0; y < deep; y += 1) {
    const off = (Math.sin(y * 0.5) * 0.8 + (next() - 0.5) * 2) * (0.4 + (y / deep) * 3);
    const from = Math.max(0, (floor - 2 - y * 1.5) * scale);
    g.drawImage(canvas, 0, from, canvas.width, 1, off, floor + y, w, 1.4);
  }
  g.fillStyle = down(floor, h, [
    [0, fade(mood('#021411', '#160824'), 0.35)],
    [1, fade(mood('#010908', '#08020e'), 0.86)],
  ]);
  g.fillRect(0, floor, w, deep);
  g.strokeStyle = fade(mood('#96ebcd', '#ffb8dc'), 0.13);
  g.lineWidth = 1;
  g.beginPath();
  for (let line = -16; line <= 16; line += 1) {
    g.moveTo(w / 2 + line * 22, floor);
    g.lineTo(w / 2 + line * 150, h);
  }
  for (let line = 1; line < 9; line += 1) {
    const y = floor + deep * (line / 9) ** 1.9;
    g.moveTo(0, y);
    g.lineTo(w, y);
  }
  g.stroke();
};

/** Where jewels hang, beside the cells: share of the width and height, radius, colour. */
const wideJewels = [
  [0.05, 0.43, 25, 1],
  [0.116, 0.34, 17, 5],
  [0.181, 0.49, 21, 3],
  [0.083, 0.63, 15, 0],
  [0.217, 0.335, 11, 2],
  [0.955, 0.2, 27, 0],
  [0.91, 0.1, 14, 4],
  [0.93, 0.46, 19, 2],
  [0.966, 0.64, 15, 1],
  [0.79, 0.1, 11, 5],
] as const;
const tallJewels = [
  [0.07, 0.06, 11, 1],
  [0.92, 0.05, 12, 0],
  [0.12, 0.87, 15, 4],
  [0.88, 0.89, 17, 2],
] as const;

const paintJewels = ({ g, layout, glow }: House): void => {
  const { width: w, height: h, upright } = layout;
  const unit = upright ? Math.max(1, w / 390) : h / 584;
  for (const [sx, sy, size, hue] of upright ? tallJewels : wideJewels) {
    const [x, y, r] = [sx * w, sy * h, size * unit];
    const colour = jewels[hue] ?? '#ffffff';
    g.strokeStyle = 'rgba(190,230,210,.35)';
    g.lineWidth = Math.max(0.7, r * 0.03);
    g.beginPath();
    g.moveTo(x, -4);
    g.lineTo(x, y - r);
    g.stroke();
    glow(x, y, r * 4.2, colour, 0.55);
    const glass = g.createRadialGradient(x + r * 0.25, y + r * 0.4, 0, x, y, r);
    glass.addColorStop(0, mix(colour, '#ffffff', 0.6));
    glass.addColorStop(0.45, colour);
    glass.addColorStop(1, mix(colour, '#000814', 0.7));
    g.fillStyle = glass;
    g.beginPath();
    g.arc(x, y, r, 0, 7);
    g.fill();
    g.fillStyle = 'rgba(255,255,255,.85)';
    for (const [dx, dy] of [
      [-0.5, -0.55],
      [-0.26, -0.6],
      [-0.5, -0.32],
      [-0.26, -0.37],
    ] as const)
      g.fillRect(x + dx * r, y + dy * r, r * 0.2, r * 0.19);
    g.fillStyle = '#c9a45a';
    g.fillRect(x - r * 0.22, y - r * 1.12, r * 0.44, r * 0.2);
  }
};

const paintEdges = ({ g, layout }: House): void => {
  const { width: w, height: h } = layout;
  const dark = g.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.4, w / 2, h / 2, Math.max(w, h) * 0.68);
  dark.addColorStop(0, 'rgba(0,8,7,0)');
  dark.addColorStop(1, 'rgba(0,8,7,.62)');
  g.fillStyle = dark;
  g.fillRect(0, 0, w, h);
};

export const paintHouse = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height, upright } = layout;
  const brush = createBrush({ width, height, density: densityFor(layout, density) }, 5);
  const floor = height * lerp(0.78, 0.82, Number(upright));
  const house: House = { ...brush, layout, floor, mood: (night, dawn) => (free ? dawn : night) };
  paintNight(house);
  paintVault(house);
  paintShafts(house);
  paintPalms(house);
  paintFloor(house);
  paintJewels(house);
  paintLeaves(house);
  paintEdges(house);
  return brush.canvas;
};
