/** Value noise for painted surfaces: washes, ridges, stone. The same at the same place, on every screen. */

const hash = (x: number, y: number, seed: number): number => {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 974_711);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};

const smoothed = (t: number): number => t * t * (3 - 2 * t);

const noise = (x: number, y: number, seed: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [smoothed(x - left), smoothed(y - top)];
  const at = (dx: 0 | 1, dy: 0 | 1) => hash(left + dx, top + dy, seed);
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
  return a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down;
};

/** About 0 … 1: octaves of noise, each half as strong and twice as fine. */
export const layeredNoise = (x: number, y: number, seed: number, octaves: number): number => {
  let [sum, strength, scale] = [0, 0.5, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise(x * scale, y * scale, seed + octave);
    [strength, scale] = [strength / 2, scale * 2.03];
  }
  return sum / (1 - strength * 2);
};

/** 0 below `from`, 1 above `to`, and smooth between; `from` may be the larger one. */
export const smoothStep = (from: number, to: number, value: number): number =>
  smoothed(Math.min(1, Math.max(0, (value - from) / (to - from))));

/** How far away the nearest point of a jittered grid is, the second nearest one, and a number of the nearest: cracks are where both are equal. */
export const cellNoise = (x: number, y: number, seed: number): readonly [nearest: number, next: number, id: number] => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let [nearest, next, id] = [9, 9, 0];
  for (let down = top - 1; down <= top + 1; down += 1)
    for (let across = left - 1; across <= left + 1; across += 1) {
      const far = Math.hypot(across + hash(across, down, seed) - x, down + hash(across, down, seed + 7) - y);
      if (far < nearest) [nearest, next, id] = [far, nearest, hash(across, down, seed + 13)];
      else if (far < next) next = far;
    }
  return [nearest, next, id];
};
