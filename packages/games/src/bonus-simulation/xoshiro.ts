/** The documented source of every simulation: xoshiro128**, its four words of state spread from one seed. Never of a real round. */
const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

const spread = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    const first = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
    return (second ^ (second >>> 16)) >>> 0;
  };
};

/** Uniform 32-bit words; the same seed gives the same words. */
export const simulationWords = (seed: number): (() => number) => {
  const next = spread(seed);
  let [a, b, c, d] = [next(), next(), next(), next()];
  return () => {
    const word = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return word;
  };
};
