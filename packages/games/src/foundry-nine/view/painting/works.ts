/** What stands and hangs in the hall: the ladle on its crane, moulds that are being filled, pipes so near that only their edges are lit. */
import { fade } from '../../../slots/art/colours.ts';
import type { Hall } from './hall.ts';

/** Middle of the ladle: beside the moulds, where the title ends. */
export const ladleAt = ({ layout: { width: w, height: h, window, beam }, unit }: Pick<Hall, 'layout' | 'unit'>) => {
  const room = window.x - beam;
  return { x: room * 0.5, y: h * 0.5, size: Math.min(room * 0.52, 150 * unit), shown: room > w * 0.1 };
};

const paintChain = ({ g, unit }: Hall, x: number, from: number, to: number): void => {
  const link = 13 * unit;
  for (let [y, at] = [from, 0]; y < to; y += link * 0.78, at += 1) {
    g.strokeStyle = '#0b0e12';
    g.lineWidth = 6 * unit;
    g.beginPath();
    g.ellipse(x, y + link / 2, at % 2 === 0 ? 4.4 * unit : 1.4 * unit, link / 2, 0, 0, 7);
    g.stroke();
    g.strokeStyle = '#5d6c7b';
    g.lineWidth = 2.4 * unit;
    g.stroke();
  }
};

/** A stream of metal, its light and its core. */
const paintStream = (
  { g, glow, unit }: Hall,
  [x, y]: readonly [number, number],
  [tx, ty]: readonly [number, number],
) => {
  for (const [width, colour] of [
    [26, 'rgba(255,100,20,.25)'],
    [14, '#f2560f'],
    [9, '#ffab35'],
    [4.5, '#fff3bd'],
  ] as const) {
    g.strokeStyle = colour;
    g.lineWidth = width * unit;
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(tx, y + 8 * unit, tx, ty);
    g.stroke();
  }
  glow(tx, ty, 110 * unit, '#ff8a2e', 0.8);
  glow(tx, (y + ty) / 2, 90 * unit, '#ff7a24', 0.5);
};

const paintBody = ({ g, unit }: Hall, size: number): void => {
  const iron = g.createLinearGradient(-size / 2, 0, size / 2, 0);
  iron.addColorStop(0, '#1a2129');
  iron.addColorStop(0.28, '#7e90a2');
  iron.addColorStop(0.5, '#414d59');
  iron.addColorStop(0.8, '#6a3a20');
  iron.addColorStop(1, '#d8661e');
  g.fillStyle = iron;
  g.strokeStyle = '#07090c';
  g.lineWidth = 3 * unit;
  g.beginPath();
  g.moveTo(-size * 0.5, -size * 0.34);
  g.lineTo(size * 0.5, -size * 0.34);
  g.lineTo(size * 0.38, size * 0.36);
  g.quadraticCurveTo(0, size * 0.5, -size * 0.38, size * 0.36);
  g.closePath();
  g.fill();
  g.stroke();
  g.strokeStyle = 'rgba(0,0,0,.5)';
  for (const y of [-0.08, 0.2]) {
    g.beginPath();
    g.moveTo(-size * (0.46 - y * 0.12), y * size);
    g.quadraticCurveTo(0, y * size + size * 0.09, size * (0.46 - y * 0.12), y * size);
    g.stroke();
  }
  for (let rivet = -4; rivet <= 4; rivet += 1) {
    g.fillStyle = '#9fb2c4';
    g.beginPath();
    g.arc(rivet * size * 0.098, -size * 0.17 + (1 - (rivet / 5) ** 2) * size * 0.05, 2.4 * unit, 0, 7);
    g.fill();
  }
  const melt = g.createRadialGradient(size * 0.1, -size * 0.36, 0, 0, -size * 0.36, size * 0.56);
  melt.addColorStop(0, '#fffbe0');
  melt.addColorStop(0.5, '#ffb938');
  melt.addColorStop(1, '#e2470c');
  g.fillStyle = '#9aabbc';
  g.beginPath();
  g.ellipse(0, -size * 0.35, size * 0.54, size * 0.13, 0, 0, 7);
  g.fill();
  g.stroke();
  g.fillStyle = melt;
  g.beginPath();
  g.ellipse(0, -size * 0.35, size * 0.46, size * 0.09, 0, 0, 7);
  g.fill();
};

/** A box of sand, filled to its brim. */
const paintMould = ({ g, glow, unit }: Hall, x: number, y: number, wide: number): void => {
  const tall = wide * 0.34;
  g.fillStyle = '#161a1f';
  g.strokeStyle = '#55402f';
  g.lineWidth = 2 * unit;
  g.beginPath();
  g.moveTo(x - wide * 0.5, y);
  g.lineTo(x + wide * 0.5, y);
  g.lineTo(x + wide * 0.56, y + tall);
  g.lineTo(x - wide * 0.56, y + tall);
  g.closePath();
  g.fill();
  g.stroke();
  const melt = g.createLinearGradient(0, y - tall * 0.2, 0, y + tall * 0.2);
  melt.addColorStop(0, '#fff3bd');
  melt.addColorStop(1, '#ff7a1f');
  g.fillStyle = melt;
  g.beginPath();
  g.ellipse(x, y + tall * 0.06, wide * 0.4, tall * 0.2, 0, 0, 7);
  g.fill();
  glow(x, y, wide * 1.1, '#ff8a2e', 0.5);
};

export const paintLadle = (hall: Hall): void => {
  const { g, layout, floor, unit, glow } = hall;
  if (layout.upright) {
    for (const x of [0.1, 0.9]) paintMould(hall, layout.width * x, floor + (layout.height - floor) * 0.36, 54 * unit);
    return;
  }
  const { x, y, size, shown } = ladleAt(hall);
  if (!shown) return;
  const bottom = Math.min(floor + 34 * unit, layout.height - 60 * unit);
  glow(x, y, size * 1.5, '#ff8a2e', 0.45);
  for (const side of [-1, 1]) paintChain(hall, x + side * size * 0.3, 0, y - size * 0.5);
  paintMould(hall, x + size * 0.62, bottom, size * 0.62);
  paintMould(hall, x - size * 0.3, bottom + 16 * unit, size * 0.56);
  paintStream(hall, [x + size * 0.47, y - size * 0.02], [x + size * 0.62, bottom]);
  g.save();
  g.translate(x, y);
  g.rotate(0.26);
  g.fillStyle = '#222a32';
  g.fillRect(-size * 0.62, -size * 0.3, size * 1.24, size * 0.09);
  paintBody(hall, size);
  g.restore();
};

/** Pipes and a wheel along both edges. */
export const paintNear = ({ g, layout, unit }: Hall): void => {
  const { width: w, height: h, upright } = layout;
  const wide = (upright ? 9 : 20) * unit;
  for (const side of [0, 1]) {
    g.save();
    if (side === 1) {
      g.translate(w, 0);
      g.scale(-1, 1);
    }
    for (const [x, size] of [
      [-wide * 0.3, 1],
      [wide * 0.95, 0.62],
    ] as const) {
      const iron = g.createLinearGradient(x, 0, x + wide * size, 0);
      iron.addColorStop(0, '#07090b');
      iron.addColorStop(0.45, '#2f3841');
      iron.addColorStop(0.8, '#12161a');
      iron.addColorStop(1, '#a8501c');
      g.fillStyle = iron;
      g.fillRect(x, 0, wide * size, h);
      for (const at of [0.16, 0.46, 0.78]) {
        g.fillStyle = '#0b0d10';
        g.fillRect(x - wide * 0.16, h * at + x, wide * (size + 0.32), wide * 0.7);
        g.fillStyle = fade('#ff9a4a', 0.4);
        g.fillRect(x - wide * 0.16, h * at + x + wide * 0.62, wide * (size + 0.32), 1.4);
      }
    }
    g.restore();
  }
};
