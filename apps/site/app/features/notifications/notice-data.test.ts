import { expect, test } from 'vitest';
import { amountIn, limitChangesIn } from './notice-data.ts';

test.each([
  ['€1,318.40', '€1,318.40'],
  ['CA$20.00', 'CA$20.00'],
  ['0.00100000 BTC', '0.00100000 BTC'],
  ['50.00000000 DOGE', '50.00000000 DOGE'],
  ['50.00 EUR', '€50.00'],
  ['20,00 €', '20,00 €'],
  ['', ''],
])('an amount of %j is written as %j', (amount, shown) => {
  expect(amountIn({ amount })).toBe(shown);
});

test('limits that changed are told one by one', () => {
  expect(limitChangesIn({ changes: 'deposit,day,100.00,set;stake,week,,waits' })).toEqual([
    { kind: 'deposit', span: 'day', limit: '€100.00', isSet: true },
    { kind: 'stake', span: 'week', limit: undefined, isSet: false },
  ]);
  expect(limitChangesIn({})).toEqual([]);
});
