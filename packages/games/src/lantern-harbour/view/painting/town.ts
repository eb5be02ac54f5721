import { ramp, type Painter } from './painter.ts';

/** The windows of one storey; returns the lit ones. */
const windows = ({ g, plan, next }: Painter, x: number, y: number, width: number, height: number) => {
  const columns = Math.max(2, Math.round(width / (11 * plan.scale)));
  const column = width / columns;
  const lights: [number, number][] = [];
  for (let index = 0; index < columns; index += 1) {
    if (next() >= 0.8) continue;
    const [left, top, tall] = [x - width / 2 + column * (index + 0.24), y - height * 0.74, height * 0.46];
    g.fillStyle = next() < 0.25 ? '#ff9a4a' : '#ffd27a';
    g.fillRect(left, top, column * 0.52, tall);
    g.fillStyle = 'rgba(80,20,10,.6)';
    g.fillRect(left + column * 0.24, top, 0.9, tall);
    lights.push([left + column * 0.26, top + tall / 2]);
  }
  return lights;
};

/** An upturned roof over a storey that is `width` wide and ends at `top`. Returns its height. */
const roof = ({ g, plan, mood }: Painter, x: number, top: number, width: number): number => {
  const { scale } = plan;
  const [eave, height, half] = [width * 0.2 + 5 * scale, 12 * scale + width * 0.07, width / 2];
  g.fillStyle = mood('#120a2a', '#1c0510');
  g.beginPath();
  g.moveTo(x - half - eave, top - 2 * scale);
  g.quadraticCurveTo(x - half, top + 1, x - width * 0.16, top - height);
  g.lineTo(x + width * 0.16, top - height);
  g.quadraticCurveTo(x + half, top + 1, x + half + eave, top - 2 * scale);
  g.quadraticCurveTo(x, top + 7 * scale, x - half - eave, top - 2 * scale);
  g.fill();
  g.strokeStyle = 'rgba(255,190,110,.6)';
  g.lineWidth = 1;
  g.beginPath();
  g.moveTo(x - half - eave, top - 2 * scale);
  g.quadraticCurveTo(x, top + 7 * scale, x + half + eave, top - 2 * scale);
  g.stroke();
  return height;
};

const house = (painter: Painter, x: number, size: readonly [number, number], tiers: number): [number, number][] => {
  const { g, plan, mood, down } = painter;
  const lights: [number, number][] = [];
  let [y, width] = [plan.horizon, size[0]];
  for (let tier = 0; tier < tiers; tier += 1) {
    const height = size[1] * (tier > 0 ? 0.62 : 1);
    g.fillStyle = down(y - height, y, [
      [0, mood('#1c1238', '#2a0818')],
      [1, mood('#2e1a46', '#4a1220')],
    ]);
    g.fillRect(x - width / 2, y - height, width, height);
    lights.push(...windows(painter, x, y, width, height));
    y -= height + roof(painter, x, y - height, width) * 0.75;
    width *= 0.78;
  }
  if (tiers > 2) {
    g.fillStyle = '#ffcf7a';
    g.fillRect(x - 0.8, y - 16 * plan.scale, 1.6, 16 * plan.scale + 3);
  }
  return lights;
};

export const paintTown = (painter: Painter): void => {
  const { plan, next, between, glow } = painter;
  const { width, scale, lighthouseX } = plan;
  const lights: [number, number][] = [];
  for (let x = -10; x < width + 20; x += between(34, 52) * scale)
    if (Math.abs(x - lighthouseX) >= 46 * scale)
      lights.push(...house(painter, x, [between(34, 56) * scale, between(22, 38) * scale], next() < 0.3 ? 2 : 1));
  lights.push(...house(painter, width * 0.085, [66 * scale, 44 * scale], 5));
  lights.push(...house(painter, width * 0.175, [56 * scale, 34 * scale], 2));
  for (const [x, y] of lights) glow(x, y, 15 * scale, '#ffaa46', 0.34);
};

const beams = ({ g, plan }: Painter, x: number, y: number): void => {
  for (const [dx, dy] of [
    [-plan.width * 0.62, -plan.height * 0.12],
    [plan.width * 0.3, -plan.height * 0.02],
  ] as const) {
    g.save();
    g.globalCompositeOperation = 'lighter';
    g.fillStyle = ramp(
      g.createLinearGradient(x, y, x + dx, y + dy),
      ['rgba(255,232,160,.55)', 'rgba(255,220,140,0)'],
      [0, 1],
    );
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x + dx, y + dy - Math.abs(dx) * 0.085);
    g.lineTo(x + dx, y + dy + Math.abs(dx) * 0.085);
    g.fill();
    g.restore();
  }
};

const tower = ({ g, plan }: Painter, x: number, base: number, height: number): void => {
  const { scale } = plan;
  const half = 17 * scale;
  for (let band = 0; band < 6; band += 1) {
    const [low, high] = [band, band + 1].map((n) => base - 16 * scale - ((height * n) / 6) * 0.88) as [number, number];
    const [wide, narrow] = [half * (1 - band * 0.07), half * (1 - (band + 1) * 0.07)];
    const colours = band % 2 === 1 ? ['#6a6a94', '#f3ece6', '#7a7498'] : ['#5a0a20', '#d63a3e', '#4a0818'];
    g.fillStyle = ramp(g.createLinearGradient(x - half, 0, x + half, 0), colours, [0, 0.38, 1]);
    g.beginPath();
    g.moveTo(x - wide, low);
    g.lineTo(x + wide, low);
    g.lineTo(x + narrow, high);
    g.lineTo(x - narrow, high);
    g.fill();
  }
  g.fillStyle = '#2a0a18';
  g.fillRect(x - half * 0.9, base - height - scale, half * 1.8, 5 * scale);
  g.fillStyle = '#fff0b0';
  g.fillRect(x - half * 0.5, base - height - 17 * scale, half, 16 * scale);
  g.fillStyle = '#8a1024';
  g.beginPath();
  g.moveTo(x - half * 0.75, base - height - 16 * scale);
  g.quadraticCurveTo(x, base - height - 44 * scale, x + half * 0.75, base - height - 16 * scale);
  g.fill();
};

export const paintLighthouse = (painter: Painter): void => {
  const { g, plan, mood, glow } = painter;
  const { lighthouseX: x, horizon: base, scale } = plan;
  const height = 150 * scale;
  const lampY = base - height - 10 * scale;
  beams(painter, x, lampY);
  g.fillStyle = mood('#150f30', '#220610');
  g.beginPath();
  g.moveTo(x - 64 * scale, base + 2);
  g.quadraticCurveTo(x - 40 * scale, base - 22 * scale, x - 16 * scale, base - 18 * scale);
  g.quadraticCurveTo(x + 18 * scale, base - 30 * scale, x + 34 * scale, base - 14 * scale);
  g.quadraticCurveTo(x + 54 * scale, base - 10 * scale, x + 66 * scale, base + 2);
  g.fill();
  tower(painter, x, base, height);
  glow(x, lampY + 2, 70 * scale, '#ffeba0', 0.95);
};
