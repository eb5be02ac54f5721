/** Who may tell us what: signatures of EMS's answers and notifications, changed in every way. */
import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { money } from '@carmine/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { flatHeaders, orderingPlayer } from '../../../testing/gateway-stage.ts';
import { listen, readAll } from '../../../testing/http-listener.ts';
import { startOutsideWorld, type OutsideWorld } from '../../../testing/outside-world.ts';
import { gateway } from './index.ts';
import { simulatedKey } from '../../named-keys.ts';

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const pair = generateKeyPairSync('ed25519');
const [oldKey, newKey, strange] = [pair, generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const raw = (key: KeyObject, part: 'x' | 'd'): string => String(key.export({ format: 'jwk' })[part]);

const env = {
  ...{ EMS_URL: 'https://api.example', EMS_PAGES: 'https://pay.example', EMS_MERCHANT: 'shop' },
  EMS_SIGNING_KEY: `ours:${raw(newKey.privateKey, 'd')}`,
  EMS_KEYS: `old:${raw(oldKey.publicKey, 'x')}, new:${raw(newKey.publicKey, 'x')}`,
};
const nowhere = { url: 'http://127.0.0.1:1', publicUrl: 'http://127.0.0.1:1', secret: 'a-secret', smtpPort: 1 };
const ems = gateway.open({ env, clock: systemClock, merchantName: 'Carmine', sandbox: nowhere });

const now = new Date('2026-11-27T12:00:00Z');
const iat = now.getTime() / 1000;
const body = JSON.stringify({ event: 'evt_1', changed: 'order', id: 'eo_1', shop_reference: 'dep_1' });
const good = { alg: 'EdDSA', kid: 'new', typ: 'ems-notice', iat, to: 'shop' };

const signature = (claims: object, text = body, key: KeyObject = newKey.privateKey): string => {
  const part = encode(JSON.stringify(claims));
  return `${part}..${sign(null, Buffer.from(`${part}.${encode(text)}`), key).toString('base64url')}`;
};
const read = (header: string | undefined, text = body) =>
  ems.readNotice(Buffer.from(text), { 'ems-jws': header }, now, {});

test('during a rotation the old and the new key are good, each under its own id', () => {
  const named = { ok: true, eventId: 'evt_1', paymentRef: 'dep_1' };
  expect(read(signature(good))).toEqual(named);
  expect(read(signature({ ...good, kid: 'old' }, body, oldKey.privateKey))).toEqual(named);
  expect(read(signature({ ...good, kid: 'old' }))).toEqual({ ok: false, reason: 'signature_wrong' });
});

test.each([
  ['another key', signature(good, body, strange.privateKey), 'signature_wrong'],
  ['an unknown key id', signature({ ...good, kid: 'next' }), 'signature_wrong'],
  ['no algorithm', signature({ ...good, alg: 'none' }), 'signature_wrong'],
  ['another algorithm', signature({ ...good, alg: 'HS256' }), 'signature_wrong'],
  ['a key that it brings itself', signature({ ...good, jwk: {} }, body, strange.privateKey), 'signature_wrong'],
  ['an extension to be understood', signature({ ...good, crit: ['b64'], b64: false }), 'signature_wrong'],
  ['the signature of another body', signature(good, body.replace('dep_1', 'dep_2')), 'signature_wrong'],
  ['an answer in place of a notification', signature({ ...good, typ: 'ems-answer' }), 'signature_wrong'],
  ['a notification for another shop', signature({ ...good, to: 'another' }), 'signature_wrong'],
  ['a notification for no shop', signature({ ...good, to: undefined }), 'signature_wrong'],
  ['one of six minutes ago', signature({ ...good, iat: iat - 360 }), 'stale'],
  ['one of the future', signature({ ...good, iat: iat + 360 }), 'stale'],
  ['the body inside the signature', signature(good).replace('..', `.${encode(body)}.`), 'unsigned'],
  ['nothing', undefined, 'unsigned'],
])('%s is refused', (_what, header, reason) => {
  expect(read(header)).toEqual({ ok: false, reason });
});

test.each([
  ['a state', { event: 'evt_1', changed: 'order', id: 'eo_1', shop_reference: 'dep_1', state: 'SETTLED' }],
  ['an amount in place of an id', { event: 'evt_1', changed: 'order', id: '50.00 EUR', shop_reference: 'dep_1' }],
  ['text', 'hello'],
])('a signed notification with %s is none', (_what, document) => {
  const text = JSON.stringify(document);
  expect(read(signature(good, text), text)).toEqual({ ok: false, reason: 'body_invalid' });
});

describe('an account is complete and well formed, or the start refuses it', () => {
  test.each([
    ['EMS_KEYS', 'no-key-at-all'],
    ['EMS_KEYS', `new:${raw(newKey.publicKey, 'x')},new:${raw(oldKey.publicKey, 'x')}`],
    ['EMS_KEYS', `new:${raw(newKey.publicKey, 'x')}, old:short`],
    ['EMS_SIGNING_KEY', raw(newKey.privateKey, 'd')],
    ['EMS_URL', 'http://api.example'],
  ])('%s as %s', (name, value) => {
    const checked = gateway.party.check({ ...env, [name]: value });
    expect(checked).toMatchObject({ ok: false, message: expect.stringContaining(`${name} must`) });
    expect(checked).not.toMatchObject({ message: expect.stringContaining(value) });
  });

  test.each(Object.keys(env))('without %s', (name) => {
    expect(gateway.party.check({ ...env, [name]: '' })).toMatchObject({ ok: false });
  });
});

describe('answers', () => {
  const secret = 'the-secret-of-ems-attacks';
  let world: OutsideWorld;
  beforeAll(async () => {
    world = await startOutsideWorld({ secret });
  });
  afterAll(() => world.close());

  const against = (url: string) =>
    gateway.open({
      ...{ env: {}, clock: systemClock, merchantName: 'Carmine' },
      sandbox: { url, publicUrl: world.url, secret, smtpPort: 0 },
    });
  let orders = 0;
  const order = () => ({
    ...{ paymentRef: `dep_answers${(orders += 1)}`, playerRef: 'usr_1', amount: money('EUR', 5_000n) },
    ...({ player: orderingPlayer, presentation: 'redirect', language: 'en', ip: '203.0.113.7' } as const),
    ...{ returnUrl: world.url, notificationUrl: `${world.url}/livez`, expiresAt: new Date(Date.now() + 3_600_000) },
  });

  /** Between us and EMS: `change` has what EMS answered. */
  const between = (change: (answer: Answer, sent: Sent) => Answer) =>
    listen(async (request, response) => {
      const bytes = await readAll(request);
      const sent = { method: request.method ?? 'GET', path: request.url ?? '', headers: flatHeaders(request.headers) };
      const honest = await fetch(world.url + sent.path, {
        ...{ method: sent.method, headers: sent.headers as Record<string, string> },
        ...(bytes.length === 0 ? {} : { body: new Uint8Array(bytes) }),
      });
      const jws = honest.headers.get('ems-jws') ?? '';
      const answer = change({ status: honest.status, body: await honest.text(), jws }, sent);
      response.writeHead(answer.status, { 'ems-jws': answer.jws }).end(answer.body);
    });
  interface Answer {
    status: number;
    body: string;
    jws: string;
  }
  interface Sent {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string | undefined>;
  }

  test('a changed body, another status and an answer to an earlier request decide nothing', async () => {
    const placed = await against(world.url).placeDeposit(order());
    const reference = placed.ok ? (placed.reference ?? '') : '';
    const earlier: Answer[] = [];
    const changes: ((answer: Answer) => Answer)[] = [
      (answer) => ({ ...answer, body: answer.body.replace('AWAITING', 'SETTLED') }),
      (answer) => ({ ...answer, status: 404 }),
      (answer) => (earlier.push(answer), earlier[0] ?? answer),
    ];
    for (const change of changes) {
      const middle = await between(change);
      const asked = [1, 2].map(() => against(middle.origin).queryDeposit({ reference }));
      const answers = await Promise.all(asked);
      expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(change === changes[2] ? 1 : 0);
      expect(answers).toContainEqual({ ok: false, reason: 'unreachable' });
      await middle.close();
    }
  });

  test.each([
    ['another amount', '50.00', '5.00'],
    ['another currency', 'EUR', 'USD'],
    ['another player', 'usr_1', 'usr_2'],
    ['another payment', 'dep_answers', 'dep_others'],
    ['a page elsewhere', 'http://127.0.0.1', 'http://127.0.0.2'],
  ])('EMS itself, with its own key, is not followed to %s', async (_what, from, to) => {
    const key = simulatedKey('ems-1', gatewayKey('webhook'));
    const middle = await between(({ status, body: honest }, { headers }) => {
      const [part = ''] = (headers['ems-jws'] ?? '').split('.');
      const { jti } = JSON.parse(Buffer.from(part, 'base64url').toString()) as { jti: string };
      const text = honest.replaceAll(from, to);
      const claims = { alg: 'EdDSA', kid: 'ems-1', typ: 'ems-answer', iat: Math.floor(Date.now() / 1000), re: jti };
      return { status, body: text, jws: signature({ ...claims, st: status }, text, key.key) };
    });
    const wanted = order();
    expect(await against(middle.origin).placeDeposit(wanted)).toEqual({ ok: false, reason: 'unknown' });
    await middle.close();
    expect(await against(world.url).placeDeposit(wanted)).toMatchObject({ ok: true });
  });

  test('a request is executed once and in time, and by nobody else', async () => {
    const sent: Sent[] = [];
    const middle = await between((answer, one) => (sent.push(one), answer));
    await against(middle.origin).queryDeposit({ reference: 'eo_1' });
    await middle.close();
    const [one] = sent;
    const ask = (path: string, jws: string) => fetch(world.url + path, { headers: { 'ems-jws': jws } });
    const jws = one?.headers['ems-jws'] ?? '';
    expect((await ask(one?.path ?? '', jws)).status).toBe(409);
    expect((await ask('/ems/merchants/sandbox/orders/eo_2', jws)).status).toBe(401);
    expect((await ask(one?.path ?? '', '')).status).toBe(401);
    const old = {
      alg: 'EdDSA',
      kid: 'shop-1',
      typ: 'ems-request',
      jti: 'x',
      mth: 'GET',
      uri: one?.path,
      iat: 1,
      exp: 9,
    };
    const shop = simulatedKey('shop-1', gatewayKey('api'));
    expect(await (await ask(one?.path ?? '', signature(old, '', shop.key))).json()).toEqual({
      problem: 'request_stale',
    });
  });

  test('two copies of an order at the same moment lead to one page', async () => {
    const wanted = order();
    const [one, other] = await Promise.all([1, 2].map(() => against(world.url).placeDeposit(wanted)));
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
  });
});

const gatewayKey = (purpose: string): string =>
  createHmac('sha256', 'the-secret-of-ems-attacks').update(`ems:${purpose}`).digest('hex');
