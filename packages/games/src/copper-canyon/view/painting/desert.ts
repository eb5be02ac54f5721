import type { CanyonBrush } from './canyon.ts';
import { railsOf } from './plan.ts';

/** A saguaro with two arms, lit from the left. */
const cactus = ({ g, mood }: CanyonBrush, x: number, y: number, size: number): void => {
  const trunk = (width: number, colour: string, shift: number) => {
    g.strokeStyle = colour;
    g.lineWidth = width * size;
    g.lineCap = 'round';
    g.lineJoin = 'round';
    g.beginPath();
    g.moveTo(x + shift, y);
    g.lineTo(x + shift, y - 92 * size);
    g.moveTo(x + shift, y - 34 * size);
    g.lineTo(x + shift - 27 * size, y - 34 * size);
    g.lineTo(x + shift - 27 * size, y - 66 * size);
    g.moveTo(x + shift, y - 48 * size);
    g.lineTo(x + shift + 25 * size, y - 48 * size);
    g.lineTo(x + shift + 25 * size, y - 78 * size);
    g.stroke();
  };
  trunk(20, mood('#14301c', '#06100f'), 0);
  trunk(15, mood('#2f6b3a', '#16323a'), 0);
  trunk(4, mood('#9ac86a', '#4a8088'), -3.4 * size);
};

const boulder = ({ g, mood }: CanyonBrush, x: number, y: number, size: number): void => {
  for (const [grow, shift, colour] of [
    [1, 0, mood('#3a100a', '#0c0616')],
    [0.86, -2, mood('#a8482a', '#3a2248')],
    [0.46, -6, mood('#e8905a', '#6a4a80')],
  ] as const) {
    g.fillStyle = colour;
    g.beginPath();
    g.ellipse(x + shift * size, y - 9 * size + shift * size, 26 * size * grow, 15 * size * grow, -0.1, 0, 2 * Math.PI);
    g.fill();
  }
};

/** The ground in front: ridges of sand, brush, boulders, cacti. */
export const paintDesert = (brush: CanyonBrush): void => {
  const { g, layout, unit, mood, down, between, next } = brush;
  const { width, height, upright } = layout;
  const top = railsOf(layout) + 92 * unit;
  const ridge = (x: number) => top + 10 * unit * Math.sin((x / width) * 7) + 5 * unit * Math.sin((x / width) * 19);
  g.fillStyle = down(top - 14 * unit, height, [
    [0, mood('#d9702f', '#3a2044')],
    [0.35, mood('#9a3a1c', '#201030')],
    [1, mood('#3a100a', '#08040f')],
  ]);
  g.beginPath();
  g.moveTo(0, height);
  for (let x = 0; x <= width + 8; x += 8) g.lineTo(x, ridge(x));
  g.lineTo(width, height);
  g.fill();
  for (let line = 0; line < 26; line += 1) {
    const near = next();
    const y = top + 12 * unit + near * (height - top);
    const [x, long] = [next() * width, between(40, 160) * unit];
    g.strokeStyle = next() < 0.5 ? mood('#f0a066', '#5a3a68') : mood('#4a140c', '#0c0616');
    g.globalAlpha = 0.28;
    g.lineWidth = (1 + 2 * near) * unit;
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(x + long / 2, y - 7 * unit, x + long, y);
    g.stroke();
  }
  g.globalAlpha = 1;
  for (let tuft = 0; tuft < 60; tuft += 1) {
    const near = next();
    const [x, y] = [next() * width, top + 8 * unit + near * (height - top)];
    g.strokeStyle = mood('#8a7a2a', '#2a3a4a');
    g.lineWidth = (0.8 + near) * unit;
    for (let blade = -2; blade <= 2; blade += 1) {
      g.beginPath();
      g.moveTo(x, y);
      g.lineTo(x + blade * (2 + 3 * near) * unit, y - (5 + 10 * near) * unit);
      g.stroke();
    }
  }
  const plants = upright
    ? ([
        [0.07, 0.97, 1.1],
        [0.93, 0.93, 0.9],
      ] as const)
    : ([
        [0.075, 0.95, 1.5],
        [0.165, 0.87, 0.85],
        [0.93, 0.97, 1.6],
        [0.85, 0.86, 0.75],
      ] as const);
  for (const [x, y, size] of plants) {
    boulder(brush, width * x + 34 * size * unit, height * y + 4 * unit, size * 0.9 * unit);
    cactus(brush, width * x, height * y, size * unit);
  }
};
