/** Every combination of stops of reels with these lengths. */
export const everyStop = (lengths: readonly number[]): number[][] =>
  lengths.reduce<number[][]>(
    (all, length) => all.flatMap((stops) => Array.from({ length }, (_, stop) => [...stops, stop])),
    [[]],
  );
