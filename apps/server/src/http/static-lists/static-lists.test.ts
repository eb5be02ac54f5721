import { avatars } from '@carmine/contract/account/profile';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { currencyCodes } from '@carmine/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnalytics } from '../../modules/analytics/index.ts';
import { createContent } from '../../modules/content/index.ts';
import { createPlayWorld, type PlayWorld } from '../../testing/play-world.ts';
import { analyticsRoutes } from '../analytics/events.ts';
import { brandRoutes } from '../game-service/brand.ts';
import { ipServiceRoutes } from '../ip-service/current-ip.ts';
import { createServer } from '../server.ts';
import { staticListRoutes } from './lists.ts';

let world: PlayWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await createPlayWorld();
  const content = await createContent({ defaultSkin: 'carmine' });
  app = createServer(world.http, { trustedProxies: [], hashAddress: () => '' });
  const service = { http: world.http, problems: {} };
  ipServiceRoutes(app, service, world);
  brandRoutes(app, service, { content });
  analyticsRoutes(app, service, { analytics: createAnalytics({ sql: world.database.app }) });
  const site = { deployment: 'sandbox', version: '1', sandbox: { url: 'http://127.0.0.1:4001' } } as const;
  staticListRoutes(app, service, { ...world, content, site });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const call = async (options: InjectOptions) => {
  const { statusCode: status, headers, body } = await app.inject(options);
  // Tests read known fields.
  return { status, headers, text: body, json: () => JSON.parse(body) };
};
const get = (url: string, headers: Record<string, string> = {}) => call({ method: 'GET', url, headers });

/** With the rights of two operators. */
const setRestricted = async (restrict: string[], allow: string[]) => {
  await world.database.db.run('select set_restricted($1)', [JSON.stringify({ restrict, allow })]);
  world.geo.listsChanged();
};
const restrict = (code: string) => setRestricted([code], []);
const allow = (code: string) => setRestricted([], [code]);

describe('lists', () => {
  it('countries with calling codes and states', async () => {
    const reply = await get('/cdn/country-codes.json');
    expect(reply.json()).toContainEqual({ name: 'Malta', code: '+356', isoCode: 'MT' });
    const list = reply.json() as { isoCode: string; states?: unknown[] }[];
    expect(list.find(({ isoCode }) => isoCode === 'AU')?.states).toHaveLength(8);
    expect(reply.headers['cache-control']).toBe('public, max-age=300');
  });

  it('currencies', async () => {
    const list = (await get('/cdn/currencies.json')).json();
    expect(list).toHaveLength(currencyCodes.length);
    expect(list).toContainEqual({
      currency: 'USDT',
      name: 'Tether',
      symbol: '₮',
      type: 'CRYPTO',
      fiat: false,
      subunits_to_unit: 1_000_000,
      label: 'Erc20',
    });
  });

  it('restricted countries, never cached, and always consistent with the gate', async () => {
    const reply = await get('/cdn/restricted-countries.json');
    expect(reply.json()).toEqual(['AF', 'CU', 'IR', 'KP', 'SY'].map((code) => ({ code })));
    expect(reply.headers['cache-control']).toBe('no-cache');
    await restrict('MT');
    expect((await get('/cdn/restricted-countries.json')).json()).toContainEqual({ code: 'MT' });
    expect((await get('/ip-service/api/v1/user/currentIp')).json()).toMatchObject({
      isoCode: 'MT',
      country: 'Malta',
      restricted: true,
    });
    await allow('MT');
    expect((await get('/ip-service/api/v1/user/currentIp')).json()).toEqual({
      ip: '127.0.0.1',
      isoCode: 'MT',
      country: 'Malta',
      restricted: false,
    });
  });

  it('the site’s kind with the address of the sandbox, and the brand’s recommended games', async () => {
    expect((await get('/cdn/site-config.json')).json()).toEqual({
      deployment: 'sandbox',
      skin: 'carmine',
      version: '1',
      sandbox: { url: 'http://127.0.0.1:4001' },
    });
    expect((await get('/cdn/recommended-games.json')).json()).toMatchObject([{ id: 'dice', name: 'Dice' }]);
  });

  it('a bet from a country that was just restricted is refused', async () => {
    const player = await world.player(1_000n);
    const token = await world.launch(player);
    Object.assign(world.details.get(player.playerId) ?? {}, { country: 'VA' });
    await world.wallet.setGate(world.database.app, player.playerId, { country: 'VA' });
    expect(await world.bet(token, { stake: '1.00' }, 'a')).toMatchObject({ status: 201 });
    await restrict('VA');
    expect(await world.bet(token, { stake: '1.00' }, 'b')).toMatchObject({ status: 403, code: 'country_restricted' });
    await allow('VA');
  });
});

describe('pictures', () => {
  it('are served with a version, for ever where the address names it', async () => {
    const first = await get('/cdn/img/games/carmine-originals/dice.svg');
    expect(first).toMatchObject({ status: 200 });
    expect(first.headers['content-type']).toContain('image/svg+xml');
    expect(first.headers['content-security-policy']).toContain('sandbox');
    expect(first.headers['cache-control']).toContain('max-age=3600');
    const etag = String(first.headers['etag']);
    expect((await get('/cdn/img/games/carmine-originals/dice.svg', { 'if-none-match': etag })).status).toBe(304);
    const versioned = await get(`/cdn/img/games/carmine-originals/dice.svg?v=${etag.slice(1, -1)}`);
    expect(versioned.headers['cache-control']).toContain('immutable');
    expect((await get('/cdn/img/games/carmine-originals/dice.svg?v=other')).headers['cache-control']).not.toContain(
      'immutable',
    );
  });

  it('exist for every currency, every country and every avatar', async () => {
    for (const avatar of avatars) expect((await get(`/cdn/img/avatars/${avatar}.svg`)).status).toBe(200);
    for (const { currency } of (await get('/cdn/currencies.json')).json())
      expect((await get(`/cdn/img/coins/${String(currency).toLowerCase()}.svg`)).status).toBe(200);
    for (const { isoCode } of (await get('/cdn/country-codes.json')).json())
      expect([isoCode, (await get(`/cdn/img/flags/${String(isoCode).toLowerCase()}.svg`)).status]).toEqual([
        isoCode,
        200,
      ]);
  });

  it('cannot be used to read anything else', async () => {
    for (const path of [
      'games/carmine-originals/nothing.svg',
      'games/..%2F..%2Fskins%2Fcarmine/skin.svg',
      'games/carmine-originals/dice',
      'flags/..%2Fcoins%2Fbtc.svg',
      'flags/LICENSE',
      'flags/mt.svg%00',
    ])
      expect([path, (await get(`/cdn/img/${path}`)).status]).toEqual([path, 404]);
  });
});

describe('the brand', () => {
  it('follows the host that was called', async () => {
    const [own, other] = [
      await get('/game-service/api/v1/skin-configuration'),
      await get('/game-service/api/v1/skin-configuration', { host: 'nightjar.localhost:4000' }),
    ];
    expect(own.json()).toMatchObject({
      id: 'carmine',
      brand: { name: 'Carmine' },
      switches: { disableZoom: false },
      captcha: { siteKey: 'carmine-proof-of-work' },
      chat: { kind: 'own' },
      tutorialVideos: { cryptoDeposit: null },
    });
    expect(own.json()).not.toHaveProperty('hosts');
    expect(other.json()).toMatchObject({ id: 'nightjar', brand: { name: 'Nightjar' } });
    expect(
      (await get('/game-service/api/v1/page/terms-and-conditions', { host: 'nightjar.localhost' })).text,
    ).toContain('Nightjar is operated by');
    expect((await get('/game-service/api/v1/page/imprint')).status).toBe(404);
    expect((await get('/game-service/api/v1/page/privacy-policy?version=2026-11-01')).json()).toMatchObject({
      version: '2026-11-01',
      title: 'Privacy Policy',
    });
  });

  it('answers its texts in the language that is asked for, and in no other', async () => {
    const nightjar = { host: 'nightjar.localhost' };
    expect((await get('/game-service/api/v1/skin-configuration?language=de', nightjar)).json()).toMatchObject({
      languages: ['en', 'de'],
      texts: { heroTitle: 'Ruhige Tische, offene Bücher' },
    });
    expect((await get('/game-service/api/v1/page/complaints?language=de', nightjar)).json()).toMatchObject({
      ...{ language: 'de', title: 'Beschwerden' },
    });
    const help = await get('/game-service/api/v1/help?language=de', nightjar);
    expect(help.text).toContain('So zahlst du ein');
    expect(help.text).toContain('help@nightjar.example');
    expect((await get('/game-service/api/v1/help?language=fr', nightjar)).status).toBe(422);
  });

  it('and location answer from a restricted country too', async () => {
    world.http.country = 'KP';
    for (const url of [
      '/game-service/api/v1/skin-configuration',
      '/game-service/api/v1/page/privacy-policy',
      '/ip-service/api/v1/user/currentIp',
      '/cdn/country-codes.json',
      '/cdn/img/coins/eur.svg',
    ])
      expect([url, (await get(url)).status]).toEqual([url, 200]);
    world.http.country = 'MT';
  });
});

describe('events', () => {
  const post = (payload: object, cookie?: string) =>
    call({
      method: 'POST',
      url: '/analytics/v1/events',
      payload,
      headers: { origin: 'http://casino.test', ...(cookie === undefined ? {} : { cookie }) },
    });
  const kept = () =>
    world.database.app.rows<{ name: string; properties: unknown; country: string }>(
      'select name, properties, country from analytics_events order by id',
    );

  it('are answered 202 and kept only with the visitor’s consent', async () => {
    const event = { name: 'page_view', properties: { path: '/', width: 390 } };
    for (const cookie of [undefined, 'consent=necessary', 'consent=', 'x=analytics', 'notconsent=analytics'])
      expect((await post(event, cookie)).status).toBe(202);
    expect(await kept()).toEqual([]);
    expect((await post(event, 'a=b; consent=necessary.analytics')).status).toBe(202);
    expect(await kept()).toEqual([{ name: 'page_view', properties: { path: '/', width: 390 }, country: 'MT' }]);
  });

  it('have a shape', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`p${n}`, n]));
    for (const event of [
      { name: 'Page View' },
      { name: 'x', properties: { nested: {} } },
      { name: 'x', properties: { long: 'y'.repeat(201) } },
      { name: 'x', properties: many },
      { name: 'x', who: 'me' },
      {},
    ])
      expect((await post(event, 'consent=analytics')).status).toBe(422);
  });
});
