import { expect, test } from 'vitest';
import { amountIn, limitChangesIn } from './notice-data.ts';

test.each([
  [{ currency: 'EUR', amount: '1318.40' }, '€1,318.40'],
  [{ currency: 'CAD', amount: '20.00' }, 'CA$20.00'],
  [{ currency: 'BTC', amount: '0.00100000' }, '0.00100000 BTC'],
  [{ currency: 'DOG', amount: '50.00000000' }, '50.00000000 DOGE'],
  [{}, ''],
])('the amount of %j is written as %j', (data, shown) => {
  expect(amountIn(data)).toBe(shown);
});

test('limits that changed are told one by one', () => {
  expect(limitChangesIn({ changes: 'deposit,day,100.00,set;stake,week,,waits' })).toEqual([
    { kind: 'deposit', span: 'day', limit: '€100.00', isSet: true },
    { kind: 'stake', span: 'week', limit: undefined, isSet: false },
  ]);
  expect(limitChangesIn({})).toEqual([]);
});
