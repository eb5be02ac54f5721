import type { Brush } from '../../../slots/art/brush.ts';

/** Round crowns in three tones, then their apples. `apples`: how many; the foot of the trunk is at x, y. */
export const paintTree = (
  { g, between, next }: Brush,
  [x, y]: readonly [number, number],
  size: number,
  apples: number,
): void => {
  g.fillStyle = 'rgba(10,50,20,.32)';
  g.beginPath();
  g.ellipse(x, y, 52 * size, 9 * size, 0, 0, 2 * Math.PI);
  g.fill();
  g.fillStyle = '#5e3514';
  g.beginPath();
  g.moveTo(x - 9 * size, y);
  g.quadraticCurveTo(x - 4 * size, y - 30 * size, x - 7 * size, y - 62 * size);
  g.lineTo(x + 7 * size, y - 62 * size);
  g.quadraticCurveTo(x + 4 * size, y - 30 * size, x + 11 * size, y);
  g.fill();
  g.strokeStyle = '#9a6230';
  g.lineWidth = 2 * size;
  g.beginPath();
  g.moveTo(x - 4 * size, y - 4 * size);
  g.quadraticCurveTo(x - 1 * size, y - 30 * size, x - 3 * size, y - 56 * size);
  g.stroke();
  const crown = y - 92 * size;
  // A near tree has more and smaller leaves, not larger ones.
  const fine = size > 1 ? 0.62 : 1;
  const puffs = Array.from({ length: Math.round(22 / fine ** 2) }, () => {
    const [turn, away] = [next() * 2 * Math.PI, Math.sqrt(next())];
    return [
      x + Math.cos(turn) * away * 50 * size,
      crown + Math.sin(turn) * away * 40 * size,
      between(15, 25) * size * fine,
    ] as const;
  });
  for (const [dx, dy, grow, colour] of [
    [2, 5, 1.16, '#175a26'],
    [0, 0, 1, '#2f8a36'],
    [-5, -6, 0.74, '#55b046'],
    [-8, -10, 0.4, '#8ad45e'],
  ] as const) {
    g.fillStyle = colour;
    for (const [px, py, r] of puffs) {
      g.beginPath();
      g.arc(px + dx * size, py + dy * size, r * grow, 0, 2 * Math.PI);
      g.fill();
    }
  }
  for (let apple = 0; apple < apples; apple += 1) {
    const [turn, away] = [next() * 2 * Math.PI, Math.sqrt(next())];
    const [ax, ay, r] = [
      x + Math.cos(turn) * away * 56 * size,
      crown + Math.sin(turn) * away * 46 * size,
      4.4 * size * fine,
    ];
    for (const [off, radius, colour] of [
      [0, r * 1.2, '#5c0412'],
      [0, r, '#e02a2a'],
      [-r * 0.3, r * 0.32, '#ffd0b0'],
    ] as const) {
      g.fillStyle = colour;
      g.beginPath();
      g.arc(ax + off, ay + off, radius, 0, 2 * Math.PI);
      g.fill();
    }
  }
};
