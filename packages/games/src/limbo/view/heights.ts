/** Heights on the screen: low multiples, which are frequent, have most of the sky. */
const bend = 0.35;

/** 0 … 1, of a height in hundredths. */
export const placeOf = (hundredths: number): number => 1 - Math.max(1, hundredths / 100) ** -bend;

/** Marks of the sky, in hundredths. */
export const marks = [100, 200, 500, 1_000, 10_000, 100_000, 100_000_000];

const tooClose = 0.11;

/** Those that are not beside the target, whose place is marked itself. */
export const marksBeside = (target: number): number[] =>
  marks.filter((mark) => Math.abs(placeOf(mark) - placeOf(target)) > tooClose);

/** Rising by equal parts of the sky, from the ground. */
export const rising = {
  start: 100,
  between: (_start: number, end: number, progress: number): number =>
    progress >= 1 ? end : Math.min(end, 100 * (1 - progress * placeOf(end)) ** (-1 / bend)),
};
