/** What each bucket pays, version 1: part of the frozen maths, and all that a picture of the board needs. */
export const [fewestRows, mostRows] = [8, 16];
export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

export interface PlinkoParams {
  readonly rows: number;
  readonly risk: Risk;
}

/** In tenths of the stake, by rows: from an outer bucket to the middle. The other half is the same, mirrored. */
export const halves: Readonly<Record<Risk, Readonly<Record<number, readonly number[]>>>> = {
  low: {
    8: [56, 21, 11, 10, 5],
    9: [56, 20, 16, 10, 7],
    10: [89, 30, 14, 11, 10, 5],
    11: [84, 30, 19, 13, 10, 7],
    12: [100, 30, 16, 14, 11, 10, 5],
    13: [81, 40, 30, 19, 12, 9, 7],
    14: [71, 40, 19, 14, 13, 11, 10, 5],
    15: [150, 80, 30, 20, 15, 11, 10, 7],
    16: [160, 90, 20, 14, 14, 12, 11, 10, 5],
  },
  medium: {
    8: [130, 30, 13, 7, 4],
    9: [180, 40, 17, 9, 5],
    10: [220, 50, 20, 14, 6, 4],
    11: [240, 60, 30, 18, 7, 5],
    12: [330, 110, 40, 20, 11, 6, 3],
    13: [430, 130, 60, 30, 13, 7, 4],
    14: [580, 150, 70, 40, 19, 10, 5, 2],
    15: [880, 180, 110, 50, 30, 13, 5, 3],
    16: [1_100, 410, 100, 50, 30, 15, 10, 5, 3],
  },
  high: {
    8: [290, 40, 15, 3, 2],
    9: [430, 70, 20, 6, 2],
    10: [760, 100, 30, 9, 3, 2],
    11: [1_200, 140, 52, 14, 4, 2],
    12: [1_700, 240, 81, 20, 7, 2, 2],
    13: [2_600, 370, 110, 40, 10, 2, 2],
    14: [4_200, 560, 180, 50, 19, 3, 2, 2],
    15: [6_200, 830, 270, 80, 30, 5, 2, 2],
    16: [10_000, 1_300, 260, 90, 40, 20, 2, 2, 2],
  },
};

/** In 1/10,000 of the stake. */
export const multiplierE4Of = ({ rows, risk }: PlinkoParams, bucket: number): bigint =>
  BigInt(halves[risk][rows]?.[Math.min(bucket, rows - bucket)] ?? 0) * 1_000n;

/** Number of the 2^rows paths that end in this bucket. */
const pathsTo = (rows: number, bucket: number): bigint => {
  let paths = 1n;
  for (let step = 0; step < bucket; step += 1) paths = (paths * BigInt(rows - step)) / BigInt(step + 1);
  return paths;
};

export const bucketsOf = (params: PlinkoParams) =>
  Array.from({ length: params.rows + 1 }, (_, bucket) => ({
    multiplierE4: multiplierE4Of(params, bucket),
    weight: pathsTo(params.rows, bucket),
  }));

/** Number of all paths. */
export const pathsOf = ({ rows }: PlinkoParams): bigint => 2n ** BigInt(rows);
