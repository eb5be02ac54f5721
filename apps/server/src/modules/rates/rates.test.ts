import { currencyCodes, parseRate } from '@carmine/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/monitoring/log.ts';
import { createOutboundHttp } from '../../providers/outbound-http.ts';
import { createEuroList } from '../../providers/rates/sandbox/euro-list.ts';
import { listen, type Listener } from '../../testing/http-listener.ts';
import { startOutsideWorld, type OutsideWorld } from '../../testing/outside-world.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createRates } from './index.ts';
import { isStale } from './staleness.ts';

let database: TestDatabase;
let world: OutsideWorld;
let listener: Listener | undefined;
beforeAll(async () => {
  database = await testDatabase();
  world = await startOutsideWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  world.rates.quoteAt(undefined);
  await listener?.close();
  listener = undefined;
});

const log = createLog({ role: 'test', version: '0', level: 'silent' });
const ratesFrom = (origin: string) =>
  createRates({
    db: database.app,
    log,
    provider: createEuroList(createOutboundHttp({ origin, allowPrivate: true, timeoutMs: 1_000 })),
  });

test('EUR is 1 before anybody was asked, everything else unknown', async () => {
  const rates = ratesFrom('http://127.0.0.1:1');
  expect((await rates.rate('EUR'))?.scaled).toBe(10n ** 18n);
  expect(await rates.rate('BTC')).toBeUndefined();
});

test('every currency has a rate after one poll, and only changes make history', async () => {
  const rates = ratesFrom(world.url);
  expect(await rates.poll()).toEqual({ ok: true });
  expect(await rates.poll()).toEqual({ ok: true });
  expect(await rates.rate('BTC')).toMatchObject({ scaled: parseRate('90000'), source: 'rates', stale: false });
  expect((await rates.all()).map(({ currency }) => currency)).toHaveLength(currencyCodes.length);
  expect(await database.db.one('select count(*)::int as count from rate_changes')).toEqual({ count: 7 });
});

test('crypto is stale after ten minutes, fiat after a day, by the provider’s own time', async () => {
  expect([isStale('BTC', 600), isStale('BTC', 601), isStale('USD', 86_400), isStale('USD', 86_401)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  await database.db.run(`update rates set quoted_at = now() - interval '1 hour'`);
  world.rates.quoteAt(new Date(Date.now() - 11 * 60_000));
  const rates = ratesFrom(world.url);
  await rates.poll();
  expect((await rates.rate('BTC'))?.stale).toBe(true);
  expect((await rates.rate('USD'))?.stale).toBe(false);
});

test('an older quote never replaces a newer one, and one from the future is not believed', async () => {
  const rates = ratesFrom(world.url);
  await rates.poll();
  const before = (await rates.rate('BTC'))?.at;
  world.rates.quoteAt(new Date(Date.now() - 3_600_000));
  await rates.poll();
  expect((await rates.rate('BTC'))?.at).toEqual(before);
  world.rates.quoteAt(new Date(Date.now() + 3_600_000));
  await rates.poll();
  expect((await rates.rate('BTC'))?.at).toEqual(before);
});

test.each([
  ['nobody', undefined],
  ['a page', '<html>'],
  ['holes', JSON.stringify({ base: 'EUR', quoted_at: new Date().toISOString(), eur_per_unit: { USD: '1' } })],
  ['another base', JSON.stringify({ base: 'USD', quoted_at: new Date().toISOString(), eur_per_unit: {} })],
  [
    'nonsense',
    JSON.stringify({
      base: 'EUR',
      quoted_at: new Date().toISOString(),
      eur_per_unit: { USD: '-1', CAD: '0', BTC: 'NaN', LTC: '1e9', DOG: '1', ETH: '1', USDT: '1' },
    }),
  ],
])('when %s answers, the last rates stay', async (_what, body) => {
  await ratesFrom(world.url).poll();
  listener = await listen((_request, response) => void (body === undefined ? response.destroy() : response.end(body)));
  const rates = ratesFrom(listener.origin);
  expect(await rates.poll()).toEqual({ ok: false });
  expect((await rates.rate('BTC'))?.scaled).toBe(parseRate('90000'));
});
