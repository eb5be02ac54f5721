/** Random numbers that a seed repeats: a run that failed can be run again. */

/** Whole numbers from 0 to below `n` (mulberry32). */
export const seededRandom = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};
