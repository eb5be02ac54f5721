import { expect, test } from 'vitest';
import { feesText, readFees } from './agreed-fees.ts';

test.each([
  ['deposit 2.9%', 'deposit 2.9%', [{ kind: 'deposit', points: 290n, fixed: '0' }]],
  ['payout 0.50', 'payout 0.50', [{ kind: 'payout', points: 0n, fixed: '0.50' }]],
  [
    ' charge-back 15 ,refund  10.00%+ 0.1',
    'charge-back 15, refund 10% + 0.1',
    [{ points: 0n }, { kind: 'refund', points: 1_000n, fixed: '0.1' }],
  ],
  ['deposit 2% + 0.00', 'deposit 2%', [{ points: 200n }]],
  [' ', '', []],
])('the fees “%s” are kept as “%s”, which reads the same', (text, kept, expected) => {
  const read = readFees(text);
  expect(read).toMatchObject(expected);
  expect(feesText(read ?? [])).toBe(kept);
  expect(feesText(readFees(kept) ?? [])).toBe(kept);
});

test.each([
  'deposit',
  'deposit -1%',
  'deposit 100%',
  'tips 1%',
  'deposit 1e1',
  'deposit ٢%',
  'deposit 1%,',
  'deposit 1% +',
  '1%',
])('“%s” is no list of fees', (text) => expect(readFees(text)).toBeUndefined());
