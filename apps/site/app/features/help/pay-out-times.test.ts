import { expect, test } from 'vitest';
import { displayDuration } from './pay-out-times.tsx';

test.each([
  [0, '1 s'],
  [42, '42 s'],
  [89, '89 s'],
  [91, '2 min'],
  [3600, '60 min'],
  [5400, '2 h'],
  [7201, '3 h'],
  [129_600, '2 days'],
])('%i seconds read "%s", never less than it took', (seconds, text) => expect(displayDuration(seconds)).toBe(text));
