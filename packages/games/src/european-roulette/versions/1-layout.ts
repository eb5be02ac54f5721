/** Wheel and layout, version 1: part of the frozen maths, and all that a picture of the table needs. */
export const pockets = 37;

/** Clockwise from the zero. */
export const wheelOrder = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
];

const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const evenChances = ['red', 'black', 'even', 'odd', 'low', 'high'] as const;

const outside: Readonly<Record<string, readonly number[]>> = {
  red,
  black: range(1, 36).filter((number) => !red.includes(number)),
  even: range(2, 36, 2),
  odd: range(1, 35, 2),
  low: range(1, 18),
  high: range(19, 36),
  'dozen-1': range(1, 12),
  'dozen-2': range(13, 24),
  'dozen-3': range(25, 36),
  'column-1': range(1, 34, 3),
  'column-2': range(2, 35, 3),
  'column-3': range(3, 36, 3),
};

/** A street is three numbers in a row: 1 2 3, 4 5 6, … */
const streets = range(1, 34, 3).map((first) => range(first, first + 2));
const inside: readonly (readonly number[])[] = [
  ...range(0, 36).map((number) => [number]),
  // Splits: within a street, between streets, and with the zero.
  ...streets.flatMap(([one = 0, two = 0, three = 0]) => [
    [one, two],
    [two, three],
  ]),
  ...range(1, 33).map((number) => [number, number + 3]),
  ...[1, 2, 3].map((number) => [0, number]),
  ...streets,
  [0, 1, 2],
  [0, 2, 3],
  // Corners, and the first four.
  ...streets.slice(1).flatMap(([one = 0, two = 0]) => [
    [one - 3, one - 2, one, one + 1],
    [two - 3, two - 2, two, two + 1],
  ]),
  [0, 1, 2, 3],
  // Two streets beside each other.
  ...streets.slice(1).map(([one = 0]) => range(one - 3, one + 2)),
];

/** A bet inside is named by its numbers: `17`, `17-20`, `1-2-3`. */
export const spotOf = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join('-');

export const spots: ReadonlyMap<string, readonly number[]> = new Map([
  ...inside.map((numbers) => [spotOf(numbers), numbers] as const),
  ...Object.entries(outside),
]);

export const isSpot = (spot: string): boolean => spots.has(spot);
export const isEvenChance = (spot: string): boolean => evenChances.some((one) => one === spot);

/** In units, the stake included: 36 divided by how many numbers are covered. */
export const paysOf = (spot: string): number => 36 / (spots.get(spot)?.length ?? 36);

export const colourOf = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 ? 'green' : red.includes(pocket) ? 'red' : 'black';

/** What one unit on a spot pays when this pocket comes, in 1/10,000. By the French rule half of an even chance comes back at zero. */
export const paysE4 = (french: boolean, pocket: number, spot: string): bigint => {
  if (spots.get(spot)?.includes(pocket) === true) return BigInt(paysOf(spot)) * 10_000n;
  return french && pocket === 0 && isEvenChance(spot) ? 5_000n : 0n;
};
