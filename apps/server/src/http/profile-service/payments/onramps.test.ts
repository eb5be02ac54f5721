/** Buying crypto at both on-ramps, against the sandbox: real widgets, coins on local networks, and signed notifications. */
import type { OnRamp } from '@carmine/contract/payments/onramps';
import type { CurrencyCode } from '@carmine/money';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OnRamps } from '../../../modules/payments/index.ts';
import { onRamps as adapters } from '../../../providers/onramps/registry.ts';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { noticeKey, noticeOf, signedBy } from '../../../testing/onramp-notices.ts';
import { noPromotions } from '../../../testing/no-offers.ts';
import { session } from '../../../testing/test-http-context.ts';
import { notificationRoutes } from '../../providers/notifications.ts';
import { createServer } from '../../server.ts';
import { paymentRoutes } from './payment-routes.ts';

let stage: CoinStage;
let app: ReturnType<typeof createServer>;
let onRamps: OnRamps;
let origin = '';
let player: CoinPlayer;
let cookie = '';

beforeAll(async () => {
  stage = await openCoinStage({ withBitcoin: true, withOthers: true });
  const { http, db, coins, payments, wallet } = stage;
  app = createServer(http, { trustedProxies: [], hashAddress: () => '' });
  // The port is known only once it listens.
  const lazy = new Proxy({} as OnRamps, { get: (_target, name) => Reflect.get(onRamps, name) });
  paymentRoutes(app, { promotions: noPromotions, http, db, coins, payments, wallet, onRamps: lazy });
  notificationRoutes(app, { http, payments, onRamps: lazy });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  onRamps = stage.onRampsAt(origin);
  await stage.turn();
});
afterAll(async () => {
  await app.close();
  await stage.close();
});

const signIn = (who: CoinPlayer): string => {
  const token = randomBytes(12).toString('hex');
  stage.http.sessions.set(token, { ...session('player'), playerId: who.playerId, steppedUpAt: null });
  return token;
};
beforeEach(async () => {
  player = await stage.newPlayer();
  cookie = signIn(player);
});

const get = (path: string, with_ = cookie) =>
  app.inject({ method: 'GET', url: path, headers: { cookie: `session=${with_}` } });
const base = '/profile-service/api/v1/profile/crypto';
const order = async (id: string, amount: string, currency: CurrencyCode = 'ETH') => {
  const reply = await app.inject({
    ...{ method: 'POST', url: `${base}/onramps/${id}`, payload: { currency, amount } },
    headers: { cookie: `session=${cookie}`, origin: stage.http.publicUrl },
  });
  return { status: reply.statusCode, body: reply.json<Record<string, string>>() };
};
/** The address that the document shows in its frame. */
const widgetIn = (html: string): string =>
  (/<iframe src="([^"]*)"/.exec(html)?.[1] ?? '').replace(/&#(\d+);/g, (_all, code: string) =>
    String.fromCodePoint(Number(code)),
  );
const widgetOf = async (id: string, amount: string, currency?: CurrencyCode): Promise<string> => {
  const started = await order(id, amount, currency);
  expect(started.status).toBe(201);
  return widgetIn((await get(started.body['url'] ?? '')).body);
};
const act = (widget: string, outcome: string) =>
  fetch(widget, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) });
const states = async (): Promise<string[]> =>
  (await get(`${base}/onramps/orders`)).json<{ status: string }[]>().map(({ status }) => status);
/** The worker's jobs at the on-ramps. */
const follow = async (at = onRamps): Promise<void> => {
  for (const { jobs } of at.onOnRamps) for (const { run } of jobs) await run();
};
const mine = (chain: string) =>
  fetch(`${stage.url}/chain/${chain}/mine`, {
    ...{ method: 'POST', body: JSON.stringify({ blocks: 3 }) },
    headers: { 'content-type': 'application/json' },
  });
const cash = async (currency: CurrencyCode): Promise<bigint> =>
  (await stage.wallet.wallets(player.playerId)).find((one) => one.currency === currency)?.cash ?? 0n;
const [first = '', second = ''] = adapters.map(({ path }) => path);
const both = [first, second];

test('both are listed in their order, with what a player decides by', async () => {
  const listed = (await get(`${base}/onramps?currency=BTC`)).json<OnRamp[]>();
  expect(listed).toMatchObject([
    { id: first, feePercent: 5, minutes: 15, verificationAboveEur: '200.00', defaultAmount: '50.00' },
    { id: second, feePercent: 4.5, minutes: 20, verificationAboveEur: '100.00', defaultAmount: '35.00' },
  ]);
  // Sold there, but not held here.
  expect((await get(`${base}/onramps?currency=USDT`)).json()).toEqual([]);
  expect((await get(`${base}/onramps?currency=EUR`)).json()).toEqual([]);
});

test.each<[string, CurrencyCode]>([
  [first, 'ETH'],
  [second, 'BTC'],
  [first, 'LTC'],
  [second, 'DOG'],
])(
  '%s sells %s: coins go to the player’s own address and are credited once the network has confirmed them',
  async (id, currency) => {
    const widget = await widgetOf(id, '50.00', currency);
    const shown = await (await fetch(widget)).text();
    const { address } = await stage.owner.one<{ address: string }>(
      'select address from deposit_addresses where player_id = $1',
      [player.playerId],
    );
    expect(shown).toContain(address);
    expect((await act(widget, 'buy')).headers.get('location')).toBe(`${origin}/payments/v1/returned`);
    await follow();
    expect(await states()).toEqual(['completed']);
    await stage.coins.watch();
    // Whatever the on-ramp says.
    expect(await cash(currency)).toBe(0n);
    await mine(currency);
    await stage.coins.watch();
    expect(await cash(currency)).toBeGreaterThan(0n);
  },
);

test.each(both)('%s cannot make us credit: without coins, “complete” is a word on a screen', async (id) => {
  await act(await widgetOf(id, '50.00'), 'promise');
  await follow();
  expect(await states()).toEqual(['completed']);
  await stage.settle();
  expect((await player.held()).cash).toBe(0n);
  expect(await player.deposits()).toEqual([]);
});

test.each(both)('%s need not say anything: coins are credited all the same', async (id) => {
  await act(await widgetOf(id, '50.00'), 'buy-silently');
  await stage.settle();
  expect((await player.held()).cash).toBeGreaterThan(0n);
});

test.each(both)('%s is queried as soon as it notifies; a purchase that failed says so', async (id) => {
  await act(await widgetOf(id, '40.00'), 'pay');
  await follow();
  expect(await states()).toEqual(['paid']);
  await act(await widgetOf(id, '45.00'), 'decline');
  await follow();
  expect(await states()).toEqual(['failed', 'paid']);
});

test.each(both)('an answer of %s about another address, coin or player is none about this purchase', async (id) => {
  await act(await widgetOf(id, '50.00'), 'promise');
  const lies = [{ address: 'elsewhere' }, { currency: 'BTC' as const }, { playerRef: 'usr_x' }, { orderRef: 'onr_x' }];
  for (const lie of lies) {
    await stage.owner.run('update onramp_orders set next_query_at = now() where player_id = $1', [player.playerId]);
    const lying = stage.onRampsAt(origin, ({ queryOrder }) => ({
      queryOrder: async (by) => {
        const answer = await queryOrder(by);
        return answer.ok ? { ok: true, report: { ...answer.report, ...lie } } : answer;
      },
    }));
    await follow(lying);
    expect(await states()).toEqual(['pending']);
  }
  await stage.owner.run('update onramp_orders set next_query_at = now() where player_id = $1', [player.playerId]);
  await follow();
  expect(await states()).toEqual(['completed']);
});

const notify = async (id: string, headers: Record<string, string>, body = noticeOf(id)): Promise<number> => {
  const answer = await fetch(`${origin}/payments/v1/onramps/${id}/notifications`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/json', ...headers },
  });
  return answer.status;
};

test.each(both)('%s is believed with its signature over these bytes at this time, and by nothing else', async (id) => {
  const now = Math.floor(Date.now() / 1000);
  const sign = signedBy(id);
  const body = noticeOf(id);
  const stored = async () =>
    (await stage.owner.one<{ count: number }>('select count(*)::int as count from gateway_events')).count;
  const before = await stored();
  const good = sign(noticeKey(id), body, now);
  const later = Object.fromEntries(
    Object.entries(good).map(([name, value]) => [name, value.replace(String(now), String(now + 1))]),
  );
  const refused = [{}, later, sign('somebody-elses-key', body, now), sign(noticeKey(id), body, now - 400)];
  for (const headers of refused) expect(await notify(id, headers)).toBe(401);
  expect(await notify(id, good, `${body} `)).toBe(401);
  expect(await notify(id, sign(noticeKey(id), '{}', now), '{}')).toBe(422);
  expect(await stored()).toBe(before);
  // An order that we do not know is acknowledged, so that it is not repeated for ever; a replay is one event.
  expect([await notify(id, good), await notify(id, good)]).toEqual([200, 200]);
  expect(await stored()).toBe(before + 1);
  expect(await notify('no-such', good, body)).toBe(404);
});

test('the document around a widget is its player’s alone, frames that on-ramp and nothing else, and runs nothing of it', async () => {
  for (const id of both) {
    const { url = '' } = (await order(id, '50.00')).body;
    const page = await get(url);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`frame-src 'self' ${new URL(stage.url).origin};`);
    expect(policy).toMatch(/default-src 'none'; script-src 'nonce-[^']+';/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.body).not.toContain('allow-top-navigation');
    expect((await get(url, signIn(await stage.newPlayer()))).statusCode).toBe(404);
    // Pressed twice it is the same purchase.
    expect((await order(id, '50.00')).body['url']).toBe(url);
    await act(widgetIn(page.body), 'cancel');
    await follow();
    expect((await get(url)).statusCode).toBe(404);
  }
});

test('a changed address of the signed widget shows nothing', async () => {
  const widget = await widgetOf(second, '50.00');
  const moved = widget.replace(/walletAddress=[^&]+/, `walletAddress=0x${'1'.repeat(40)}`);
  expect((await fetch(widget)).status).toBe(200);
  expect((await fetch(moved)).status).toBe(404);
});

test('beside a deposit address the first one’s widget is offered, and ordered only when it is opened', async () => {
  const issued = await app.inject({
    ...{ method: 'POST', url: `${base}/deposit`, payload: { currency: 'ETH' } },
    headers: { cookie: `session=${cookie}`, origin: stage.http.publicUrl },
  });
  const { banxaCheckoutIframe: frame = '', address = '' } = issued.json<Record<string, string>>();
  expect(await states()).toEqual([]);
  const opened = await get(frame);
  const shown = await (await fetch(widgetIn(opened.body))).text();
  expect(shown).toContain(address);
  expect(shown).toContain('50.00 EUR');
  expect(widgetIn((await get(frame)).body)).toBe(widgetIn(opened.body));
  player.facts.refused = 'self_excluded';
  const barred = await get(frame);
  expect(barred.body).toContain("checkout: 'failed'");
  expect(widgetIn(barred.body)).toBe('');
});

test('who may not deposit gets no widget, and whatever is asked wrongly says why', async () => {
  expect(await order(first, '19.99')).toMatchObject({ status: 422, body: { code: 'below_minimum', minimum: '20.00' } });
  expect(await order(first, '5000.01')).toMatchObject({ status: 422, body: { code: 'above_maximum' } });
  expect(await order(first, '20.001')).toMatchObject({ status: 422, body: { code: 'amount_invalid' } });
  expect(await order(first, '50.00', 'USDT')).toMatchObject({ status: 422, body: { code: 'currency_not_supported' } });
  expect(await order('no-such', '50.00')).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } });
  expect(await order(first, '50.31')).toMatchObject({ status: 422, body: { code: 'refused_by_gateway' } });
  player.facts.missing = ['country'];
  expect(await order(first, '50.00')).toMatchObject({ body: { code: 'profile_incomplete', missing: ['country'] } });
  player.facts.missing = [];
  player.facts.refused = 'self_excluded';
  expect((await order(first, '50.00')).status).toBe(451);
  player.facts.refused = undefined;
  const limit = `update player_gate set deposit_limit_day = 3000 where player_id = $1`;
  await stage.owner.run(limit, [player.playerId]);
  expect(await order(first, '30.01')).toMatchObject({ body: { code: 'limit_reached', availableEur: '30.00' } });
  expect((await order(first, '30.00')).status).toBe(201);
  await stage.owner.run(`update player_gate set protection_status = 'excluded' where player_id = $1`, [
    player.playerId,
  ]);
  expect((await order(first, '30.00')).status).toBe(451);
});

test('one that is switched off or down is neither listed nor ordered at, and comes back by itself', async () => {
  const listed = async () => (await get(`${base}/onramps?currency=ETH`)).json<OnRamp[]>().map(({ id }) => id);
  const code = adapters[0]?.code ?? '';
  const set = (enabled: boolean) =>
    stage.owner.run('update payment_gateways set enabled = $2 where code = $1', [code, enabled]);
  await set(false);
  expect(await listed()).toEqual([second]);
  expect((await order(first, '50.00')).status).toBe(503);
  await set(true);
  await stage.owner.run(
    `insert into gateway_health (gateway, failed_queries, failing_since) values ($1, 3, now())
     on conflict (gateway) do update set failed_queries = 3, failing_since = now()`,
    [code],
  );
  expect(await listed()).toEqual([second]);
  expect((await order(first, '50.00')).status).toBe(503);
  expect(await stage.owner.rows('select id from onramp_orders where player_id = $1', [player.playerId])).toEqual([]);
  // The worker's probe is answered.
  await onRamps.probe();
  expect(await listed()).toEqual(both);
});
