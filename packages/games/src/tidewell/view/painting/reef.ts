/** The reef in both lower corners: rocks, branching corals, fans, weed; in the depth it glows. */
import { mix } from '../../../slots/art/colours.ts';
import type { WellBrush } from './well.ts';

const twig = (
  brush: WellBrush,
  [x, y]: readonly [number, number],
  { long, turn, thick, colour, bright }: { long: number; turn: number; thick: number; colour: string; bright: string },
  depth: number,
): void => {
  const { g, between } = brush;
  const [tx, ty] = [x + long * Math.sin(turn), y - long * Math.cos(turn)];
  for (const [shift, paint, share] of [
    [0, '#06122e', 1.5],
    [0, colour, 1],
    [-thick * 0.2, bright, 0.3],
  ] as const) {
    g.strokeStyle = paint;
    g.lineWidth = thick * share;
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(x + shift, y);
    g.quadraticCurveTo(x + shift + (tx - x) * 0.3, y - long * 0.5, tx + shift, ty);
    g.stroke();
  }
  if (depth === 0) return;
  for (const lean of [-1, 0.9])
    twig(
      brush,
      [tx, ty],
      { long: long * between(0.62, 0.78), turn: turn + lean * between(0.34, 0.6), thick: thick * 0.72, colour, bright },
      depth - 1,
    );
};

const fan = ({ g, mood, unit }: WellBrush, [x, y]: readonly [number, number], size: number, hue: number): void => {
  const [colour, bright] =
    hue === 0
      ? [mood('#c02a6a', '#a83aff'), mood('#ff9ac0', '#f0b8ff')]
      : [mood('#e88a1c', '#1ca8e8'), mood('#ffe08a', '#a8f6ff')];
  g.fillStyle = '#06122e';
  g.beginPath();
  g.ellipse(x, y - size * 0.62, size * 0.72, size * 0.74, 0, 0, 2 * Math.PI);
  g.fill();
  g.fillStyle = colour;
  g.beginPath();
  g.ellipse(x, y - size * 0.62, size * 0.68, size * 0.7, 0, 0, 2 * Math.PI);
  g.fill();
  g.strokeStyle = bright;
  g.lineWidth = 1.6 * unit;
  for (let rib = -6; rib <= 6; rib += 1) {
    const turn = rib * 0.2;
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(
      x + size * 0.5 * Math.sin(turn),
      y - size * 0.6,
      x + size * 0.92 * Math.sin(turn * 0.86),
      y - size * 0.62 - size * 0.62 * Math.cos(turn),
    );
    g.stroke();
  }
  for (let arc = 1; arc < 4; arc += 1) {
    g.globalAlpha = 0.6;
    g.beginPath();
    g.arc(x, y - size * 0.1, size * (0.24 + arc * 0.26), -Math.PI * 0.78, -Math.PI * 0.22);
    g.stroke();
  }
  g.globalAlpha = 1;
};

const weed = (brush: WellBrush, [x, y]: readonly [number, number], long: number, lean: number): void => {
  const { g, mood, unit } = brush;
  for (const [colour, thick] of [
    ['#04202a', 11],
    [mood('#0f8a6a', '#0a6a8a'), 7.5],
    [mood('#8af0b8', '#5ff0e0'), 1.8],
  ] as const) {
    g.strokeStyle = colour;
    g.lineWidth = thick * unit;
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(x, y);
    g.bezierCurveTo(
      x - 22 * lean * unit,
      y - long * 0.34,
      x + 34 * lean * unit,
      y - long * 0.66,
      x + 6 * lean * unit,
      y - long,
    );
    g.stroke();
  }
};

const rock = (
  { g, mood, between, unit }: WellBrush,
  [x, y]: readonly [number, number],
  wide: number,
  high: number,
): void => {
  const edge = Array.from({ length: 11 }, (_, at) => {
    const turn = Math.PI * (1 + at / 10);
    return [x + wide * between(0.92, 1.06) * Math.cos(turn), y + high * between(0.86, 1.08) * Math.sin(turn)] as const;
  });
  const stone = g.createLinearGradient(x - wide, y - high, x + wide * 0.4, y);
  stone.addColorStop(0, mood('#7a8fb8', '#2a4a9a'));
  stone.addColorStop(0.5, mood('#3f4f86', '#12246a'));
  stone.addColorStop(1, mood('#141f4c', '#040a2c'));
  g.fillStyle = stone;
  g.strokeStyle = '#06122e';
  g.lineWidth = 4 * unit;
  g.beginPath();
  for (const [px, py] of edge) g.lineTo(px, py);
  g.closePath();
  g.stroke();
  g.fill();
  g.strokeStyle = mood('#d8e8ff', '#6aa8ff');
  g.globalAlpha = 0.55;
  g.lineWidth = 2.4 * unit;
  g.beginPath();
  for (const [px, py] of edge.slice(2, 6)) g.lineTo(px + 4 * unit, py + 5 * unit);
  g.stroke();
  g.globalAlpha = 1;
};

export const paintReef = (brush: WellBrush): void => {
  const { layout, unit, mood, glow } = brush;
  const { width, height, upright } = layout;
  const k = unit * (upright ? 0.66 : 1.15);
  for (const side of [0, 1] as const) {
    const at = (x: number) => (side === 0 ? x * k : width - x * k);
    const lean = side === 0 ? 1 : -1;
    const foot = height + 6 * k;
    weed(brush, [at(22), foot], 190 * k, lean);
    weed(brush, [at(58), foot], 132 * k, -lean);
    fan(brush, [at(118), foot - 26 * k], 74 * k, side);
    rock(brush, [at(40), foot], 96 * k, 74 * k);
    const [colour, bright] =
      side === 0
        ? [mood('#e8503f', '#ff4fa0'), mood('#ffc8b0', '#ffc0e8')]
        : [mood('#d83a78', '#8a5aff'), mood('#ffb0d0', '#d8c4ff')];
    twig(brush, [at(66), foot - 52 * k], { long: 46 * k, turn: 0.16 * lean, thick: 13 * k, colour, bright }, 3);
    rock(brush, [at(150), foot], 62 * k, 40 * k);
    const [low, light] =
      side === 0
        ? [mood('#f0a02a', '#20c8d8'), mood('#fff0b0', '#c8fffa')]
        : [mood('#ff8a5a', '#ff6ad0'), mood('#ffe0cc', '#ffd0f4')];
    twig(
      brush,
      [at(152), foot - 30 * k],
      { long: 24 * k, turn: -0.1 * lean, thick: 8 * k, colour: low, bright: light },
      2,
    );
    glow(at(84), foot - 90 * k, 150 * k, mix('#ffffff', mood('#fff0d0', '#7a8cff'), 1), 0.3);
  }
};
