import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { own, routeWorld, signedIn, type RouteWorld } from '../../testing/route-world.ts';
import type { TestHttpContext } from '../../testing/test-http-context.ts';

let http: TestHttpContext;
let app: FastifyInstance;
let call: RouteWorld['call'];

beforeEach(() => {
  ({ http, app, call } = routeWorld());
  return () => app.close();
});

test('a state change without our own origin is refused, signed calls and webhooks excepted', async () => {
  const post = (url: string, headers: Record<string, string>) => call({ method: 'POST', url, headers });
  expect(await post('/signin', {})).toMatchObject({ status: 403, code: 'cross_origin' });
  expect(await post('/signin', { origin: 'http://evil.test' })).toMatchObject({ status: 403 });
  expect(await post('/signin', { origin: 'null' })).toMatchObject({ status: 403 });
  expect(await post('/signin', { ...own, 'sec-fetch-site': 'same-site' })).toMatchObject({ status: 403 });
  expect(await post('/signin', { 'sec-fetch-site': 'none' })).toMatchObject({ status: 403 });
  expect(await post('/play', { authorization: 'Bearer play-token' })).toMatchObject({ status: 403 });
  expect(await post('/signin', { 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200 });
  expect(await post('/signin', own)).toMatchObject({ status: 200 });
  expect(await post('/signin', { origin: 'http://localhost:80', host: 'localhost:80' })).toMatchObject({ status: 403 });
  expect(await post('/signin', { origin: 'http://localhost:4000', host: 'localhost:4000' })).toMatchObject({
    status: 200,
  });
  expect(await post('/signin', { origin: 'http://localhost:3000', host: 'localhost:4000' })).toMatchObject({
    status: 403,
  });
  expect(await post('/unsubscribe', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
    status: 204,
  });
  expect(
    await call({ method: 'POST', url: '/hook', headers: { 'content-type': 'application/json' }, payload: '{"a": 1}' }),
  ).toMatchObject({ body: { bytes: 8 } });
});

test('a session is needed where the endpoint says so, and only a known one counts', async () => {
  expect(await call({ method: 'POST', url: '/pay', headers: own, payload: { amount: '7' } })).toMatchObject({
    status: 401,
    code: 'unauthenticated',
  });
  expect(await call({ method: 'GET', url: '/cash', headers: { cookie: 'session=forged' } })).toMatchObject({
    status: 401,
  });
  expect(await call({ method: 'POST', url: '/play', headers: own })).toMatchObject({
    status: 401,
    code: 'play_session_ended',
  });
  expect(
    await call({ method: 'POST', url: '/play', headers: { ...own, authorization: 'Bearer play-token' } }),
  ).toMatchObject({ body: { mode: 'real' } });
  expect(await call({ method: 'GET', url: '/look/1', headers: { cookie: 'session=player-cookie' } })).toMatchObject({
    body: { signedIn: true },
  });
});

test('a session of cashier scope reaches the cashier and is refused everywhere else with its own reason', async () => {
  for (const [cookie, status, code] of [
    ['excluded', 451, 'self_excluded'],
    ['closed', 403, 'account_closed'],
  ] as const) {
    const headers = { ...signedIn, cookie: `session=${cookie}` };
    expect(await call({ method: 'GET', url: '/cash', headers })).toMatchObject({
      status: 200,
      body: { scope: 'cashier' },
    });
    expect(await call({ method: 'POST', url: '/pay', headers, payload: { amount: '7' } })).toMatchObject({
      status,
      code,
    });
    expect(await call({ method: 'POST', url: '/launch', headers, payload: {} })).toMatchObject({ status, code });
    expect(await call({ method: 'GET', url: '/look/1', headers })).toMatchObject({
      status: 200,
      body: { signedIn: false },
    });
    expect(await call({ method: 'POST', url: '/signin', headers })).toMatchObject({ status: 200 });
  }
});

test('from a restricted country only open, cashier and provider calls are answered', async () => {
  http.country = 'KP';
  expect(await call({ method: 'GET', url: '/look/1' })).toMatchObject({ status: 403, code: 'country_restricted' });
  expect(await call({ method: 'POST', url: '/pay', headers: signedIn })).toMatchObject({
    status: 403,
    code: 'country_restricted',
  });
  expect(
    await call({ method: 'POST', url: '/play', headers: { ...own, authorization: 'Bearer play-token' } }),
  ).toMatchObject({ status: 403 });
  expect(await call({ method: 'POST', url: '/signin', headers: own })).toMatchObject({ status: 200 });
  expect(await call({ method: 'GET', url: '/cash', headers: signedIn })).toMatchObject({ status: 200 });
});

test('a spent budget answers 429 with the time to wait', async () => {
  http.budget = 0;
  const reply = await call({ method: 'POST', url: '/signin', headers: own });
  expect(reply).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(reply.headers['retry-after']).toBe('17');
});

test('an Idempotency-Key has 1 to 64 printable characters', async () => {
  const withKey = (key: string | undefined) => {
    const { 'idempotency-key': _key, ...rest } = signedIn;
    return call({
      method: 'POST',
      url: '/pay',
      headers: key === undefined ? rest : { ...rest, 'idempotency-key': key },
      payload: { amount: '7' },
    });
  };
  expect(await withKey(undefined)).toMatchObject({ status: 422, code: 'idempotency_key_required' });
  expect(await withKey('')).toMatchObject({ status: 422, code: 'idempotency_key_invalid' });
  expect(await withKey('x'.repeat(65))).toMatchObject({ status: 422, code: 'idempotency_key_invalid' });
  expect(await withKey('ключ')).toMatchObject({ status: 422 });
  expect(await withKey('x'.repeat(64))).toMatchObject({ status: 201 });
});
