/** The town over the tracks, in three depths: roofs in the haze, the tower of the post office and the hall, and the row of houses. */
import { mix } from '../../../slots/art/colours.ts';
import { disc, fillShape, line, type StationBrush } from './brush.ts';
import { paintHouse, paintWindow } from './house.ts';
import { railsOf } from './plan.ts';

const paintRow = (
  brush: StationBrush,
  {
    step,
    high,
    wall,
    near,
  }: { step: readonly [number, number]; high: readonly [number, number]; wall: string; near: number },
): void => {
  const { layout, unit, between } = brush;
  const foot = railsOf(layout);
  for (let x = -24 * unit; x < layout.width + 30 * unit;) {
    const width = between(...step) * unit;
    paintHouse(brush, { x, foot, width, height: between(...high) * unit, wall, near });
    x += width + (near > 0.5 ? between(0, 4) * unit : 0);
  }
};

/** Rain and light between two depths. */
const paintHaze = ({ g, down, layout, mood }: StationBrush, strength: number): void => {
  const foot = railsOf(layout);
  g.save();
  g.globalAlpha = strength;
  g.fillStyle = down(0, foot, [
    [0, 'rgba(90,70,170,0)'],
    [0.55, mood('#5a4296', '#5a5cc4')],
    [1, mood('#d0805a', '#9a90ea')],
  ]);
  g.fillRect(0, 0, layout.width, foot);
  g.restore();
};

interface Tower {
  readonly x: number;
  readonly top: number;
  readonly wide: number;
  readonly wall: string;
}

/** Of slate, the moon on one edge, a ball of brass on its tip. */
const paintSpire = ({ g, unit }: StationBrush, { x, top, wide, wall }: Tower): void => {
  const slate = g.createLinearGradient(x, 0, x + wide, 0);
  slate.addColorStop(0, mix(wall, '#9a8cf0', 0.5));
  slate.addColorStop(0.46, mix(wall, '#0a0530', 0.3));
  slate.addColorStop(1, mix(wall, '#060320', 0.75));
  const [middle, tip, shoulder] = [x + wide / 2, top - 118 * unit, top - 34 * unit];
  fillShape(g, slate, [
    [x - 7 * unit, top],
    [x + wide * 0.18, shoulder],
    [middle, tip],
    [x + wide * 0.82, shoulder],
    [x + wide + 7 * unit, top],
  ]);
  line(g, mix(wall, '#d8ccff', 0.7), 1.3 * unit, [
    [x - 6 * unit, top - unit],
    [x + wide * 0.18, shoulder],
    [middle, tip],
  ]);
  line(g, '#d8a040', 2 * unit, [
    [middle, tip],
    [middle, tip - 16 * unit],
  ]);
  disc(g, '#ffd27a', middle, tip - 18 * unit, 3.6 * unit);
};

/** Lit from inside, at midnight but for a minute. */
const paintClock = ({ g, unit, glow, down }: StationBrush, x: number, y: number, r: number): void => {
  glow(x, y, r * 3.6, '#ffd88a', 0.6);
  disc(g, '#0a0524', x, y, r + 4 * unit);
  disc(g, '#d8a040', x, y, r + 2 * unit);
  const face = down(y - r, y + r, [
    [0, '#fffdf0'],
    [1, '#ffdf9a'],
  ]);
  disc(g, face, x, y, r);
  for (let hour = 0; hour < 12; hour += 1) {
    const [sin, cos] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
    line(g, '#2a1040', (hour % 3 === 0 ? 2.4 : 1.2) * unit, [
      [x + sin * r * 0.76, y - cos * r * 0.76],
      [x + sin * r * 0.92, y - cos * r * 0.92],
    ]);
  }
  for (const [aside, up, width] of [
    [0.1, 0.5, 2.6],
    [0.12, 0.78, 2],
  ] as const)
    line(g, '#2a1040', width * unit, [
      [x - r * aside, y - r * up],
      [x, y],
    ]);
};

/** The post office: a tower with a clock under a spire. */
const paintTower = (brush: StationBrush, x: number, tall: number): void => {
  const { g, unit, mood, layout, next } = brush;
  const foot = railsOf(layout);
  const tower: Tower = { x, top: foot - tall, wide: 58 * unit, wall: mood('#221558', '#28288a') };
  const { top, wide, wall } = tower;
  const lit = g.createLinearGradient(x, 0, x + wide, 0);
  lit.addColorStop(0, mix(wall, '#b8a8ff', 0.36));
  lit.addColorStop(0.3, wall);
  lit.addColorStop(1, mix(wall, '#060320', 0.5));
  g.fillStyle = lit;
  g.fillRect(x, top, wide, tall);
  for (const [y, over] of [
    [top, 7],
    [top + 64 * unit, 4],
    [top + 150 * unit, 3],
  ] as const) {
    g.fillStyle = mix(wall, '#c8b8ff', 0.32);
    g.fillRect(x - over * unit, y, wide + 2 * over * unit, 3 * unit);
    g.fillStyle = mix(wall, '#060320', 0.5);
    g.fillRect(x - over * unit, y + 3 * unit, wide + 2 * over * unit, 4 * unit);
  }
  paintSpire(brush, tower);
  paintClock(brush, x + wide / 2, top + 36 * unit, 22 * unit);
  for (let y = top + 78 * unit; y < foot - 60 * unit; y += 38 * unit)
    for (const at of [0.2, 0.58])
      paintWindow(brush, { x: x + wide * at, y, width: 12 * unit, height: 22 * unit, wall }, next() < 0.6);
};

/** The hall of the station: a barrel of glass over its tracks, light in it. */
const paintHall = (brush: StationBrush, middle: number, wide: number): void => {
  const { g, unit, mood, glow, layout } = brush;
  const foot = railsOf(layout);
  const [wall, rise, shoulder] = [mood('#241860', '#2a2a86'), 92 * unit, 74 * unit];
  const arch = (r: number, lift: number) => {
    g.beginPath();
    g.moveTo(middle - wide * r, foot);
    g.lineTo(middle - wide * r, foot - shoulder * lift);
    g.ellipse(middle, foot - shoulder * lift, wide * r, rise * r, 0, Math.PI, 2 * Math.PI);
    g.lineTo(middle + wide * r, foot);
  };
  g.fillStyle = mix(wall, '#060320', 0.3);
  arch(1, 1);
  g.fill();
  g.strokeStyle = mix(wall, '#c8b8ff', 0.5);
  g.lineWidth = 2 * unit;
  arch(1, 1);
  g.stroke();
  const light = g.createRadialGradient(middle, foot - 20 * unit, 4, middle, foot - 40 * unit, wide);
  light.addColorStop(0, '#fff0c0');
  light.addColorStop(0.5, '#f0a24a');
  light.addColorStop(1, '#7a3468');
  g.fillStyle = light;
  arch(0.88, 1);
  g.fill();
  g.save();
  arch(0.88, 1);
  g.clip();
  for (let rib = -6; rib <= 6; rib += 1)
    line(g, mix(wall, '#060320', 0.4), (rib % 3 === 0 ? 3 : 1.4) * unit, [
      [middle, foot - shoulder * 0.6],
      [middle + rib * wide * 0.19, foot - shoulder - rise * 1.1 + Math.abs(rib) * rise * 0.06],
    ]);
  g.strokeStyle = mix(wall, '#060320', 0.4);
  for (const r of [0.3, 0.5, 0.7]) {
    g.lineWidth = 1.8 * unit;
    arch(r, 1);
    g.stroke();
  }
  g.restore();
  glow(middle, foot - 50 * unit, wide * 1.9, '#ffb860', 0.5);
};

/** A lamp of the street, and a signal of the line: its arm is down, the night mail may pass. */
const paintPosts = ({ g, unit, glow, layout, mood }: StationBrush): void => {
  const foot = railsOf(layout);
  const iron = mood('#0c0628', '#0c0c3c');
  for (const at of layout.upright ? [0.12, 0.88] : [0.045, 0.2, 0.8, 0.955]) {
    const x = layout.width * at;
    line(g, iron, 3.4 * unit, [
      [x, foot],
      [x, foot - 78 * unit],
    ]);
    fillShape(g, iron, [
      [x - 8 * unit, foot - 96 * unit],
      [x, foot - 106 * unit],
      [x + 8 * unit, foot - 96 * unit],
      [x + 5 * unit, foot - 78 * unit],
      [x - 5 * unit, foot - 78 * unit],
    ]);
    g.fillStyle = '#fff0c0';
    g.fillRect(x - 4 * unit, foot - 94 * unit, 8 * unit, 14 * unit);
    glow(x, foot - 87 * unit, 46 * unit, '#ffc25c', 0.85);
  }
  if (layout.upright) return;
  const x = layout.width * 0.845;
  line(g, iron, 5 * unit, [
    [x, foot],
    [x, foot - 150 * unit],
  ]);
  g.save();
  g.translate(x, foot - 140 * unit);
  g.rotate(0.5);
  g.fillStyle = '#d8303a';
  g.fillRect(-44 * unit, -5 * unit, 40 * unit, 10 * unit);
  g.fillStyle = '#fff0e0';
  g.fillRect(-38 * unit, -5 * unit, 6 * unit, 10 * unit);
  g.restore();
  disc(g, iron, x + 8 * unit, foot - 136 * unit, 7 * unit);
  disc(g, '#7affb0', x + 8 * unit, foot - 136 * unit, 4.6 * unit);
  glow(x + 8 * unit, foot - 136 * unit, 40 * unit, '#3cf08a', 0.8);
};

export const paintTown = (brush: StationBrush): void => {
  const { layout, unit, mood } = brush;
  const { width, upright } = layout;
  paintRow(brush, { step: [26, 52], high: [120, 230], wall: mood('#33246e', '#3a3a9c'), near: 0 });
  paintHaze(brush, 0.3);
  if (upright) {
    paintTower(brush, width * 0.7, Math.min(330 * unit, railsOf(layout) * 0.6));
  } else {
    paintTower(brush, (layout.window.x - layout.beam) * 0.1, Math.min(335 * unit, railsOf(layout) * 0.78));
    paintHall(brush, width - (layout.window.x - layout.beam) * 0.42, 118 * unit);
  }
  paintHaze(brush, 0.13);
  paintRow(brush, { step: [62, 104], high: [78, 136], wall: mood('#1c1250', '#1e1e6c'), near: 1 });
  paintHaze(brush, 0.07);
  paintPosts(brush);
};
