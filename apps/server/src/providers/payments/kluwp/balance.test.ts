import { expect, test } from 'vitest';
import { createBalance } from './balance.ts';

const said = (status: number, body: unknown) =>
  createBalance(async () => ({ ok: true, status, body: JSON.stringify(body), headers: {} }))();

test('what it holds is read per currency, below zero too; a currency that nobody knows is left out', async () => {
  const balances = [
    { currency: 'EUR', available: '1234.50' },
    { currency: 'CAD', available: '-0.01' },
    { currency: 'XTS', available: '5.00' },
  ];
  expect(await said(200, { balances })).toEqual({
    ok: true,
    balances: [
      { currency: 'EUR', subunits: 123_450n },
      { currency: 'CAD', subunits: -1n },
    ],
  });
});

test.each([
  ['an outage', 503, {}, 'unreachable'],
  ['too many calls', 429, {}, 'unreachable'],
  ['a wrong key', 401, { error: 'signature_invalid' }, 'answer_invalid'],
  ['another document', 200, { balance: '5' }, 'answer_invalid'],
  ['an amount that is none', 200, { balances: [{ currency: 'EUR', available: '1e9' }] }, 'answer_invalid'],
])('%s is no balance', async (_what, status, body, reason) => {
  expect(await said(status, body)).toEqual({ ok: false, reason });
});
