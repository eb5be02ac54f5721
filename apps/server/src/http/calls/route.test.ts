import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import {
  launch,
  look,
  own,
  problems,
  routeWorld,
  signedIn,
  signin,
  type RouteWorld,
} from '../../testing/route-world.ts';
import { testHttpContext, type TestHttpContext } from '../../testing/test-http-context.ts';
import { answer } from './answer.ts';
import { route } from './route.ts';
import { createServer } from '../server.ts';

let http: TestHttpContext;
let app: FastifyInstance;
let call: RouteWorld['call'];

beforeEach(() => {
  ({ http, app, call } = routeWorld());
  return () => app.close();
});

test('a refusal is one problem document with the request id of its header', async () => {
  const reply = await call({ method: 'GET', url: '/nowhere' });
  expect(reply.status).toBe(404);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.body).toEqual({
    type: 'urn:problem:not-found',
    title: 'Not found',
    status: 404,
    code: 'not_found',
    message: 'We could not find this.',
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

test('no body causes a 500', async () => {
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

test('a body nested deeper than a stack is refused', async () => {
  for (const payload of [
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  ]) {
    const headers = { ...signedIn, 'content-type': 'application/json' };
    expect((await call({ method: 'POST', url: '/pay', headers, payload })).status).toBeLessThan(500);
  }
});

test('an upload reaches its handler unread, beyond what other bodies may weigh, and only as multipart', async () => {
  const payload = Buffer.alloc(200_000, 'x');
  const upload = (type: string) =>
    call({ method: 'POST', url: '/upload', headers: { ...own, 'content-type': type }, payload });
  expect(await upload('multipart/form-data; boundary=b')).toMatchObject({ status: 200, body: { bytes: 200_000 } });
  expect(await upload('application/json')).toMatchObject({ status: 415 });
});

test('a server error is logged completely and reveals nothing to the caller', async () => {
  const reply = await call({ method: 'POST', url: '/pay', headers: signedIn, payload: { amount: '666' } });
  expect(reply).toMatchObject({ status: 500, code: 'internal' });
  expect(JSON.stringify(reply.body)).not.toMatch(/postgres|secret|at .*\.ts/);
  expect(http.logged.join('')).toContain('request failed');
  expect(http.logged.join('')).not.toContain('u:p@h');
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

test('a new session travels in an HttpOnly cookie, with the __Host- prefix behind TLS', async () => {
  const plain = await call({ method: 'POST', url: '/signin', headers: own });
  expect(plain.headers['set-cookie']).toBe('session=new-token; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
  const secure = testHttpContext('site', 'https://casino.test');
  const other = createServer(secure, { trustedProxies: [], hashAddress: () => '' });
  route(other, { http: secure, problems: {} }, signin, async () => answer(200, {}, { session: 'new-token' }));
  const reply = await other.inject({ method: 'POST', url: '/signin', headers: { origin: 'https://casino.test' } });
  expect(reply.headers['set-cookie']).toBe(
    '__Host-session=new-token; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(reply.headers['strict-transport-security']).toBeDefined();
  await other.close();
});

test('a route that does not say who may call it, or belongs to the other side, stops the start', () => {
  const service = { http, problems };
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

test('a call whose data may be older says of when they are, and no other call is read from elsewhere', async () => {
  const at = new Date('2026-03-01T12:00:00.000Z');
  const older = {
    ...http,
    ports: { ...http.ports, readOlder: async <T>(work: () => Promise<T>) => ({ result: await work(), at }) },
  };
  const server = createServer(older, { trustedProxies: [], hashAddress: () => '' });
  const read = { ...look, name: 'history', path: '/history/:id', mayBeOlder: true } as const;
  route(server, { http: older, problems: {} }, read, async () => answer(200, {}));
  route(server, { http: older, problems: {} }, look, async () => answer(200, {}));
  expect((await server.inject('/history/1')).headers['x-state-at']).toBe(at.toISOString());
  expect((await server.inject('/look/1')).headers['x-state-at']).toBeUndefined();
  await server.close();
});
