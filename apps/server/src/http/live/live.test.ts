import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { beforeEach, expect, test } from 'vitest';
import type { PlayerId, SessionId } from '../../platform/ids/ids.ts';
import { packEvents } from '../../platform/live/live.ts';
import { session, testHttpContext, type TestHttpContext } from '../../testing/test-http-context.ts';
import { createChatBatches } from './chat-batches.ts';
import { liveDefaults, registerLive } from './live.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { createServer } from '../server.ts';

let http: TestHttpContext;
let app: FastifyInstance;
let hub: LiveHub;
let address: string;

beforeEach(async () => {
  http = testHttpContext();
  http.sessions.set('ann', session('player'));
  http.sessions.set('bob', { ...session('player'), playerId: 4n as PlayerId, sessionId: 8n as SessionId });
  hub = createLiveHub();
  app = createServer(http, { trustedProxies: [], hashAddress: () => '' });
  await registerLive(app, http, hub, { ...liveDefaults, perPlayer: 2, messagesPerTenSeconds: 5 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  address = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/live`;
  return () => app.close();
});

interface Page {
  readonly socket: WebSocket;
  readonly heard: { topic: string; version: number; data: unknown }[];
  readonly closed: Promise<number>;
}

const open = (headers: Record<string, string> = { origin: 'http://casino.test' }): Promise<Page | number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address, { headers });
    const heard: Page['heard'] = [];
    const closed = new Promise<number>((done) => socket.on('close', (code) => done(code)));
    socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString()) as Page['heard'][number]));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
    socket.on('open', () => resolve({ socket, heard, closed }));
  });

const page = async (cookie?: string): Promise<Page> => {
  const opened = await open({
    origin: 'http://casino.test',
    ...(cookie === undefined ? {} : { cookie: `session=${cookie}` }),
  });
  if (typeof opened === 'number') throw new Error(`refused with ${opened}`);
  return opened;
};

const settle = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms));
const balance = (player: string) =>
  ({ p: player, topic: 'balance', data: { currency: 'EUR', balance: '1.00' } }) as const;

test("a player's topics reach that player's pages and nobody else's", async () => {
  const [ann, bob, visitor] = [await page('ann'), await page('bob'), await page()];
  hub.deliver(balance('3'));
  await settle();
  expect(ann.heard).toEqual([{ topic: 'balance', version: 1, data: { currency: 'EUR', balance: '1.00' } }]);
  expect(bob.heard).toEqual([]);
  expect(visitor.heard).toEqual([]);
});

test('public topics are sent to subscribers, and no page can subscribe to a private one', async () => {
  const [one, other] = [await page(), await page()];
  one.socket.send(JSON.stringify({ subscribe: ['winners'] }));
  other.socket.send(JSON.stringify({ subscribe: ['balance'] }));
  expect(await other.closed).toBe(1008);
  hub.deliver({ topic: 'winners', data: { latest: [] } });
  hub.deliver({ topic: 'jackpots', data: { jackpots: [] } });
  await settle();
  expect(one.heard).toEqual([{ topic: 'winners', version: 1, data: { latest: [] } }]);
});

test('a page that subscribes to the meters is told at once what was said of them last, unless that may be old', async () => {
  const told = { jackpots: [{ id: 'mini', currency: 'EUR', amount: '25.07' }] } as const;
  hub.deliver({ topic: 'jackpots', data: told });
  const late = await page();
  late.socket.send(JSON.stringify({ subscribe: ['jackpots'] }));
  await expect.poll(() => late.heard).toEqual([{ topic: 'jackpots', version: 1, data: told }]);
  // The same wish again is no reason to say it again.
  late.socket.send(JSON.stringify({ subscribe: ['jackpots', 'winners'] }));
  hub.gap();
  const later = await page();
  later.socket.send(JSON.stringify({ subscribe: ['jackpots'] }));
  await settle();
  expect(late.heard.filter(({ data }) => data !== null)).toHaveLength(1);
  expect(later.heard).toEqual([]);
});

test('of the tables a page receives the one that it named: nobody hears all of them', async () => {
  const [one, unnamed, many] = [await page(), await page(), await page()];
  one.socket.send(JSON.stringify({ subscribe: ['tables'], tables: ['wheel'] }));
  unnamed.socket.send(JSON.stringify({ subscribe: ['tables'] }));
  many.socket.send(JSON.stringify({ subscribe: ['tables'], tables: ['wheel', 'cards'] }));
  expect(await many.closed).toBe(1008);
  await settle();
  const event = (table: string) =>
    ({ topic: 'tables', data: { table, seq: 1, kind: 'opened', data: {}, at: '2026-01-01T00:00:00.000Z' } }) as const;
  hub.deliver(event('wheel'));
  hub.deliver(event('cards'));
  hub.deliver({ topic: 'tables', data: null });
  await settle();
  const tablesOf = ({ heard }: Page) => heard.map(({ data }) => (data as { table?: string } | null)?.table ?? null);
  expect(tablesOf(one)).toEqual(['wheel', null]);
  expect(tablesOf(unnamed)).toEqual([null]);
});

test('of the chat a page receives the tables that it named, at most twice a second', async () => {
  const [one, other, unnamed] = [await page(), await page(), await page()];
  one.socket.send(JSON.stringify({ subscribe: ['chat'], tables: ['wheel'] }));
  other.socket.send(JSON.stringify({ subscribe: ['chat'], tables: ['cards'] }));
  unnamed.socket.send(JSON.stringify({ subscribe: ['chat'] }));
  await settle();
  const deliver = createChatBatches(hub.deliver);
  const said = (id: string) => ({ id, author: 'a', name: 'ines', text: id, at: '2026-01-01T00:00:00.000Z' });
  const event = (messages: string[], gone: string[] = []) =>
    ({ topic: 'chat', data: { table: 'wheel', messages: messages.map(said), gone } }) as const;
  for (const id of ['1', '2', '3']) deliver(event([id]));
  deliver(event([], ['2']));
  const idsOf = ({ heard }: Page) =>
    heard.map(({ data }) => (data as { messages: { id: string }[] }).messages.map(({ id }) => id));
  await expect.poll(() => idsOf(one)).toEqual([['1'], ['3']]);
  expect(one.heard.at(-1)?.data).toMatchObject({ gone: ['2'] });
  expect([...other.heard, ...unnamed.heard]).toEqual([]);
});

test('the versions of a topic count up one by one and jump after a gap', async () => {
  const ann = await page('ann');
  hub.deliver(balance('3'));
  hub.deliver(balance('3'));
  hub.gap();
  await settle();
  const versions = ann.heard.filter(({ topic }) => topic === 'balance').map(({ version }) => version);
  expect(versions).toEqual([1, 2, 4]);
});

test('a socket needs our own origin, and a visitor a country that is not restricted', async () => {
  expect(await open({})).toBe(403);
  expect(await open({ origin: 'http://evil.test' })).toBe(403);
  expect(await open({ origin: 'http://casino.test', 'sec-fetch-site': 'cross-site' })).toBe(403);
  http.country = 'KP';
  expect(await open()).toBe(403);
  expect(typeof (await open({ origin: 'http://casino.test', cookie: 'session=ann' }))).toBe('object');
});

test('too many sockets of one player, too long frames, rubbish and chatter are cut off', async () => {
  await page('ann');
  await page('ann');
  expect(await open({ origin: 'http://casino.test', cookie: 'session=ann' })).toBe(429);
  const long = await page();
  long.socket.send('x'.repeat(20_000));
  expect(await long.closed).toBe(1009);
  const rubbish = await page();
  rubbish.socket.send('{');
  expect(await rubbish.closed).toBe(1008);
  const chatter = await page();
  for (let n = 0; n < 6; n += 1) chatter.socket.send(JSON.stringify({ subscribe: [] }));
  expect(await chatter.closed).toBe(1008);
  await settle();
  expect(hub.count()).toBe(2);
});

test('the sockets of an ended session close, those of the same player stay', async () => {
  http.sessions.set('ann-phone', { ...session('player'), sessionId: 9n as SessionId });
  const [desk, phone] = [await page('ann'), await page('ann-phone')];
  hub.deliver({ p: '3', topic: 'sessionEnded', data: { sessionIds: ['ses_x'] }, ends: ['9'] });
  expect(await phone.closed).toBe(4401);
  await settle();
  expect(desk.socket.readyState).toBe(WebSocket.OPEN);
  expect(desk.heard).toHaveLength(1);
});

test('hints that come together travel together, within what the database takes', () => {
  const small = Array.from({ length: 300 }, (_, n) => balance(String(n)));
  const packed = packEvents(small);
  expect(packed.length).toBeLessThan(6);
  expect(packed.every((payload) => Buffer.byteLength(payload) < 8000)).toBe(true);
  expect(packed.flatMap((payload) => JSON.parse(payload) as unknown[])).toEqual(small);
  const [long] = packEvents([{ topic: 'winners', data: { latest: 'é'.repeat(5000) } }]);
  expect(JSON.parse(long ?? '')).toEqual([{ topic: 'winners', data: null }]);
});
