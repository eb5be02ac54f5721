/** The tide well, painted once from above in daylight, and once from within for the free spins. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import { fade, mix } from '../../../slots/art/colours.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { paintReef } from './reef.ts';
import { middleOf, unitOf } from './plan.ts';

export interface WellBrush extends Brush {
  readonly layout: Layout;
  readonly unit: number;
  /** A colour of the day, or one of the depth. */
  readonly mood: (day: string, deep: string) => string;
}

const day = ['#d4fdf2', '#9af3e6', '#5fdcd8', '#2fbccb', '#1595ba', '#0c6a9c', '#084a80', '#052c58'] as const;
const deep = ['#01061c', '#03103a', '#051c58', '#0a2f7c', '#1450a4', '#2a86c8', '#5fc8e4', '#c8fff4'] as const;

const ringCount = 19;

/** From the outermost ring to the innermost. */
const colourAt = (colours: readonly string[], t: number): string => {
  const place = t * (colours.length - 1);
  const from = Math.min(colours.length - 2, Math.floor(place));
  return mix(colours[from] ?? '#000000', colours[from + 1] ?? '#000000', place - from);
};

/** Foam along a ring: broken, thick and thin, with spray beside it. */
const paintFoam = (
  { g, next, between, unit }: WellBrush,
  [rx, ry]: readonly [number, number],
  { t, light }: { readonly t: number; readonly light: string },
): void => {
  g.lineCap = 'round';
  for (let arc = 0; arc < 7; arc += 1) {
    const from = next() * 2 * Math.PI;
    const long = between(0.2, 0.85);
    g.strokeStyle = fade(light, 0.9 - 0.5 * t);
    g.lineWidth = between(1.4, 6) * unit * (1 - 0.62 * t);
    g.beginPath();
    g.ellipse(0, 0, rx, ry, 0, from, from + long);
    g.stroke();
    g.strokeStyle = fade(light, 0.34);
    g.lineWidth *= 0.5;
    g.beginPath();
    // The innermost ring of a large stage is no wider than the distance.
    g.ellipse(0, 0, Math.max(1, rx - 9 * unit), Math.max(1, ry - 7 * unit), 0, from + long * 0.2, from + long * 1.2);
    g.stroke();
  }
  g.fillStyle = fade(light, 0.75);
  for (let drop = 0; drop < 26; drop += 1) {
    const at = next() * 2 * Math.PI;
    const off = 1 + between(-0.02, 0.02);
    g.beginPath();
    g.arc(rx * off * Math.cos(at), ry * off * Math.sin(at), between(0.6, 2.6) * unit * (1 - 0.6 * t), 0, 2 * Math.PI);
    g.fill();
  }
};

const paintRings = (brush: WellBrush, free: boolean): void => {
  const { g, layout, mood } = brush;
  const { width, height } = layout;
  const [cx, cy] = middleOf(layout);
  const reach = Math.hypot(width, height) * 0.66;
  g.fillStyle = free ? deep[0] : day[0];
  g.fillRect(0, 0, width, height);
  for (let ring = 0; ring < ringCount; ring += 1) {
    const t = ring / (ringCount - 1);
    const r = reach * (1 - t) ** 1.25 + 16;
    const flat = layout.upright ? 1.12 : 0.66;
    const colour = colourAt(free ? deep : day, t);
    g.save();
    g.translate(cx, cy + (free ? -1 : 1) * t * 26 * brush.unit);
    g.rotate(-0.26 + t * 1.15);
    // Lit on one side, in the shade of the ring above on the other.
    const shade = g.createLinearGradient(-r, -r * flat, r, r * flat);
    shade.addColorStop(0, mix(colour, '#ffffff', free ? 0.06 : 0.22));
    shade.addColorStop(0.5, colour);
    shade.addColorStop(1, mix(colour, mood('#04385e', '#000414'), 0.34));
    g.fillStyle = shade;
    g.beginPath();
    g.ellipse(0, 0, r, r * flat, 0, 0, 2 * Math.PI);
    g.fill();
    paintFoam(brush, [r - 2, r * flat - 2], { t: free ? 1 - t : t, light: mood('#ffffff', '#8ff0ff') });
    g.restore();
  }
};

/** Light that water draws on whatever is under it. */
const paintLight = ({ g, layout, next, between, unit, glow }: WellBrush, free: boolean): void => {
  const { width, height, upright } = layout;
  if (free) {
    const [cx, cy] = middleOf(layout);
    g.save();
    g.globalCompositeOperation = 'lighter';
    for (let shaft = 0; shaft < 13; shaft += 1) {
      const turn = (shaft / 13) * 2 * Math.PI + between(-0.12, 0.12);
      const broad = between(0.03, 0.085);
      const far = Math.hypot(width, height) * 0.7;
      const light = g.createRadialGradient(cx, cy, 20, cx, cy, far);
      light.addColorStop(0, 'rgba(190,255,250,.34)');
      light.addColorStop(0.5, 'rgba(90,190,255,.13)');
      light.addColorStop(1, 'rgba(60,120,255,0)');
      g.fillStyle = light;
      g.beginPath();
      g.moveTo(cx, cy);
      g.arc(cx, cy, far, turn - broad, turn + broad);
      g.fill();
    }
    g.restore();
    for (let spark = 0; spark < 120; spark += 1)
      glow(
        next() * width,
        next() * height,
        between(3, 13) * unit,
        spark % 4 === 0 ? '#ff9ae0' : '#7af6ff',
        between(0.3, 0.9),
      );
    return;
  }
  // The water keeps its green under the sun.
  glow(width * (upright ? 0.2 : 0.12), height * 0.08, 260 * unit, '#c8f4d0', 0.34);
  g.lineCap = 'round';
  for (let line = 0; line < 90; line += 1) {
    const [x, y, long] = [next() * width, next() * height, between(14, 46) * unit];
    g.strokeStyle = 'rgba(255,255,255,.16)';
    g.lineWidth = between(1, 3) * unit;
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(x + long * 0.5, y - between(4, 12) * unit, x + long, y + between(-4, 4) * unit);
    g.stroke();
  }
};

export const paintWell = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height } = layout;
  const brush: WellBrush = {
    ...createBrush({ width, height, density: densityFor(layout, density) }, 31),
    layout,
    unit: unitOf(layout),
    mood: (bright, dark) => (free ? dark : bright),
  };
  const { g, canvas } = brush;
  paintRings(brush, free);
  paintLight(brush, free);
  paintReef(brush);
  const [cx, cy] = middleOf(layout);
  const shade = g.createRadialGradient(
    ...([cx, cy, Math.min(width, height) * 0.5] as const),
    ...([cx, cy, Math.hypot(width, height) * 0.64] as const),
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, free ? 'rgba(0,2,20,.7)' : 'rgba(2,52,104,.4)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  return canvas;
};
