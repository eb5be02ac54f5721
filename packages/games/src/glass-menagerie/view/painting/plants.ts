/** Palms along the walls, and leaves so near that only their edges are lit. */
import { fade } from '../../../slots/art/colours.ts';
import type { House } from './house.ts';

interface Frond {
  readonly at: readonly [x: number, y: number];
  readonly long: number;
  readonly turn: number;
  readonly fill: string;
  readonly rim: string;
  readonly curl: number;
}

const paintFrond = ({ g }: House, { at: [x, y], long, turn, fill, rim, curl }: Frond): void => {
  const along = (t: number) => [long * t, -long * curl * 0.32 * Math.sin(t * 2.6) + long * 0.3 * t * t] as const;
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  const count = 16;
  for (let leaf = 1; leaf <= count; leaf += 1)
    for (const side of [1, -1]) {
      const t = leaf / count;
      const [px, py] = along(t);
      const size = long * 0.42 * Math.sin(Math.PI * (0.12 + t * 0.86));
      const angle = side * (1.15 - t * 0.6) + 0.3 * t;
      const [ex, ey] = [px + Math.cos(angle) * size, py + Math.sin(angle) * size];
      const edge = () => {
        g.beginPath();
        g.moveTo(px, py);
        g.quadraticCurveTo((px + ex) / 2 + 5, (py + ey) / 2 - size * 0.16, ex, ey);
      };
      g.fillStyle = fill;
      edge();
      g.quadraticCurveTo((px + ex) / 2 - 2, (py + ey) / 2 + size * 0.1, px - 5, py);
      g.fill();
      if (side > 0) continue;
      g.strokeStyle = rim;
      g.lineWidth = 0.9;
      edge();
      g.stroke();
    }
  g.restore();
};

export const paintPalms = (house: House): void => {
  const { layout, floor, between, mood } = house;
  const { width: w, upright } = layout;
  const unit = upright ? Math.max(1, w / 390) : layout.height / 584;
  const palms = upright
    ? ([
        [0.02, 70, 90],
        [0.98, 90, 90],
      ] as const)
    : ([
        [0.1, 70, 150],
        [0.91, 90, 160],
        [0.2, 18, 96],
        [0.8, 24, 90],
      ] as const);
  for (const [x, up, long] of palms)
    for (let leaf = 0; leaf < 11; leaf += 1) {
      const turn = -Math.PI / 2 + (leaf - 5) * 0.42 + between(-0.12, 0.12);
      paintFrond(house, {
        ...{ at: [w * x, floor - up * unit], long: long * unit * between(0.8, 1.1), turn },
        ...{ fill: mood('#0a3a30', '#2c1444'), rim: fade(mood('#96f0cd', '#ffb8dc'), 0.35) },
        curl: Math.cos(turn) > 0 ? 0.8 : -0.8,
      });
    }
};

const wideLeaves = [
  [30, 60, 1.3, -0.5],
  [104, 14, 1.1, 0.25],
  [176, -10, 0.8, 0.6],
] as const;
const tallLeaves = [
  [10, 30, 0.8, -0.5],
  [60, 4, 0.7, 0.3],
] as const;
const rims = ['#ffbe5a', '#78ffc8', '#c878ff'];

const paintLeaf = (
  { g, mood }: House,
  [x, y, size, turn]: readonly [number, number, number, number],
  rim: string,
): void => {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.scale(size, size);
  const dark = g.createLinearGradient(-40, -60, 40, 60);
  dark.addColorStop(0, mood('#0b2f28', '#281038'));
  dark.addColorStop(1, mood('#020d0b', '#0a0410'));
  g.fillStyle = dark;
  g.strokeStyle = fade(rim, 0.5);
  g.lineWidth = 1.6;
  g.beginPath();
  g.moveTo(0, 60);
  g.bezierCurveTo(-70, 40, -66, -40, 0, -84);
  g.bezierCurveTo(66, -40, 70, 40, 0, 60);
  g.fill();
  g.stroke();
  g.strokeStyle = fade(rim, 0.3);
  g.lineWidth = 1;
  g.beginPath();
  for (let vein = -3; vein < 4; vein += 1)
    for (const side of [1, -1]) {
      g.moveTo(0, vein * 16 + 12);
      g.quadraticCurveTo(side * 28, vein * 16, side * (48 - Math.abs(vein) * 6), vein * 15 - 14);
    }
  g.moveTo(0, 60);
  g.lineTo(0, -80);
  g.stroke();
  g.restore();
};

export const paintLeaves = (house: House): void => {
  const { width: w, height: h, upright } = house.layout;
  const unit = upright ? Math.max(1, w / 390) : h / 584;
  for (const [index, [x, up, size, turn]] of (upright ? tallLeaves : wideLeaves).entries()) {
    const rim = rims[index] ?? '#ffffff';
    paintLeaf(house, [x * unit, h - up * unit, size * unit, turn], rim);
    paintLeaf(house, [w - x * unit, h - up * unit, size * unit, -turn], rim);
  }
  if (upright) return;
  const near = { long: 210 * unit, fill: '#031311', rim: fade('#96f0cd', 0.3) };
  paintFrond(house, { ...near, at: [-10, h * 0.51], turn: -0.35, curl: 0.8 });
  paintFrond(house, { ...near, at: [w + 10, h * 0.56], turn: Math.PI + 0.35, curl: -0.8 });
};
