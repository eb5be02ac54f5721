/** Value noise for painted surfaces: washes, ridges, stone. The same at the same place, on every screen. */

const hash = (x: number, y: number, seed: number): number => {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 974_711);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};

const smoothed = (t: number): number => t * t * (3 - 2 * t);

const noise = (x: number, y: number, seed: number): number => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = smoothed(x - left);
  const down = smoothed(y - top);
  const a = hash(left, top, seed);
  const b = hash(left + 1, top, seed);
  const c = hash(left, top + 1, seed);
  const d = hash(left + 1, top + 1, seed);
  return a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down;
};

/** About 0 … 1: octaves of noise, each half as strong and twice as fine. */
export const layeredNoise = (x: number, y: number, seed: number, octaves: number): number => {
  let sum = 0;
  let strength = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise(x * scale, y * scale, seed + octave);
    strength /= 2;
    scale *= 2.03;
  }
  return sum / (1 - strength * 2);
};

/** 0 below `from`, 1 above `to`, and smooth between; `from` may be the larger one. */
export const smoothStep = (from: number, to: number, value: number): number =>
  smoothed(Math.min(1, Math.max(0, (value - from) / (to - from))));

/** How far away the nearest point of a jittered grid is, the second nearest one, and a number of the nearest: cracks are where both are equal. */
export const cellNoise = (x: number, y: number, seed: number): readonly [nearest: number, next: number, id: number] => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let nearest = 9;
  let next = 9;
  let id = 0;
  for (let row = top - 1; row <= top + 1; row += 1)
    for (let column = left - 1; column <= left + 1; column += 1) {
      const across = column + hash(column, row, seed) - x;
      const down = row + hash(column, row, seed + 7) - y;
      const far = across * across + down * down;
      if (far < nearest) {
        next = nearest;
        nearest = far;
        id = hash(column, row, seed + 13);
      } else if (far < next) next = far;
    }
  return [Math.sqrt(nearest), Math.sqrt(next), id];
};
