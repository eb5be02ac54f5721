import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { displayDuration, PayOutTimeRows } from './pay-out-times.tsx';

afterEach(cleanup);

test('after one payment its time is shown, and that nine of ten would say too much', () => {
  render(createElement(PayOutTimeRows, { times: [{ method: 'ETH', count: 4, medianS: 120, p90S: null }] }));
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2 min', 'Too few yet', '4']);
});

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
