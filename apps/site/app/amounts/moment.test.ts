import { expect, test } from 'vitest';
import { displayDate, displayDay, displayMoment, displaySecond, displayTime } from './moment.ts';

const at = '2026-11-05T14:05:09';

test('the day precedes the month, and the clock has 24 hours', () => {
  expect(displayMoment(at)).toBe('5 Nov 2026, 14:05');
  expect(displayDate(at)).toBe('5 Nov 2026');
  expect([displayTime(at), displaySecond(at)]).toEqual(['14:05', '14:05:09']);
  expect(displayDay('2026-11-05')).toBe('5 Nov');
});
