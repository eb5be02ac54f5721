import { currencies, formatRate } from '@carmine/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { listen, type Listener } from '../../../testing/http-listener.ts';
import { startOutsideWorld, type OutsideWorld } from '../../../testing/outside-world.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { createCoinbase } from './exchange-rates.ts';

let world: OutsideWorld;
let listener: Listener | undefined;
beforeAll(async () => {
  world = await startOutsideWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  await listener?.close();
  listener = undefined;
});

const coinbaseAt = (origin: string) =>
  createCoinbase(createOutboundHttp({ origin, allowPrivate: true, timeoutMs: 1_000 }), systemClock);

const rates = { USD: '1.087', CAD: '1.49', BTC: '0.0000111', LTC: '0.0117', DOGE: '7.01', ETH: '0.00036', USDT: '1.0' };

test('every currency gets what it is worth in EUR, from what one EUR is worth in it', async () => {
  const answer = await coinbaseAt(world.url).latest();
  if (!answer.ok) throw new Error(answer.reason);
  expect(answer.quotes).toHaveLength(currencies.length - 1);
  const found = Object.fromEntries(answer.quotes.map(({ currency, scaled }) => [currency, Number(formatRate(scaled))]));
  expect(found['BTC']).toBeCloseTo(90_000, 3);
  expect(found['DOG']).toBeCloseTo(0.1425, 9);
  expect(found['USD']).toBeCloseTo(0.92, 9);
  for (const { at } of answer.quotes) expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(10_000);
});

test('a rate with more digits than ours is cut off', async () => {
  const long = JSON.stringify({ data: { currency: 'EUR', rates: { ...rates, BTC: `0.0000111${'1'.repeat(30)}` } } });
  listener = await listen((_request, response) => void response.end(long));
  expect((await coinbaseAt(listener.origin).latest()).ok).toBe(true);
});

test.each([
  ['a page instead of an answer', '<html>'],
  ['a list of something else', { data: { currency: 'USD', rates } }],
  ['a currency that is missing', { data: { currency: 'EUR', rates: { ...rates, DOGE: undefined } } }],
  ['a price of zero', { data: { currency: 'EUR', rates: { ...rates, BTC: '0' } } }],
  ['words for prices', { data: { currency: 'EUR', rates: { ...rates, BTC: 'NaN' } } }],
])('%s is no list of rates', async (_what, body) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  listener = await listen((_request, response) => void response.end(text));
  expect(await coinbaseAt(listener.origin).latest()).toEqual({ ok: false, reason: 'answer_invalid' });
});

test('who does not answer, or has no time, is unreachable, and nothing is thrown', async () => {
  listener = await listen((_request, response) => void response.destroy());
  expect(await coinbaseAt(listener.origin).latest()).toEqual({ ok: false, reason: 'unreachable' });
  await listener.close();
  listener = await listen((_request, response) => void response.writeHead(429).end('{}'));
  expect(await coinbaseAt(listener.origin).latest()).toEqual({ ok: false, reason: 'unreachable' });
});
