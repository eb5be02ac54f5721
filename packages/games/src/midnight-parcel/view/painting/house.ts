/** One house of the town: a wall, a roof with the moon on its edge, chimneys, and windows of which some are still lit. */
import { mix } from '../../../slots/art/colours.ts';
import { disc, fillShape, line, type StationBrush } from './brush.ts';

export interface House {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  /** Of the wall; roofs are darker. */
  readonly wall: string;
  /** 0 far away, 1 across the tracks: how much of it is drawn. */
  readonly near: number;
}

const [lampLight, coldLight] = ['#ffc86a', '#a8c4ff'];

/** With its cross and its sill, and the light that falls out of it. */
export const paintWindow = (
  { g, glow, next, unit }: StationBrush,
  { x, y, width, height, wall }: { x: number; y: number; width: number; height: number; wall: string },
  lit: boolean,
): void => {
  g.fillStyle = mix(wall, '#05021a', 0.55);
  g.fillRect(x - 1.6 * unit, y - 1.6 * unit, width + 3.2 * unit, height + 3.2 * unit);
  const pane = g.createLinearGradient(x, y, x + width * 0.4, y + height);
  const light = next() < 0.84 ? lampLight : coldLight;
  pane.addColorStop(0, lit ? mix(light, '#ffffff', 0.5) : mix(wall, '#9a90e0', 0.42));
  pane.addColorStop(0.5, lit ? light : mix(wall, '#0a0530', 0.3));
  pane.addColorStop(1, lit ? mix(light, '#b4421a', 0.4) : mix(wall, '#0a0530', 0.5));
  g.fillStyle = pane;
  g.fillRect(x, y, width, height);
  if (lit && next() < 0.5) {
    // A curtain on both sides.
    g.fillStyle = 'rgba(120,30,40,.42)';
    g.fillRect(x, y, width * 0.22, height);
    g.fillRect(x + width * 0.78, y, width * 0.22, height);
  }
  line(g, mix(wall, '#05021a', 0.65), Math.max(0.8, 1.5 * unit), [
    [x + width / 2, y],
    [x + width / 2, y + height],
  ]);
  line(g, mix(wall, '#05021a', 0.65), Math.max(0.8, 1.3 * unit), [
    [x, y + height * 0.42],
    [x + width, y + height * 0.42],
  ]);
  g.fillStyle = mix(wall, '#c8b8ff', 0.4);
  g.fillRect(x - 2.4 * unit, y + height + 1.2 * unit, width + 4.8 * unit, 1.8 * unit);
  if (lit && width > 8 * unit)
    glow(x + width / 2, y + height / 2, width * 2.3, light === lampLight ? '#ffb04d' : '#8aa8ff', 0.42);
};

const paintWindows = (brush: StationBrush, { x, foot, width, height, wall, near }: House): void => {
  const { unit, next } = brush;
  const [wide, high] = [(near > 0.5 ? 13 : 7) * unit, (near > 0.5 ? 19 : 10) * unit];
  const count = Math.max(1, Math.floor((width - 8 * unit) / (wide * 1.9)));
  const step = width / count;
  for (let y = foot - height + 12 * unit; y < foot - high * 1.2 - (near > 0.5 ? 34 * unit : 0); y += high * 1.75)
    for (let at = 0; at < count; at += 1) {
      const lit = next() < (near > 0.5 ? 0.46 : 0.3);
      if (near < 0.5 && !lit) continue;
      paintWindow(brush, { x: x + (at + 0.5) * step - wide / 2, y, width: wide, height: high, wall }, lit);
    }
};

const paintChimney = (
  { g, unit, between }: StationBrush,
  x: number,
  foot: number,
  wall: string,
  smokes: boolean,
): void => {
  const [w, h] = [9 * unit, between(16, 26) * unit];
  g.fillStyle = mix(wall, '#080422', 0.45);
  g.fillRect(x, foot - h, w, h + 8 * unit);
  g.fillStyle = mix(wall, '#b8a8ff', 0.3);
  g.fillRect(x, foot - h, 1.6 * unit, h + 8 * unit);
  g.fillStyle = mix(wall, '#05021a', 0.6);
  g.fillRect(x - 1.6 * unit, foot - h - 3 * unit, w + 3.2 * unit, 4 * unit);
  if (!smokes) return;
  for (let puff = 0; puff < 9; puff += 1) {
    g.globalAlpha = 0.13 * (1 - puff / 10);
    disc(g, '#d8ccff', x + w / 2 + puff ** 1.5 * 2.4 * unit, foot - h - puff * 9 * unit, (4 + puff * 2.6) * unit);
  }
  g.globalAlpha = 1;
};

/** Its gable to the tracks: the moon is on one edge. */
const paintGable = ({ g, unit }: StationBrush, { x, foot, width, height, wall }: House, rise: number): void => {
  const [top, over] = [foot - height, 5 * unit];
  const peak = [x + width / 2, top - rise] as const;
  fillShape(g, wall, [[x, top], peak, [x + width, top]]);
  const roof = mix(wall, '#060320', 0.6);
  line(g, roof, 6 * unit, [[x - over, top + 3 * unit], peak, [x + width + over, top + 3 * unit]]);
  line(g, mix(wall, '#cabcff', 0.6), 1.4 * unit, [
    [x - over, top + unit],
    [peak[0], peak[1] - 2.6 * unit],
  ]);
  disc(g, mix(wall, '#05021a', 0.6), peak[0], top - rise * 0.36, 5 * unit);
  disc(g, '#ffc86a', peak[0], top - rise * 0.36, 3.4 * unit);
};

/** Its long side to the tracks: rows of slates, dormers in them. */
const paintRoof = (brush: StationBrush, { x, foot, width, height, wall, near }: House, rise: number): void => {
  const { g, unit, down } = brush;
  const [top, over, inset] = [foot - height, 5 * unit, Math.min(width * 0.14, rise * 0.4)];
  const slope = down(top - rise, top, [
    [0, mix(wall, '#9a8cf0', 0.34)],
    [0.25, mix(wall, '#0a0530', 0.35)],
    [1, mix(wall, '#060320', 0.68)],
  ]);
  fillShape(g, slope, [
    [x - over, top + 2 * unit],
    [x + inset, top - rise],
    [x + width - inset, top - rise],
    [x + width + over, top + 2 * unit],
  ]);
  g.globalAlpha = 0.34;
  for (let row = 1; row < rise / (6 * unit); row += 1) {
    const y = top - row * 6 * unit;
    const reach = ((row * 6 * unit) / rise) * (inset + over);
    line(g, '#05021a', unit, [
      [x - over + reach, y],
      [x + width + over - reach, y],
    ]);
  }
  g.globalAlpha = 1;
  line(g, mix(wall, '#cabcff', 0.55), 1.4 * unit, [
    [x + inset, top - rise],
    [x + width - inset, top - rise],
  ]);
  if (near < 0.5) return;
  const dormers = Math.max(1, Math.floor(width / (48 * unit)));
  for (let at = 0; at < dormers; at += 1) {
    const [dx, dy] = [x + ((at + 0.5) * width) / dormers, top - rise * 0.2];
    const [w, h] = [13 * unit, 17 * unit];
    g.fillStyle = mix(wall, '#120a40', 0.3);
    g.fillRect(dx - w / 2 - 3 * unit, dy - h, w + 6 * unit, h);
    fillShape(g, mix(wall, '#060320', 0.6), [
      [dx - w / 2 - 6 * unit, dy - h],
      [dx, dy - h - 11 * unit],
      [dx + w / 2 + 6 * unit, dy - h],
    ]);
    paintWindow(
      brush,
      { x: dx - w * 0.36, y: dy - h + 3 * unit, width: w * 0.72, height: h - 6 * unit, wall },
      brush.next() < 0.5,
    );
  }
};

/** A lit shop on the street before it: window, awning, door. */
const paintShop = (brush: StationBrush, { x, foot, width, wall }: House): void => {
  const { g, unit, glow, next } = brush;
  const [top, inner] = [foot - 30 * unit, width - 14 * unit];
  g.fillStyle = mix(wall, '#05021a', 0.5);
  g.fillRect(x, top - 4 * unit, width, 34 * unit);
  const light = g.createLinearGradient(0, top, 0, foot);
  light.addColorStop(0, '#fff0c0');
  light.addColorStop(1, '#e8862e');
  g.fillStyle = light;
  g.fillRect(x + 7 * unit, top, inner * 0.62, 24 * unit);
  g.fillStyle = mix(wall, '#3a0c1c', 0.5);
  g.fillRect(x + 7 * unit + inner * 0.72, top, inner * 0.28, 30 * unit);
  g.fillStyle = '#ffd890';
  g.fillRect(x + 7 * unit + inner * 0.77, top + 3 * unit, inner * 0.18, 11 * unit);
  g.fillStyle = 'rgba(40,10,40,.75)';
  for (let at = 0; at < 4; at += 1)
    g.fillRect(x + 9 * unit + at * inner * 0.15, top + (20.4 - next() * 8.4) * unit, inner * 0.09, 13 * unit);
  const stripes = 7;
  for (let at = 0; at < stripes; at += 1) {
    const wide = (inner * 0.68) / stripes;
    fillShape(g, at % 2 === 0 ? '#c8284a' : '#f4e4d0', [
      [x + 5 * unit + at * wide, top - 3 * unit],
      [x + 5 * unit + (at + 1) * wide, top - 3 * unit],
      [x + 5 * unit + (at + 1) * wide + 2 * unit, top + 5 * unit],
      [x + 5 * unit + at * wide - 2 * unit, top + 5 * unit],
    ]);
  }
  glow(x + inner * 0.36, foot - 12 * unit, inner * 0.8, '#ffb04d', 0.5);
};

export const paintHouse = (brush: StationBrush, house: House): void => {
  const { g, down, next, between, unit } = brush;
  const { x, foot, width, height, wall, near } = house;
  const top = foot - height;
  const rise = between(0.34, 0.56) * Math.min(width, 92 * unit);
  const long = next() < 0.55;
  paintChimney(brush, x + width * (long ? 0.24 : 0.12), top - rise * 0.5, wall, near > 0.5 && next() < 0.7);
  if (near > 0.5) paintChimney(brush, x + width * 0.72, top - rise * 0.6, wall, false);
  g.fillStyle = down(top, foot, [
    [0, mix(wall, '#b0a0ff', 0.12)],
    [0.6, wall],
    [1, mix(wall, '#e8743a', near > 0.5 ? 0.34 : 0.16)],
  ]);
  g.fillRect(x, top, width, height);
  if (long) paintRoof(brush, house, rise);
  else paintGable(brush, house, rise);
  paintWindows(brush, house);
  // Its corner in the light, the next one in the shade.
  g.fillStyle = 'rgba(5,2,26,.3)';
  g.fillRect(x + width * 0.84, top, width * 0.16, height);
  g.fillStyle = mix(wall, '#cabcff', 0.4);
  g.fillRect(x, top, 1.3 * unit, height);
  if (near > 0.5) {
    g.fillStyle = mix(wall, '#cabcff', 0.22);
    g.fillRect(x - 2 * unit, top, width + 4 * unit, 3 * unit);
    paintShop(brush, house);
  }
};
