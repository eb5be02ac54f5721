/** One endpoint of every kind of access, whose outside is a few variables. */
import { endpoint } from '@carmine/contract/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import { answer, refuse } from '../http/calls/answer.ts';
import { route } from '../http/calls/route.ts';
import { createServer } from '../http/server.ts';
import { session, testHttpContext, type TestHttpContext } from './test-http-context.ts';

const base = { summary: 'test', rateLimit: 'write', answers: { 200: z.unknown(), 204: null } } as const;
export const look = endpoint({
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
export const launch = endpoint({
  ...base,
  name: 'launch',
  method: 'POST',
  path: '/launch',
  access: 'public',
  body: z.strictObject({}),
});
const play = endpoint({ ...base, name: 'play', method: 'POST', path: '/play', access: 'play' });
export const signin = endpoint({ ...base, name: 'signin', method: 'POST', path: '/signin', access: 'open' });
const hook = endpoint({ ...base, name: 'hook', method: 'POST', path: '/hook', access: 'provider', bodyType: 'raw' });
const upload = endpoint({
  ...{ ...base, name: 'upload', method: 'POST', path: '/upload', access: 'open', bodyType: 'multipart' },
});
const unsubscribe = endpoint({
  ...base,
  name: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  access: 'open',
  bodyType: 'form',
});

export const problems = {
  below_minimum: {
    status: 422,
    title: 'Too little',
    message: ({ least }: Readonly<Record<string, unknown>>) => `At least ${String(least)}`,
  },
} as const;

export const own = { origin: 'http://casino.test' };
export const signedIn = { ...own, cookie: 'session=player-cookie', 'idempotency-key': 'k1' };

interface Reply {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Record<string, unknown> | undefined;
  readonly code: unknown;
}

export interface RouteWorld {
  readonly http: TestHttpContext;
  readonly app: FastifyInstance;
  call(options: InjectOptions): Promise<Reply>;
}

export const routeWorld = (): RouteWorld => {
  const http = testHttpContext();
  http.sessions.set('player-cookie', session('player'));
  http.sessions.set('excluded', session('cashier', 'self_excluded'));
  http.sessions.set('closed', session('cashier', 'account_closed'));
  const app = createServer(http, { trustedProxies: [], hashAddress: () => 'hash' });
  const service = { http, problems };
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
  route(app, service, upload, async ({ body }) => {
    let bytes = 0;
    for await (const chunk of body) bytes += chunk.length;
    return answer(200, { bytes });
  });
  route(app, service, unsubscribe, async () => answer(204));
  const call = async (options: InjectOptions): Promise<Reply> => {
    const reply = await app.inject(options);
    const body = reply.body === '' ? undefined : (JSON.parse(reply.body) as Record<string, unknown>);
    return { status: reply.statusCode, headers: reply.headers, body, code: body?.['code'] };
  };
  return { http, app, call };
};
