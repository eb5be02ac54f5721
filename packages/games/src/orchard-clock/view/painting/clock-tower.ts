import type { Brush } from '../../../slots/art/brush.ts';
import type { Tower } from './plan.ts';

const paintWalls = ({ g, next, between }: Brush, { x, width, top, foot }: Tower): void => {
  const left = x - width / 2;
  const wall = g.createLinearGradient(left, 0, left + width, 0);
  for (const [at, colour] of [
    [0, '#f6e3bd'],
    [0.3, '#e8cf9c'],
    [1, '#9a7a4c'],
  ] as const)
    wall.addColorStop(at, colour);
  g.fillStyle = wall;
  g.beginPath();
  g.moveTo(left, top);
  g.lineTo(left + width, top);
  g.lineTo(left + width * 1.06, foot);
  g.lineTo(left - width * 0.06, foot);
  g.fill();
  g.strokeStyle = 'rgba(90,60,24,.35)';
  g.lineWidth = width * 0.012;
  const course = width * 0.13;
  for (let y = top + course; y < foot; y += course) {
    g.beginPath();
    g.moveTo(left, y);
    g.lineTo(left + width, y);
    for (let stone = 0; stone < 5; stone += 1) {
      const at = left + width * ((stone + between(0.2, 0.8)) / 5);
      if (next() < 0.8) {
        g.moveTo(at, y);
        g.lineTo(at, y - course);
      }
    }
    g.stroke();
  }
  g.fillStyle = '#3a2410';
  for (const at of [0.5, 0.76]) {
    const y = top + width * 1.5 + (foot - top - width * 1.5) * (at - 0.5);
    g.beginPath();
    g.arc(x, y, width * 0.09, Math.PI, 0);
    g.rect(x - width * 0.09, y, width * 0.18, width * 0.26);
    g.fill();
  }
  // Ivy from the foot upwards, thinner with the height.
  for (let leaf = 0; leaf < 150; leaf += 1) {
    const up = next() ** 1.8;
    const side = next() < 0.5 ? -1 : 1;
    g.fillStyle = next() < 0.4 ? '#55b046' : '#237a32';
    g.beginPath();
    g.arc(
      x + side * width * (0.52 - next() * 0.34 * (1 - up)),
      foot - up * (foot - top) * 0.7,
      width * between(0.022, 0.05),
      0,
      2 * Math.PI,
    );
    g.fill();
  }
};

const paintRoof = ({ g }: Brush, { x, width, top }: Tower): void => {
  const [left, right, tip] = [x - width * 0.66, x + width * 0.66, top - width * 0.86];
  const tiles = g.createLinearGradient(left, 0, right, 0);
  for (const [at, colour] of [
    [0, '#f0784a'],
    [0.4, '#c8432a'],
    [1, '#6b1a14'],
  ] as const)
    tiles.addColorStop(at, colour);
  g.fillStyle = tiles;
  g.beginPath();
  g.moveTo(left, top + width * 0.06);
  g.quadraticCurveTo(x - width * 0.2, top - width * 0.24, x, tip);
  g.quadraticCurveTo(x + width * 0.2, top - width * 0.24, right, top + width * 0.06);
  g.fill();
  g.strokeStyle = '#3a2410';
  g.lineWidth = width * 0.03;
  g.beginPath();
  g.moveTo(x, tip);
  g.lineTo(x, tip - width * 0.3);
  g.moveTo(x - width * 0.14, tip - width * 0.2);
  g.lineTo(x + width * 0.16, tip - width * 0.2);
  g.stroke();
  g.fillStyle = '#e0a02e';
  g.beginPath();
  g.arc(x, tip - width * 0.32, width * 0.06, 0, 2 * Math.PI);
  g.fill();
};

/** Everything of the dial but its hands, which move. */
const paintDial = ({ g }: Brush, { x, dial, radius }: Tower): void => {
  for (const [r, colour] of [
    [1.14, '#3a2410'],
    [1.08, '#e0a02e'],
    [0.98, '#8a5a14'],
    [0.94, '#fffdf4'],
  ] as const) {
    g.fillStyle = colour;
    g.beginPath();
    g.arc(x, dial, radius * r, 0, 2 * Math.PI);
    g.fill();
  }
  g.strokeStyle = '#5b2b06';
  for (let hour = 0; hour < 12; hour += 1) {
    const turn = (hour / 12) * 2 * Math.PI;
    g.lineWidth = radius * (hour % 3 === 0 ? 0.1 : 0.05);
    g.beginPath();
    g.moveTo(x + Math.sin(turn) * radius * 0.72, dial - Math.cos(turn) * radius * 0.72);
    g.lineTo(x + Math.sin(turn) * radius * 0.88, dial - Math.cos(turn) * radius * 0.88);
    g.stroke();
  }
};

export const paintTower = (brush: Brush, tower: Tower): void => {
  paintWalls(brush, tower);
  paintRoof(brush, tower);
  paintDial(brush, tower);
};
