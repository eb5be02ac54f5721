import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grandPlate } from './effects/grand-plate.ts';
import { layoutOf, type Grid } from './layout.ts';

/** A small slot, a large one, and one with its title beside the cells. */
const grids = fc.constantFrom<Grid>(
  { reels: 5, rows: 3 },
  { reels: 5, rows: 3, sells: true },
  { reels: 3, rows: 3 },
  { reels: 6, rows: 5, aside: true },
);

/** Stages of upright phones and tablets, and of everything that is wider. */
const stages = fc.oneof(
  fc.record({ width: fc.integer({ min: 320, max: 1_100 }), height: fc.integer({ min: 340, max: 1_400 }) }),
  fc.record({ width: fc.integer({ min: 640, max: 2_560 }), height: fc.integer({ min: 250, max: 1_400 }) }),
);

it('neither roof nor sign comes down over a symbol, on any screen', () => {
  fc.assert(
    fc.property(stages, grids, ({ width, height }, grid) => {
      const { window, beam, lift, weight } = layoutOf(width, height, grid);
      // The roof's edge hangs lowest in its middle: 16 under its line, and half the stroke.
      expect(window.y - beam - lift + 20 * weight).toBeLessThanOrEqual(window.y + 0.01);
      expect(window.y - beam - lift + 10 * weight).toBeLessThanOrEqual(window.y);
    }),
  );
});

it('gate, reels and plate lie within the stage and not over each other', () => {
  fc.assert(
    fc.property(stages, grids, ({ width, height }, grid) => {
      const { window, beam, lift, roof, plate, cell } = layoutOf(width, height, grid);
      expect(window.y - beam - lift - roof).toBeGreaterThanOrEqual(-24);
      expect(window.x - beam).toBeGreaterThanOrEqual(0);
      expect(cell.width * grid.reels).toBeLessThanOrEqual(width);
      // Five rows of the smallest phone are lower.
      expect(cell.height).toBeGreaterThan(grid.rows > 3 ? 20 : 30);
      expect(plate.y).toBeGreaterThanOrEqual(window.y + window.height);
      expect(plate.y + plate.height).toBeLessThanOrEqual(height);
    }),
  );
});

it('the plate of the largest wins lies within the stage', () => {
  fc.assert(
    fc.property(stages, grids, ({ width, height }, grid) => {
      const plate = grandPlate(layoutOf(width, height, grid));
      expect(plate.x).toBeGreaterThanOrEqual(0);
      expect(plate.y + plate.height).toBeLessThanOrEqual(height);
    }),
  );
});

it('where a feature is for sale, the tag under the plate and the button below it have room on every upright stage', () => {
  fc.assert(
    fc.property(stages, ({ width, height }) => {
      const { plate, upright } = layoutOf(width, height, { reels: 5, rows: 3, sells: true });
      fc.pre(upright);
      const [tag, button] = [4 + 32, 44 + 4];
      expect(plate.y + plate.height + tag + button).toBeLessThanOrEqual(height);
    }),
  );
});
