/** Velvet at both sides and along the top, with cords of gold. */
import type { HallBrush } from './hall.ts';

const fold = ({ g, mood }: HallBrush, x: number, wide: number): CanvasGradient => {
  const velvet = g.createLinearGradient(x, 0, x + wide, 0);
  velvet.addColorStop(0, mood('#3a0430', '#14083a'));
  velvet.addColorStop(0.35, mood('#c81a6a', '#5a2a9c'));
  velvet.addColorStop(0.55, mood('#ff6aa8', '#9a6ae0'));
  velvet.addColorStop(0.8, mood('#8a0f4a', '#341468'));
  velvet.addColorStop(1, mood('#2a0324', '#0c0428'));
  return velvet;
};

/** One side: folds that are gathered by a cord. `turn` 1 on the left, −1 on the right. */
const side = (brush: HallBrush, turn: 1 | -1): void => {
  const { g, layout, unit } = brush;
  const { width, height, upright } = layout;
  const wide = (upright ? 13 : 26) * unit;
  const tie = height * 0.62;
  const at = (x: number) => (turn === 1 ? x : width - x);
  for (let strip = 4; strip >= 0; strip -= 1) {
    const [from, to] = [strip * wide, (strip + 1) * wide];
    g.fillStyle = fold(brush, Math.min(at(from), at(to)), wide);
    g.beginPath();
    g.moveTo(at(from), 0);
    g.lineTo(at(to * 1.06), 0);
    g.bezierCurveTo(at(to * 1.04), tie * 0.55, at(to * 0.42), tie * 0.86, at(to * 0.36), tie);
    g.bezierCurveTo(at(to * 0.5), height * 0.8, at(to * 0.6), height * 0.9, at(to * 0.66), height);
    g.lineTo(at(from * 0.6), height);
    g.bezierCurveTo(at(from * 0.5), height * 0.86, at(from * 0.34), height * 0.76, at(from * 0.32), tie);
    g.bezierCurveTo(at(from * 0.4), tie * 0.8, at(from), tie * 0.5, at(from), 0);
    g.fill();
  }
  g.strokeStyle = '#3a1c04';
  g.lineWidth = 11 * unit;
  for (const [paint, thick] of [
    ['#3a1c04', 11],
    ['#ffcf5c', 6.5],
    ['#fff6cc', 1.6],
  ] as const) {
    g.strokeStyle = paint;
    g.lineWidth = thick * unit;
    g.beginPath();
    g.moveTo(at(0), tie - 8 * unit);
    g.quadraticCurveTo(at(wide), tie + 10 * unit, at(wide * 2), tie - 2 * unit);
    g.stroke();
  }
};

/** Scallops along the top, a tassel between two. */
const valance = (brush: HallBrush): void => {
  const { g, layout, unit } = brush;
  const { width, upright } = layout;
  const count = upright ? 5 : 9;
  const wide = width / count;
  const high = (upright ? 26 : 34) * unit;
  for (let at = 0; at < count; at += 1) {
    const x = at * wide;
    g.fillStyle = fold(brush, x, wide);
    g.beginPath();
    g.moveTo(x, 0);
    g.lineTo(x + wide, 0);
    g.lineTo(x + wide, high * 0.4);
    g.quadraticCurveTo(x + wide / 2, high * 1.7, x, high * 0.4);
    g.closePath();
    g.fill();
    g.strokeStyle = '#ffcf5c';
    g.lineWidth = 3 * unit;
    g.beginPath();
    g.moveTo(x, high * 0.4);
    g.quadraticCurveTo(x + wide / 2, high * 1.7, x + wide, high * 0.4);
    g.stroke();
    g.fillStyle = '#e0a030';
    g.beginPath();
    g.moveTo(x - 4 * unit, high * 0.4);
    g.lineTo(x + 4 * unit, high * 0.4);
    g.lineTo(x + 6 * unit, high * 1.05);
    g.lineTo(x - 6 * unit, high * 1.05);
    g.fill();
  }
};

export const paintCurtains = (brush: HallBrush): void => {
  side(brush, 1);
  side(brush, -1);
  valance(brush);
};
