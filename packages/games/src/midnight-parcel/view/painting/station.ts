/** The platform of the post office in the rain, painted once, and once with the sky torn open to the moon for the free spins. */
import { createBrush, densityFor, type Brush } from '../../../slots/art/brush.ts';
import type { Layout } from '../../../slots/stage/layout.ts';
import { lampAt, lamps, platformOf, railsOf, unitOf } from './plan.ts';
import { paintParcels } from './parcels.ts';

export interface StationBrush extends Brush {
  readonly layout: Layout;
  readonly unit: number;
  /** A colour in the rain, or one under the moon. */
  readonly mood: (rain: string, moon: string) => string;
}

const paintSky = ({ g, down, glow, next, layout, unit, mood }: StationBrush, free: boolean): void => {
  const { width, height, upright } = layout;
  const floor = platformOf(layout);
  g.fillStyle = down(0, floor, [
    [0, mood('#0c0830', '#081048')],
    [0.5, mood('#2a1a6a', '#2a3aa0')],
    [1, mood('#5a3a98', '#7a70d8')],
  ]);
  g.fillRect(0, 0, width, height);
  if (free) {
    for (let spark = 0; spark < 260; spark += 1) {
      g.fillStyle = `rgba(240,240,255,${(0.3 + 0.7 * next()).toFixed(2)})`;
      g.beginPath();
      g.arc(next() * width, next() * floor * 0.8, (0.4 + 1.3 * next() ** 4) * unit, 0, 2 * Math.PI);
      g.fill();
    }
    const [x, y, r] = [width * (upright ? 0.24 : 0.86), floor * (upright ? 0.1 : 0.28), 62 * unit];
    glow(x, y, r * 4, '#ffeec0', 0.6);
    g.fillStyle = '#fff6dc';
    g.beginPath();
    g.arc(x, y, r, 0, 2 * Math.PI);
    g.fill();
    g.fillStyle = 'rgba(200,170,120,.35)';
    for (const [dx, dy, size] of [
      [-0.3, -0.2, 0.24],
      [0.3, 0.25, 0.2],
      [0.1, -0.45, 0.12],
    ] as const) {
      g.beginPath();
      g.arc(x + dx * r, y + dy * r, size * r, 0, 2 * Math.PI);
      g.fill();
    }
  }
  // Heavy clouds, lit from below by the town.
  for (let cloud = 0; cloud < (free ? 6 : 26); cloud += 1) {
    const [x, y, long] = [next() * width, next() * floor * 0.5, (90 + 180 * next()) * unit];
    g.globalAlpha = free ? 0.16 : 0.3;
    g.fillStyle = mood(cloud % 2 === 0 ? '#1a1048' : '#5a4aa0', '#8a8ae0');
    g.beginPath();
    g.ellipse(x, y, long, (12 + 26 * next()) * unit, 0, 0, 2 * Math.PI);
    g.fill();
  }
  g.globalAlpha = 1;
};

/** The town over the tracks: gables and windows that are still lit. */
const paintTown = ({ g, layout, unit, mood, next, between, glow }: StationBrush): void => {
  const { width } = layout;
  const rails = railsOf(layout);
  for (const depth of [0, 1])
    for (let x = -20; x < width + 40;) {
      const [wide, high] = [between(44, 92) * unit, between(70, 170) * unit * (depth === 0 ? 1.35 : 0.9)];
      const top = rails - high;
      g.fillStyle = depth === 0 ? mood('#2a1c62', '#2c2a80') : mood('#160d3c', '#161650');
      g.beginPath();
      g.moveTo(x, rails);
      g.lineTo(x, top);
      g.lineTo(x + wide / 2, top - between(18, 44) * unit);
      g.lineTo(x + wide, top);
      g.lineTo(x + wide, rails);
      g.fill();
      for (let row = 0; row < high / (26 * unit) - 1; row += 1)
        for (let at = 0; at < wide / (20 * unit) - 1; at += 1) {
          if (next() > 0.34) continue;
          const [wx, wy] = [x + (8 + at * 20) * unit, top + (12 + row * 26) * unit];
          g.fillStyle = next() < 0.8 ? '#ffc86a' : '#a8c4ff';
          g.fillRect(wx, wy, 9 * unit, 13 * unit);
          glow(wx + 4 * unit, wy + 6 * unit, 16 * unit, '#ffb04d', 0.34);
        }
      x += wide * between(0.86, 1.1);
    }
};

/** Wet stone that mirrors the lamps, and the rails before it. */
const paintPlatform = ({ g, down, layout, unit, mood, next, between }: StationBrush): void => {
  const { width, height } = layout;
  const [floor, rails] = [platformOf(layout), railsOf(layout)];
  g.fillStyle = mood('#0e0830', '#12104a');
  g.fillRect(0, rails - 4 * unit, width, floor - rails + 8 * unit);
  g.fillStyle = '#c8b8ff';
  g.fillRect(0, rails, width, 2.4 * unit);
  g.fillStyle = down(floor, height, [
    [0, mood('#5a4a9a', '#6a68c8')],
    [0.08, mood('#35286c', '#3a3a92')],
    [1, mood('#0e0830', '#0c0c40')],
  ]);
  g.fillRect(0, floor, width, height - floor);
  g.fillStyle = '#ffd27a';
  g.globalAlpha = 0.7;
  g.fillRect(0, floor + 5 * unit, width, 4 * unit);
  g.globalAlpha = 1;
  g.save();
  g.globalCompositeOperation = 'lighter';
  for (const x of lamps.map((part) => part * width)) {
    const mirror = g.createLinearGradient(0, floor, 0, height);
    mirror.addColorStop(0, 'rgba(255,190,90,.5)');
    mirror.addColorStop(1, 'rgba(255,170,80,0)');
    g.fillStyle = mirror;
    for (let strip = 0; strip < 12; strip += 1) {
      const wide = between(4, 34) * unit;
      g.globalAlpha = between(0.14, 0.4);
      g.fillRect(x - wide / 2 + between(-16, 16) * unit, floor + strip * ((height - floor) / 12), wide, 3 * unit);
    }
    g.globalAlpha = 0.5;
    g.fillRect(x - 20 * unit, floor, 40 * unit, height - floor);
  }
  g.restore();
  g.strokeStyle = 'rgba(190,180,255,.32)';
  g.lineWidth = unit;
  for (let drop = 0; drop < 46; drop += 1) {
    const [x, y, r] = [next() * width, floor + next() * (height - floor), between(3, 9) * unit];
    g.beginPath();
    g.ellipse(x, y, r, r * 0.34, 0, 0, 2 * Math.PI);
    g.stroke();
  }
};

/** The roof over the platform, its lamps and their light. */
const paintRoof = ({ g, layout, unit, mood, glow }: StationBrush): void => {
  const { width, height } = layout;
  const floor = platformOf(layout);
  const eave = height * (layout.upright ? 0.075 : 0.07);
  g.fillStyle = mood('#0c0726', '#0a0a36');
  g.fillRect(0, 0, width, eave);
  g.fillStyle = mood('#3a2a7a', '#3a3a90');
  for (let x = 0; x < width; x += 26 * unit) {
    g.beginPath();
    g.moveTo(x, eave);
    g.lineTo(x + 13 * unit, eave + 18 * unit);
    g.lineTo(x + 26 * unit, eave);
    g.fill();
  }
  for (const [at] of lamps.entries()) {
    const [x, y] = lampAt(layout, at);
    g.strokeStyle = '#0a0524';
    g.lineWidth = 3 * unit;
    g.beginPath();
    g.moveTo(x, eave);
    g.lineTo(x, y - 16 * unit);
    g.stroke();
    g.save();
    g.globalCompositeOperation = 'lighter';
    const cone = g.createLinearGradient(0, y, 0, floor);
    cone.addColorStop(0, 'rgba(255,200,110,.42)');
    cone.addColorStop(1, 'rgba(255,170,80,.03)');
    g.fillStyle = cone;
    g.beginPath();
    g.moveTo(x - 12 * unit, y);
    g.lineTo(x + 12 * unit, y);
    g.lineTo(x + 96 * unit, floor);
    g.lineTo(x - 96 * unit, floor);
    g.fill();
    g.restore();
    glow(x, y, 90 * unit, '#ffc25c', 0.8);
    g.fillStyle = '#1c1048';
    g.beginPath();
    g.moveTo(x - 8 * unit, y - 16 * unit);
    g.lineTo(x + 8 * unit, y - 16 * unit);
    g.lineTo(x + 22 * unit, y - 2 * unit);
    g.lineTo(x - 22 * unit, y - 2 * unit);
    g.fill();
    g.fillStyle = '#fff4c8';
    g.beginPath();
    g.ellipse(x, y, 15 * unit, 6 * unit, 0, 0, 2 * Math.PI);
    g.fill();
  }
};

export const paintStation = (layout: Layout, free: boolean, density: number): HTMLCanvasElement => {
  const { width, height } = layout;
  const brush: StationBrush = {
    ...createBrush({ width, height, density: densityFor(layout, density) }, 47),
    layout,
    unit: unitOf(layout),
    mood: (rain, moon) => (free ? moon : rain),
  };
  const { g, canvas } = brush;
  paintSky(brush, free);
  paintTown(brush);
  paintPlatform(brush);
  paintRoof(brush);
  paintParcels(brush);
  const shade = g.createRadialGradient(
    ...([width / 2, height * 0.46, Math.min(width, height) * 0.5] as const),
    ...([width / 2, height * 0.5, Math.hypot(width, height) * 0.62] as const),
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(6,2,20,.56)');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  return canvas;
};
