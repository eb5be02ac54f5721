/** Where a win is outlined beside columns of another height. */
import { expect, it } from 'vitest';
import { layoutOf, placeOf } from '../layout.ts';
import { uncovered } from './spans.ts';

it('a side is outlined where no winning cell of the next column touches it', () => {
  expect(uncovered([0, 100], [])).toEqual([[0, 100]]);
  expect(uncovered([0, 100], [[0, 100]])).toEqual([]);
  expect(uncovered([0, 100], [[30, 60]])).toEqual([
    [0, 30],
    [60, 100],
  ]);
  expect(
    uncovered(
      [0, 100],
      [
        [-20, 40],
        [40, 70],
      ],
    ),
  ).toEqual([[70, 100]]);
  expect(uncovered([0, 100], [[100, 140]])).toEqual([[0, 100]]);
});

it('cells of a column share the height of the window, and a symbol is no larger than its cell', () => {
  const layout = layoutOf(1_280, 584, { reels: 6, rows: 7, aside: true, least: 2 });
  for (let rows = 2; rows <= 7; rows += 1) {
    const cells = Array.from({ length: rows }, (_, row) => placeOf(layout, [3, row], rows));
    for (const [row, { x, y, height, symbol }] of cells.entries()) {
      expect(height * rows).toBeCloseTo(layout.window.height);
      expect(y).toBeCloseTo(layout.window.y + (row + 0.5) * height);
      expect(x).toBe(cells[0]?.x);
      expect(symbol).toBeLessThanOrEqual(Math.min(height, layout.cell.width * 1.04));
    }
  }
});
