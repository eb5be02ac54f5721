import { currencyCodes } from '@carmine/money';
import { expect, it } from 'vitest';
import { readCurrencies } from './currencies.ts';

it('offers what the cashier offers, and everything where that cannot be asked', async () => {
  const on = [{ currency: 'ETH' }, { currency: 'EUR' }];
  expect(await readCurrencies(async () => Response.json(on))).toEqual(['EUR', 'ETH']);
  expect(await readCurrencies(async () => new Response('<html>', { status: 502 }))).toEqual(currencyCodes);
  expect(await readCurrencies(() => Promise.reject(new TypeError('offline')))).toEqual(currencyCodes);
});
