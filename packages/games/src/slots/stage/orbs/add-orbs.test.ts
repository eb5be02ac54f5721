/** Orbs leave in reading order, however many there are within the same time. */
import { expect, it } from 'vitest';
import type { SlotKind } from '../kinds/kind.ts';
import { orbsIn } from './add-orbs.ts';
import { flightMs, liftsAt, quickOrbs, usualOrbs } from './timings.ts';

const kind = { cascade: { multipliers: [1], isOrb: () => false, orbs: { X2: 2, X9: 9 } } } as unknown as SlotKind;

it('orbs in view are taken row by row', () => {
  const columns = [
    ['A', 'X2'],
    ['X9', 'A'],
    ['X2', 'A'],
  ];
  expect(orbsIn(kind, columns).map(({ cell, symbol }) => [...cell, symbol])).toEqual([
    [1, 0, 'X9'],
    [2, 0, 'X2'],
    [0, 1, 'X2'],
  ]);
});

it.each([usualOrbs, quickOrbs])(
  'many orbs take no longer than a few, and the last one arrives at the end',
  (timings) => {
    expect(liftsAt(0, 1, timings)).toBe(0);
    expect(liftsAt(1, 2, timings)).toBe(timings.apart);
    expect(flightMs(30, timings)).toBe(timings.most + timings.lift + timings.fly);
  },
);
