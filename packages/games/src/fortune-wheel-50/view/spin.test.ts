import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commitment } from '../../stream.ts';
import { stops } from '../versions/1-layout.ts';
import { restOf, stopUnder, turnAt } from './spin.ts';

const stop = fc.nat({ max: stops.length - 1 });
const seed = fc.nat().map((n) => commitment(String(n)));

it('the wheel rests with the pointer over its result, whatever the link', () => {
  fc.assert(
    fc.property(stop, seed, (at, link) => {
      expect(stopUnder(restOf(at, link))).toBe(at);
      // Never on a peg, where nobody could tell.
      const inField = (((restOf(at, link) * stops.length + 0.5) % 1) + 1) % 1;
      expect(inField).toBeGreaterThan(0.1);
      expect(inField).toBeLessThan(0.9);
    }),
  );
});

it('every viewer sees the same turn at the same time, and it ends on the result', () => {
  fc.assert(
    fc.property(stop, stop, seed, fc.double({ min: 0, max: 1, noNaN: true }), (before, after, link, progress) => {
      const spin = { from: restOf(before, commitment('before')), to: restOf(after, link) };
      expect(turnAt(spin, progress)).toBe(turnAt({ ...spin }, progress));
      expect(stopUnder(turnAt(spin, 1))).toBe(after);
      const near = turnAt(spin, 0.999_999) - spin.to;
      expect(Math.abs(near - Math.round(near))).toBeLessThan(0.001);
    }),
  );
});

it('never turns back', () => {
  const spin = { from: restOf(3, commitment('a')), to: restOf(17, commitment('b')) };
  const turns = Array.from({ length: 101 }, (_, index) => turnAt(spin, Math.min(index / 100, 0.999_99)));
  expect(turns.every((turn, index) => index === 0 || turn >= (turns[index - 1] ?? 0))).toBe(true);
});
