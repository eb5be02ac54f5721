/** Grids that are filled by falling symbols: each cell is drawn on its own, by weights. */
import type { Rng } from '../../rng.ts';

/** Symbols by their number, column after column, each from the top. */
export type Columns = readonly (readonly number[])[];

/** The decisions of a round; whoever plays one again gives them from what was recorded. */
export type Draws = Pick<Rng, 'below' | 'weighted'>;

/** Column and row as one number. `most`: rows of the tallest column. */
export const cellOf = (column: number, row: number, most: number): number => column * most + row;

/** Columns from the left, each from its lowest cell up. Loops, because grids are filled by the thousand million. */
export const fillColumns = (heights: readonly number[], symbolOf: (column: number) => number): Columns =>
  heights.map((height, column) => {
    const cells: number[] = [];
    for (let row = 0; row < height; row += 1) cells.push(symbolOf(column));
    return cells.reverse();
  });

/** Takes cells away, lets the others fall, and fills up in the order of `fillColumns`. */
export const refillColumns = (
  columns: Columns,
  gone: ReadonlySet<number>,
  { most, symbolOf }: { most: number; symbolOf: (column: number) => number },
): Columns =>
  columns.map((cells, column) => {
    const next = cells.slice();
    let to = cells.length - 1;
    for (let row = cells.length - 1; row >= 0; row -= 1)
      if (!gone.has(cellOf(column, row, most))) {
        next[to] = cells[row] as number;
        to -= 1;
      }
    for (; to >= 0; to -= 1) next[to] = symbolOf(column);
    return next;
  });

export const countOf = (columns: Columns, symbol: number): number => {
  let count = 0;
  for (const cells of columns) for (const seen of cells) if (seen === symbol) count += 1;
  return count;
};

/** Pays that rise with a number: each from its `from` on. */
export type SizePays = readonly (readonly [from: number, pays: number])[];

export const payForSize = (pays: SizePays, size: number): number =>
  pays.reduce((best, [from, paid]) => (size >= from ? paid : best), 0);

/** Whether sizes and pays both rise. */
export const areRising = (pays: SizePays): boolean =>
  pays.length > 0 &&
  pays.every(([from, paid], index) => {
    const [lastFrom, lastPaid] = pays[index - 1] ?? [0, 0];
    return Number.isSafeInteger(from) && Number.isSafeInteger(paid) && from > lastFrom && paid >= lastPaid && paid > 0;
  });
