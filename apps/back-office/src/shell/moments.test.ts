import { expect, test } from 'vitest';
import { readMoment } from './moments.ts';

test('a day, or a day and a time, is a moment; what no calendar has is none', () => {
  expect(readMoment('2026-11-24')).toBe('2026-11-24T00:00');
  expect(readMoment(' 2026-11-24 13:05 ')).toBe('2026-11-24T13:05');
  expect(readMoment('2026-11-24T13:05:30')).toBe('2026-11-24T13:05:30');
  for (const text of ['', 'yesterday', '11/24/2026', '2026-02-30', '2026-13-01', '2026-11-24 25:00'])
    expect(readMoment(text), text).toBeUndefined();
});
