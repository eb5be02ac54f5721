import { currencies, formatRate } from '@carmine/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { listen, type Listener } from '../../../testing/http-listener.ts';
import { startOutsideWorld, type OutsideWorld } from '../../../testing/outside-world.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { createKraken } from './ticker.ts';

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

const krakenAt = (origin: string) =>
  createKraken(createOutboundHttp({ origin, allowPrivate: true, timeoutMs: 1_000 }), systemClock);

/** A ticker's answer with the same order book for every pair. */
const ticker = (book: object) => ({
  error: [],
  result: Object.fromEntries(
    ['ZEURZUSD', 'EURCAD', 'XXBTZEUR', 'XLTCZEUR', 'XDGEUR', 'XETHZEUR', 'USDTEUR'].map((name) => [name, book]),
  ),
});

test('every currency gets the middle of ask and bid, also where the pair is quoted the other way round', async () => {
  const answer = await krakenAt(world.url).latest();
  if (!answer.ok) throw new Error(answer.reason);
  const rates = Object.fromEntries(answer.quotes.map(({ currency, scaled }) => [currency, Number(formatRate(scaled))]));
  expect(Object.keys(rates)).toHaveLength(currencies.length - 1);
  expect(rates).toMatchObject({ BTC: 90_000, ETH: 2_750, LTC: 85.5, DOG: 0.1425, USDT: 0.9195 });
  expect(rates['USD']).toBeCloseTo(0.92, 6);
  expect(rates['CAD']).toBeCloseTo(0.67, 6);
  for (const { at } of answer.quotes) expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(10_000);
});

const [ask, bid] = [
  ['2.0', '1', '1'],
  ['1.99', '1', '1'],
];
test.each([
  ['a page instead of an answer', '<html>'],
  ['an error', { error: ['EService:Unavailable'] }],
  ['an error beside figures', { ...ticker({ a: ask, b: bid }), error: ['EGeneral:Internal error'] }],
  ['a pair that is missing', { error: [], result: { XXBTZEUR: { a: ask, b: bid } } }],
  ['an ask below its bid', ticker({ a: bid, b: ask })],
  ['a book with nobody in it', ticker({ a: ['9', '1', '1'], b: ['1', '1', '1'] })],
  ['a price of zero', ticker({ a: ['0', '1', '1'], b: ['0', '1', '1'] })],
  ['words for prices', ticker({ a: ['NaN'], b: ['1e3'] })],
])('%s is no list of rates', async (_what, body) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  listener = await listen((_request, response) => void response.end(text));
  expect(await krakenAt(listener.origin).latest()).toEqual({ ok: false, reason: 'answer_invalid' });
});

test('who does not answer is unreachable, and nothing is thrown', async () => {
  listener = await listen((_request, response) => void response.destroy());
  expect(await krakenAt(listener.origin).latest()).toEqual({ ok: false, reason: 'unreachable' });
});

test('a believable answer is taken', async () => {
  listener = await listen((_request, response) => void response.end(JSON.stringify(ticker({ a: ask, b: bid }))));
  expect((await krakenAt(listener.origin).latest()).ok).toBe(true);
});
