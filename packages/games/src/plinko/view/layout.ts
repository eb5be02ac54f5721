/** Where everything on the board is, in pixels of the picture; times in rows. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly middle: number;
  /** Between neighbouring pegs, and between two rows. */
  readonly across: number;
  readonly down: number;
  readonly firstRow: number;
  readonly bucketTop: number;
  readonly bucketHeight: number;
  readonly ball: number;
}

/** From the hopper's mouth to the first peg. */
const hopper = 40;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const boardOf = (width: number, height: number, rows: number): Board => {
  const across = Math.min(width / (rows + 3.2), 58);
  const bucketHeight = clamp(across * 1.02, 22, 40);
  const down = Math.min((height - hopper - bucketHeight - 40) / rows, across * 1.16);
  const used = hopper + rows * down + bucketHeight + 26;
  const firstRow = hopper + 18 + Math.max(0, (height - used) / 2 - 8);
  return {
    ...{ width, height, rows, middle: width / 2, across, down, firstRow, bucketHeight },
    bucketTop: firstRow + rows * down - down * 0.3,
    ball: clamp(across * 0.62, 9, 24),
  };
};

export const pegAt = ({ middle, across, down, firstRow }: Board, row: number, place: number): [number, number] => [
  middle + (place - (row + 2) / 2) * across,
  firstRow + row * down,
];

export const bucketAt = ({ middle, across, rows }: Board, bucket: number): number =>
  middle + (bucket - rows / 2) * across;

/** One row of a fall, and the whole of it. */
export const rowMs = 150;
/** Rows that the way from the hopper to the first peg takes. */
const before = 1.4;
export const fallMs = (rows: number): number => (rows + before) * rowMs;

const rightsUntil = (path: readonly number[], row: number): number => {
  let rights = 0;
  for (let step = 0; step < row; step += 1) rights += path[step] ?? 0;
  return rights;
};

/** The peg that is being touched, or was last. */
export const pegOf = (path: readonly number[], time: number): readonly [row: number, place: number] | undefined => {
  const row = Math.floor(time);
  return row < 0 || row >= path.length ? undefined : [row, rightsUntil(path, row) + 1];
};

/** Milliseconds since the ball was dropped as a time in rows: 0 at the first peg. */
export const timeOf = (ms: number): number => ms / rowMs - before;

/** One parabola a row. */
export const ballAt = (board: Board, path: readonly number[], time: number): [number, number] => {
  const { middle, across, down, firstRow, ball } = board;
  const rest = firstRow - ball * 0.62 - 2;
  if (time < 0) {
    const part = Math.max(0, 1 + time / before);
    return [middle, rest - hopper * 0.9 * (1 - part * part)];
  }
  const row = Math.min(Math.floor(time), path.length);
  const part = Math.min(1, time - row);
  const from = middle + (rightsUntil(path, row) - row / 2) * across;
  const side = row < path.length ? ((path[row] ?? 0) - 0.5) * across : 0;
  return [from + side * part, rest + row * down + down * (part * part * 1.5 - part * 0.5)];
};
