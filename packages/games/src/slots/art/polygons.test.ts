import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from './glyphs.ts';
import { carve, cutAhead, gold } from './letters.ts';
import { glyphs } from './glyphs.ts';
import { clip, heightAt, without, type Polygon } from './polygons.ts';

const areaOf = (polygon: Polygon): number =>
  Math.abs(
    polygon.reduce((sum, [x, y], i) => sum + (polygon.at(i - 1)?.[0] ?? 0) * y - x * (polygon.at(i - 1)?.[1] ?? 0), 0) /
      2,
  );

/** Corners on an ellipse are convex. */
const convex = fc
  .record({
    x: fc.double({ min: 20, max: 80, noNaN: true }),
    y: fc.double({ min: 20, max: 80, noNaN: true }),
    size: fc.double({ min: 5, max: 40, noNaN: true }),
    corners: fc.integer({ min: 3, max: 9 }),
    turn: fc.double({ min: 0, max: 6, noNaN: true }),
  })
  .map(({ x, y, size, corners, turn }): Polygon =>
    Array.from({ length: corners }, (_, i): Point => {
      const angle = turn + (i / corners) * Math.PI * 2;
      return [x + size * Math.cos(angle), y + size * 0.6 * Math.sin(angle)];
    }),
  );

it('what is cut out and what is left are the whole', () => {
  fc.assert(
    fc.property(convex, convex, (polygon, hole) => {
      const shared = hole.reduce<Polygon>((rest, [bx, by], i) => {
        const [ax, ay] = hole.at(i - 1) ?? [bx, by];
        return clip(rest, ([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));
      }, polygon);
      const left = without(polygon, hole).reduce((sum, piece) => sum + areaOf(piece), 0);
      expect(Math.abs(areaOf(polygon) - areaOf(shared) - left)).toBeLessThan(0.5);
    }),
  );
});

it('a slope rises by one for one from its edge inwards', () => {
  expect(heightAt({ normal: [0, -1], edge: [5, 10] }, [99, 13])).toBe(3);
});

it('every letter is carved without a hole in its numbers, and an unknown one is refused', () => {
  for (const letter of Object.keys(glyphs)) expect(carve(letter, { palette: gold }).svg).not.toMatch(/NaN|undefined/);
  // Free spins come in any number.
  for (const digit of '0123456789') expect(Object.keys(glyphs)).toContain(digit);
  expect(() => carve('é', { palette: gold })).toThrow('No glyph');
});

it('cuts ahead the letter that is carved', async () => {
  const carved = carve('AK', { palette: gold, width: 19 }).svg;
  await cutAhead('AKQ', 19);
  expect(carve('AK', { palette: gold, width: 19 }).svg).toBe(carved);
  expect(carve('Q', { palette: gold, width: 19 }).svg).not.toMatch(/NaN|undefined/);
});
