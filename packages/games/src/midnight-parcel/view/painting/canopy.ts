/** The roof over the platform: glass between iron trusses, columns at both ends, lamps and the light they throw into the rain. */
import { fillShape, line, type StationBrush } from './brush.ts';
import { lampAt, lamps, platformOf } from './plan.ts';

/** Panes in perspective, rain on them; then the girder that carries them, with its lace of iron. */
const paintGlass = ({ g, layout, unit, mood, next, down }: StationBrush, eave: number): void => {
  const { width } = layout;
  g.fillStyle = down(0, eave, [
    [0, mood('#0a0522', '#0a0a34')],
    [1, mood('#1c1250', '#20206a')],
  ]);
  g.fillRect(0, 0, width, eave);
  const panes = Math.max(10, Math.round(width / (58 * unit)));
  const at = (pane: number, low: boolean) => width / 2 + (pane / panes - 0.5) * width * (low ? 1.06 : 1.9);
  for (let pane = 0; pane < panes; pane += 1) {
    const light = next() * 0.2;
    fillShape(g, `rgba(150,140,255,${light.toFixed(3)})`, [
      [at(pane, false), 0],
      [at(pane + 1, false), 0],
      [at(pane + 1, true), eave],
      [at(pane, true), eave],
    ]);
    line(g, mood('#06031a', '#06062a'), 3 * unit, [
      [at(pane, false), 0],
      [at(pane, true), eave],
    ]);
    line(g, 'rgba(190,176,255,.24)', unit, [
      [at(pane, false) + 2 * unit, 0],
      [at(pane, true) + 2 * unit, eave],
    ]);
  }
};

const paintGirder = ({ g, layout, unit, mood, down }: StationBrush, eave: number): void => {
  const { width } = layout;
  const [dark, lit] = [mood('#0c0628', '#0c0c3e'), mood('#5a48b0', '#5a5cc8')];
  g.fillStyle = down(eave - 3 * unit, eave + 8 * unit, [
    [0, lit],
    [0.3, mood('#2c1e6c', '#2c2c8c')],
    [1, dark],
  ]);
  g.fillRect(0, eave - 3 * unit, width, 11 * unit);
  const step = 30 * unit;
  for (let x = 0; x < width + step; x += step) {
    // A valance of cut boards under it.
    g.fillStyle = mood('#2c1e6c', '#2c2c8c');
    g.beginPath();
    g.moveTo(x, eave + 8 * unit);
    g.lineTo(x + step, eave + 8 * unit);
    g.quadraticCurveTo(x + step * 0.78, eave + 14 * unit, x + step * 0.62, eave + 17 * unit);
    g.lineTo(x + step * 0.5, eave + 27 * unit);
    g.lineTo(x + step * 0.38, eave + 17 * unit);
    g.quadraticCurveTo(x + step * 0.22, eave + 14 * unit, x, eave + 8 * unit);
    g.fill();
    line(g, lit, 1.2 * unit, [
      [x + step * 0.06, eave + 10 * unit],
      [x + step * 0.38, eave + 17 * unit],
      [x + step * 0.5, eave + 27 * unit],
    ]);
    g.fillStyle = dark;
    g.beginPath();
    g.arc(x + step / 2, eave + 13 * unit, 2.6 * unit, 0, 2 * Math.PI);
    g.fill();
  }
};

/** Of iron, with a capital and scrolled brackets. */
const paintColumn = ({ g, layout, unit, mood }: StationBrush, x: number, eave: number): void => {
  const floor = platformOf(layout) + 14 * unit;
  const [wide, dark] = [9 * unit, mood('#0c0628', '#0c0c3e')];
  const round = g.createLinearGradient(x - wide, 0, x + wide, 0);
  round.addColorStop(0, mood('#1c1250', '#1c1c64'));
  round.addColorStop(0.3, mood('#8a76e0', '#8a8cf0'));
  round.addColorStop(0.55, mood('#3a2a86', '#3a3aa0'));
  round.addColorStop(1, dark);
  g.fillStyle = round;
  g.fillRect(x - wide * 0.7, eave, wide * 1.4, floor - eave);
  for (const [y, over, high] of [
    [eave + 24 * unit, 1.3, 7],
    [eave + 62 * unit, 1.05, 4],
    [floor - 42 * unit, 1.15, 5],
    [floor - 12 * unit, 1.6, 12],
  ] as const)
    g.fillRect(x - wide * over, y, wide * 2 * over, high * unit);
  for (const side of [-1, 1]) {
    for (const [colour, width] of [
      [dark, 7],
      [mood('#6a58c4', '#6a6cd8'), 2],
    ] as const) {
      g.strokeStyle = colour;
      g.lineWidth = width * unit;
      g.beginPath();
      g.moveTo(x + side * 7 * unit, eave + 66 * unit);
      g.quadraticCurveTo(x + side * 12 * unit, eave + 20 * unit, x + side * 62 * unit, eave + 8 * unit);
      g.stroke();
      g.beginPath();
      g.arc(x + side * 24 * unit, eave + 24 * unit, 9 * unit, 0, 2 * Math.PI);
      g.stroke();
    }
  }
};

const paintLamp = ({ g, layout, unit, glow }: StationBrush, at: number, eave: number): void => {
  const [x, y] = lampAt(layout, at);
  const floor = platformOf(layout);
  line(g, '#0a0524', 3 * unit, [
    [x, eave],
    [x, y - 20 * unit],
  ]);
  line(g, '#d8a040', unit, [
    [x - unit, eave],
    [x - unit, y - 20 * unit],
  ]);
  g.save();
  g.globalCompositeOperation = 'lighter';
  // Brightest in the middle: three cones, one in the other.
  for (const [wide, strength] of [
    [104, 0.13],
    [70, 0.12],
    [36, 0.12],
  ] as const) {
    const cone = g.createLinearGradient(0, y, 0, floor);
    cone.addColorStop(0, `rgba(255,206,120,${strength * 1.6})`);
    cone.addColorStop(1, `rgba(255,170,80,${strength * 0.14})`);
    fillShape(g, cone, [
      [x - 13 * unit, y],
      [x + 13 * unit, y],
      [x + wide * unit, floor + 10 * unit],
      [x - wide * unit, floor + 10 * unit],
    ]);
  }
  g.restore();
  glow(x, y, 110 * unit, '#ffc25c', 0.85);
  const shade = g.createLinearGradient(x - 26 * unit, 0, x + 26 * unit, 0);
  shade.addColorStop(0, '#6a1a34');
  shade.addColorStop(0.35, '#f0627a');
  shade.addColorStop(0.6, '#b8284a');
  shade.addColorStop(1, '#3a0620');
  g.fillStyle = shade;
  g.beginPath();
  g.moveTo(x - 6 * unit, y - 22 * unit);
  g.lineTo(x + 6 * unit, y - 22 * unit);
  g.quadraticCurveTo(x + 10 * unit, y - 10 * unit, x + 27 * unit, y - unit);
  g.lineTo(x - 27 * unit, y - unit);
  g.quadraticCurveTo(x - 10 * unit, y - 10 * unit, x - 6 * unit, y - 22 * unit);
  g.fill();
  g.fillStyle = '#ffd27a';
  g.fillRect(x - 27 * unit, y - 2.4 * unit, 54 * unit, 2.6 * unit);
  g.fillStyle = '#fffbe4';
  g.beginPath();
  g.ellipse(x, y, 15 * unit, 7 * unit, 0, 0, Math.PI);
  g.fill();
};

export const paintCanopy = (brush: StationBrush): void => {
  const { width, height, upright } = brush.layout;
  const eave = height * (upright ? 0.075 : 0.07);
  paintGlass(brush, eave);
  if (!upright) for (const part of [0.012, 0.988]) paintColumn(brush, width * part, eave);
  paintGirder(brush, eave);
  for (const at of lamps.keys()) paintLamp(brush, at, eave);
};
