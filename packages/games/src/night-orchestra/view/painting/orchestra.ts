/** The conductor, music stands with their lamps, a double bass and a harp; the heads of the audience in front. */
import { floorOf } from './plan.ts';
import type { HallBrush } from './hall.ts';

const ink = '#16041c';

const stand = ({ g, glow, unit }: HallBrush, x: number, y: number, k: number): void => {
  g.strokeStyle = ink;
  g.lineWidth = 4 * k;
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(x, y - 54 * k);
  g.moveTo(x - 14 * k, y);
  g.lineTo(x, y - 14 * k);
  g.lineTo(x + 14 * k, y);
  g.stroke();
  g.fillStyle = '#fff2d4';
  g.strokeStyle = ink;
  g.lineWidth = 3 * k;
  g.beginPath();
  g.moveTo(x - 24 * k, y - 50 * k);
  g.lineTo(x - 20 * k, y - 82 * k);
  g.lineTo(x + 20 * k, y - 82 * k);
  g.lineTo(x + 24 * k, y - 50 * k);
  g.closePath();
  g.stroke();
  g.fill();
  g.strokeStyle = 'rgba(40,10,50,.7)';
  g.lineWidth = 1.2 * k;
  for (let line = 0; line < 5; line += 1) {
    g.beginPath();
    g.moveTo(x - 18 * k, y - (56 + line * 5) * k);
    g.lineTo(x + 18 * k, y - (56 + line * 5) * k);
    g.stroke();
  }
  glow(x, y - 74 * k, 54 * unit, '#ffe08a', 0.7);
};

const bass = ({ g }: HallBrush, x: number, y: number, k: number): void => {
  const at = (dx: number, dy: number) => [x + dx * k, y + dy * k] as const;
  const wood = g.createLinearGradient(x - 40 * k, 0, x + 40 * k, 0);
  wood.addColorStop(0, '#6a2208');
  wood.addColorStop(0.4, '#f0903a');
  wood.addColorStop(1, '#5a1a06');
  g.fillStyle = wood;
  g.strokeStyle = ink;
  g.lineWidth = 4 * k;
  g.beginPath();
  g.moveTo(...at(0, -118));
  g.bezierCurveTo(...at(34, -118), ...at(34, -84), ...at(22, -70));
  g.bezierCurveTo(...at(46, -56), ...at(52, -8), ...at(0, -6));
  g.bezierCurveTo(...at(-52, -8), ...at(-46, -56), ...at(-22, -70));
  g.bezierCurveTo(...at(-34, -84), ...at(-34, -118), ...at(0, -118));
  g.stroke();
  g.fill();
  g.strokeStyle = ink;
  g.lineWidth = 8 * k;
  g.beginPath();
  g.moveTo(...at(0, -50));
  g.lineTo(...at(0, -190));
  g.stroke();
  g.lineWidth = 5 * k;
  g.beginPath();
  g.arc(...at(-4, -194), 8 * k, 0, 5);
  g.moveTo(...at(0, -6));
  g.lineTo(...at(0, 8));
  g.stroke();
  g.strokeStyle = '#fff2d4';
  g.lineWidth = 1.4 * k;
  for (const dx of [-3, 0, 3]) {
    g.beginPath();
    g.moveTo(...at(dx, -24));
    g.lineTo(...at(dx * 0.6, -184));
    g.stroke();
  }
};

const harp = ({ g }: HallBrush, x: number, y: number, k: number): void => {
  const at = (dx: number, dy: number) => [x + dx * k, y + dy * k] as const;
  g.strokeStyle = 'rgba(255,246,214,.8)';
  g.lineWidth = 1.4 * k;
  for (let string = 0; string < 11; string += 1) {
    const t = string / 10;
    g.beginPath();
    g.moveTo(...at(-30 + 58 * t, -14 - 118 * t * 0.7));
    g.lineTo(...at(-30 + 62 * t, -140 - 10 * Math.sin(t * 6)));
    g.stroke();
  }
  for (const [paint, thick] of [
    [ink, 15],
    ['#e8a83a', 9],
    ['#fff2c0', 2],
  ] as const) {
    g.strokeStyle = paint;
    g.lineWidth = thick * k;
    g.lineCap = 'round';
    g.lineJoin = 'round';
    g.beginPath();
    g.moveTo(...at(-38, -2));
    g.lineTo(...at(-38, -140));
    g.bezierCurveTo(...at(-20, -182), ...at(0, -120), ...at(40, -146));
    g.quadraticCurveTo(...at(34, -60), ...at(-38, -2));
    g.stroke();
  }
};

/** From behind, the baton raised; the light of the stage runs along the coat. */
const conductor = ({ g, mood }: HallBrush, x: number, y: number, k: number): void => {
  const at = (dx: number, dy: number) => [x + dx * k, y + dy * k] as const;
  const podium = g.createLinearGradient(0, y - 8 * k, 0, y + 18 * k);
  podium.addColorStop(0, mood('#c8485a', '#6a4ac0'));
  podium.addColorStop(1, mood('#5a1024', '#241458'));
  g.fillStyle = podium;
  g.fillRect(x - 48 * k, y - 8 * k, 96 * k, 26 * k);
  g.fillStyle = '#ffcf5c';
  g.fillRect(x - 48 * k, y - 8 * k, 96 * k, 3 * k);
  const cloth = g.createLinearGradient(x - 40 * k, 0, x + 40 * k, 0);
  cloth.addColorStop(0, mood('#7a2a6a', '#4a48a8'));
  cloth.addColorStop(0.5, mood('#3a1242', '#20205c'));
  cloth.addColorStop(1, mood('#1c0828', '#0e0e34'));
  g.lineCap = 'round';
  g.lineJoin = 'round';
  const coat = () => {
    g.beginPath();
    g.moveTo(...at(-26, -8));
    g.lineTo(...at(-20, -78));
    g.quadraticCurveTo(...at(0, -92), ...at(20, -78));
    g.lineTo(...at(26, -8));
    g.lineTo(...at(4, -30));
    g.lineTo(...at(-4, -30));
    g.closePath();
  };
  const arms = () => {
    g.beginPath();
    g.moveTo(...at(-16, -74));
    g.lineTo(...at(-46, -92));
    g.lineTo(...at(-54, -122));
    g.moveTo(...at(16, -74));
    g.lineTo(...at(44, -98));
    g.lineTo(...at(50, -132));
  };
  const edge = mood('#ffc0dc', '#c0c8ff');
  for (const [paint, wider] of [
    [edge, 3],
    [cloth, 0],
  ] as const) {
    g.strokeStyle = g.fillStyle = paint;
    g.lineWidth = (12 + wider) * k;
    arms();
    g.stroke();
    g.lineWidth = (2 + wider) * k;
    coat();
    g.stroke();
    g.fill();
    g.beginPath();
    g.arc(...at(0, -102), (16 + wider / 2) * k, 0, 2 * Math.PI);
    g.fill();
  }
  g.fillStyle = '#ffe2c4';
  for (const [dx, dy] of [
    [-54, -124],
    [50, -134],
  ] as const) {
    g.beginPath();
    g.arc(...at(dx, dy), 7 * k, 0, 2 * Math.PI);
    g.fill();
  }
  g.strokeStyle = '#fff';
  g.lineWidth = 3 * k;
  g.beginPath();
  g.moveTo(...at(50, -134));
  g.lineTo(...at(70, -166));
  g.stroke();
};

const audience = ({ g, layout, unit, between }: HallBrush): void => {
  const { width, height } = layout;
  g.fillStyle = '#12031a';
  for (const [row, colour] of ['#2a0a34', '#14041c'].entries()) {
    g.fillStyle = colour;
    const step = (44 + row * 8) * unit;
    for (let x = -step * 0.5 * row; x < width + step; x += step) {
      const r = (13 + row * 3) * unit;
      const y = height - (26 - row * 18) * unit - between(0, 7) * unit;
      g.beginPath();
      g.arc(x, y, r, 0, 2 * Math.PI);
      g.ellipse(x, y + r * 2, r * 1.7, r * 1.5, 0, 0, 2 * Math.PI);
      g.fill();
    }
  }
};

export const paintOrchestra = (brush: HallBrush): void => {
  const { layout, unit } = brush;
  const { width, height, upright } = layout;
  const floor = floorOf(layout);
  if (upright) {
    const y = height - 36 * unit;
    bass(brush, 42 * unit, y, 0.56 * unit);
    stand(brush, 92 * unit, y, 0.62 * unit);
    harp(brush, width - 44 * unit, y, 0.6 * unit);
    stand(brush, width - 96 * unit, y, 0.62 * unit);
  } else {
    const y = floor + (height - floor) * 0.44;
    const margin = layout.window.x - layout.beam;
    // Beside the reels all of them have room: the frame cuts none.
    const k = unit * Math.min(1, Math.max(0.6, margin / (250 * unit)));
    bass(brush, Math.min(96 * unit, margin * 0.36), y, 1.05 * k);
    stand(brush, Math.min(176 * unit, margin - 32 * k), y + 14 * unit, k);
    harp(brush, width - margin + 58 * k, y, 0.96 * k);
    conductor(brush, width - 84 * k, y + 30 * unit, 0.9 * k);
  }
  audience(brush);
};
