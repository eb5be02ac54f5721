import { endpoint } from '@carmine/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { session, testFloor, type TestFloor } from '../testing/test-floor.ts';
import { answer, refuse } from './answer.ts';
import { route } from './route.ts';
import { createServer } from './server.ts';

const base = { summary: 'test', rateLimit: 'write', answers: { 200: z.unknown(), 204: null } } as const;
const look = endpoint({
  ...base,
  name: 'look',
  method: 'GET',
  path: '/look/:id',
  access: 'public',
  params: z.object({ id: z.string().regex(/^\d+$/) }),
  query: z.strictObject({ size: z.coerce.number().int().max(100).default(20) }),
});
const pay = endpoint({
  ...base,
  name: 'pay',
  method: 'POST',
  path: '/pay',
  access: 'player',
  idempotency: 'required',
  body: z.strictObject({ amount: z.string().regex(/^\d+$/), note: z.string().max(50).optional() }),
  answers: { 201: z.object({ amount: z.string() }) },
});
const cash = endpoint({ ...base, name: 'cash', method: 'GET', path: '/cash', access: 'cashier' });
const launch = endpoint({
  ...base,
  name: 'launch',
  method: 'POST',
  path: '/launch',
  access: 'public',
  body: z.strictObject({}),
});
const play = endpoint({ ...base, name: 'play', method: 'POST', path: '/play', access: 'play' });
const signin = endpoint({ ...base, name: 'signin', method: 'POST', path: '/signin', access: 'open' });
const hook = endpoint({ ...base, name: 'hook', method: 'POST', path: '/hook', access: 'provider', bodyType: 'raw' });
const unsubscribe = endpoint({
  ...base,
  name: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  access: 'open',
  bodyType: 'form',
});

let floor: TestFloor;
let app: FastifyInstance;

const problems = {
  below_minimum: {
    status: 422,
    title: 'Too little',
    message: ({ least }: Readonly<Record<string, unknown>>) => `At least ${String(least)}`,
  },
} as const;

beforeEach(() => {
  floor = testFloor();
  floor.sessions.set('player-cookie', session('player'));
  floor.sessions.set('excluded', session('cashier', 'self_excluded'));
  floor.sessions.set('closed', session('cashier', 'account_closed'));
  app = createServer(floor, { trustedProxies: [], hashAddress: () => 'hash' });
  const service = { floor, problems };
  route(app, service, look, async ({ params, query, player }) =>
    answer(200, { params, query, signedIn: player !== undefined }),
  );
  route(app, service, pay, async ({ body }) => {
    if (body.amount === '1') return refuse('below_minimum', { least: 5n, retryAfterS: 3 });
    if (body.amount === '666') throw new Error('secret at postgres://u:p@h/db');
    return answer(201, { amount: body.amount, secret: 'never declared' });
  });
  route(app, service, cash, async ({ player }) => answer(200, { scope: player.scope }));
  route(app, service, launch, async () => answer(204));
  route(app, service, play, async ({ playSession }) => answer(200, { mode: playSession.mode }));
  route(app, service, signin, async () => answer(200, {}, { session: 'new-token' }));
  route(app, service, hook, async ({ body }) => answer(200, { bytes: body.length }));
  route(app, service, unsubscribe, async () => answer(204));
  return () => app.close();
});

const own = { origin: 'http://casino.test' };
const signedIn = { ...own, cookie: 'session=player-cookie', 'idempotency-key': 'k1' };
const call = async (options: InjectOptions) => {
  const reply = await app.inject(options);
  const body = reply.body === '' ? undefined : (JSON.parse(reply.body) as Record<string, unknown>);
  return { status: reply.statusCode, headers: reply.headers, body, code: body?.['code'] };
};

test('a refusal is one problem document with the request id of its header', async () => {
  const reply = await call({ method: 'GET', url: '/nowhere' });
  expect(reply.status).toBe(404);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.body).toEqual({
    type: 'urn:problem:not-found',
    title: 'Not found',
    status: 404,
    code: 'not_found',
    message: 'This does not exist.',
    requestId: reply.headers['x-request-id'],
  });
});

test('every class of bad input has its own status', async () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    call({
      method: 'POST',
      url: '/pay',
      headers: { ...signedIn, 'content-type': 'application/json', ...headers },
      payload,
    });
  expect(await post('{"amount":')).toMatchObject({ status: 400, code: 'malformed_request' });
  expect(await post('{"amount":"5","__proto__":{"admin":true}}')).toMatchObject({ status: 400 });
  expect(await post(JSON.stringify({ amount: 'x'.repeat(70_000) }))).toMatchObject({
    status: 413,
    code: 'body_too_large',
  });
  expect(await post('<amount>5</amount>', { 'content-type': 'text/xml' })).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
  });
  expect(await post('{"amount":5}')).toMatchObject({ status: 422, code: 'invalid_request' });
  expect(await post('{"amount":"5","note":"a\\u0000b"}')).toMatchObject({ status: 422 });
  expect((await post('{"amount":"5","admin":true}')).body).toMatchObject({
    errors: [{ path: 'admin', message: 'Unknown field' }],
  });
  expect(await call({ method: 'GET', url: '/look/abc' })).toMatchObject({ status: 404 });
  expect(await call({ method: 'GET', url: '/look/1?size=101' })).toMatchObject({ status: 422 });
  expect(await call({ method: 'GET', url: '/look/1?size=1&size=2' })).toMatchObject({ status: 422 });
  expect(await call({ method: 'GET', url: '/look/%E0%A4%A' })).toMatchObject({ status: 400 });
});

test('no body whatever is answered with a 500', async () => {
  const value = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constant('['.repeat(30_000)),
    fc.constant('{"a":'.repeat(9_000)),
  );
  await fc.assert(
    fc.asyncProperty(value, fc.constantFrom('/pay', '/launch', '/signin', '/look/1'), async (payload, url) => {
      const reply = await app.inject({
        method: 'POST',
        url,
        headers: { ...signedIn, 'content-type': 'application/json' },
        payload,
      });
      expect(reply.statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

test('an error of ours tells the log everything and the caller nothing', async () => {
  const reply = await call({ method: 'POST', url: '/pay', headers: signedIn, payload: { amount: '666' } });
  expect(reply).toMatchObject({ status: 500, code: 'internal' });
  expect(JSON.stringify(reply.body)).not.toMatch(/postgres|secret|at .*\.ts/);
  expect(floor.logged.join('')).toContain('request failed');
  expect(floor.logged.join('')).not.toContain('u:p@h');
});

test('an answer holds what its schema declares and nothing else, and is never stored', async () => {
  const reply = await call({ method: 'POST', url: '/pay', headers: signedIn, payload: { amount: '7' } });
  expect(reply.body).toEqual({ amount: '7' });
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a refusal of the service carries its text, its facts and Retry-After', async () => {
  const reply = await call({ method: 'POST', url: '/pay', headers: signedIn, payload: { amount: '1' } });
  expect(reply).toMatchObject({ status: 422, body: { code: 'below_minimum', message: 'At least 5', least: '5' } });
  expect(reply.headers['retry-after']).toBe('3');
  expect(reply.body).not.toHaveProperty('retryAfterS');
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
  floor.country = 'KP';
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
  floor.budget = 0;
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

test('a new session travels in an HttpOnly cookie, with the __Host- prefix behind TLS', async () => {
  const plain = await call({ method: 'POST', url: '/signin', headers: own });
  expect(plain.headers['set-cookie']).toBe('session=new-token; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
  const secure = testFloor('site', 'https://casino.test');
  const other = createServer(secure, { trustedProxies: [], hashAddress: () => '' });
  route(other, { floor: secure, problems: {} }, signin, async () => answer(200, {}, { session: 'new-token' }));
  const reply = await other.inject({ method: 'POST', url: '/signin', headers: { origin: 'https://casino.test' } });
  expect(reply.headers['set-cookie']).toBe(
    '__Host-session=new-token; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(reply.headers['strict-transport-security']).toBeDefined();
  await other.close();
});

test('a route that does not say who may call it, or belongs to the other side, stops the start', () => {
  const service = { floor, problems };
  const without = { ...look, path: '/x', access: undefined as never };
  expect(() => route(app, service, without, async () => answer(204))).toThrow('does not say who may call it');
  expect(() =>
    route(app, service, { ...look, path: '/x', access: 'everybody' as never }, async () => answer(204)),
  ).toThrow();
  expect(() => route(app, service, { ...look, path: '/x', access: 'staff:self' }, async () => answer(204))).toThrow(
    'other side',
  );
  expect(() => route(app, service, { ...launch, path: '/x', body: z.object({}) }, async () => answer(204))).toThrow(
    'strictObject',
  );
});

test('a body where none is taken is refused, an empty one is not', async () => {
  const headers = { ...own, 'content-type': 'application/json' };
  expect(await call({ method: 'POST', url: '/signin', headers, payload: '{"x":1}' })).toMatchObject({ status: 422 });
  expect(await call({ method: 'POST', url: '/signin', headers, payload: '{}' })).toMatchObject({ status: 200 });
  expect(await call({ method: 'POST', url: '/signin', headers, payload: '' })).toMatchObject({ status: 200 });
});

test('every answer says what the browser may not do with it', async () => {
  const { headers } = await call({ method: 'GET', url: '/look/1' });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['referrer-policy']).toBeDefined();
  expect(headers['permissions-policy']).toBeDefined();
});
