import type { CallResult } from '@carmine/contract/call';
import type { Endpoint } from '@carmine/contract/endpoint';
import { getCurrentIp } from '@carmine/contract/content/ip-service';
import { getChat, getChatWidget, postChatMessage, putChatAttributes, putChatSeen } from '@carmine/contract/support';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import {
  answerThread,
  closeThread,
  deleteCannedAnswer,
  listCannedAnswers,
  listThreads,
  readThread,
  saveCannedAnswer,
  supportPulse,
} from '@carmine/contract/back-office/support';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { enrolOperator } from '../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../testing/test-server.ts';

const hashKey = 'a key of the hosted chat';
let server: TestServer;
let agent: Visitor;
let keys = 0;

beforeAll(async () => {
  server = await testServer({ env: { CHAT_HASH_KEY: hashKey, TRUSTED_PROXIES: '127.0.0.1' } });
  agent = await enrolOperator(server, 'support');
});
afterAll(() => server.close());

const data = <E extends Endpoint>(result: CallResult<E>) => {
  if (!result.ok) throw new Error(`${result.status} ${result.problem?.code}`);
  return result.data;
};
const nextKey = () => `key-${(keys += 1)}`;
const write = (one: Visitor, text: string, idempotencyKey = nextKey()) =>
  one.call(postChatMessage, { body: { text }, idempotencyKey });
const chatOf = async (one: Visitor) => data(await one.call(getChat, {}));
const queue = async (state: 'waiting' | 'open' | 'closed' = 'waiting') =>
  data(await agent.call(listThreads, { query: { state, size: 100 } })).items;
const threadOf = async ({ userId }: SignedUp) => {
  const found = (await queue('open')).find(({ player }) => player?.id === userId);
  if (found === undefined) throw new Error('not in the queue');
  return data(await agent.call(readThread, { params: { id: found.id } }));
};
const reply = (id: string, text: string, idempotencyKey = nextKey()) =>
  agent.call(answerThread, { params: { id }, body: { text }, idempotencyKey });

it('accepts more concurrent messages than there are connections, up to the limit without an answer', async () => {
  const ann = await server.signUp();
  const written = await Promise.all(Array.from({ length: 50 }, (_, n) => write(ann, `word ${n}`)));
  const statuses = written.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect((await chatOf(ann)).messages).toHaveLength(statuses.filter((status) => status === 201).length);
});

describe('a player', () => {
  it('writes, is seen in the queue by the name of the session, and reads the answer', async () => {
    const ann = await server.signUp({ fullName: 'Ann Example' });
    expect(await chatOf(ann)).toEqual({ status: 'none', messages: [], unread: 0 });
    expect(data(await write(ann, 'Where is my money?\nI wait.'))).toMatchObject({ author: 'you' });
    const thread = await threadOf(ann);
    expect(thread).toMatchObject({
      player: { id: ann.userId, name: 'Ann Example' },
      profile: `/players/${ann.userId}?skin=carmine`,
      messages: [{ author: 'asker', text: 'Where is my money?\nI wait.' }],
    });
    expect(thread.waitingSince).not.toBeNull();
    expect((await reply(thread.id, 'On its way.')).ok).toBe(true);
    expect(await chatOf(ann)).toMatchObject({ unread: 1, messages: [{}, { author: 'support', text: 'On its way.' }] });
    expect((await ann.call(putChatSeen, {})).ok).toBe(true);
    expect((await chatOf(ann)).unread).toBe(0);
    expect((await threadOf(ann)).waitingSince).toBeNull();
  });

  it('is believed nothing about who they are: only the page of the attributes is kept', async () => {
    const ann = await server.signUp();
    await write(ann, 'Hello');
    expect((await ann.call(putChatAttributes, { body: { page: '/game/dice' } })).ok).toBe(true);
    const forged = { page: '/', name: 'Somebody else', 'user-id': 'usr_1' };
    const refused = await ann.call(putChatAttributes, { body: forged });
    expect(refused).toMatchObject({ ok: false, status: 422 });
    expect(await threadOf(ann)).toMatchObject({ page: '/game/dice', player: { id: ann.userId } });
  });

  it('a message sent twice is stored once', async () => {
    const ann = await server.signUp();
    const key = nextKey();
    const [first, again] = await Promise.all([write(ann, 'Only once', key), write(ann, 'Only once', key)]);
    expect(data(first)).toEqual(data(again));
    expect((await chatOf(ann)).messages).toHaveLength(1);
  });

  it('after twenty messages without an answer waits for one', async () => {
    const ann = await server.signUp();
    for (let count = 0; count < 20; count += 1) expect((await write(ann, `Message ${count}`)).ok).toBe(true);
    expect(await write(ann, 'And one more')).toMatchObject({
      ok: false,
      status: 429,
      problem: { code: 'too_many_messages' },
    });
    await reply((await threadOf(ann)).id, 'Reading.');
    expect((await write(ann, 'Thank you')).ok).toBe(true);
  });

  it.each(['', '   ', 'a\u0000b', 'a\u202eb', 'x'.repeat(2001)])('cannot send %j', async (text) => {
    const ann = await server.signUp();
    expect(await write(ann, text)).toMatchObject({ ok: false, status: 422 });
  });
});

describe('a visitor', () => {
  it('is known by a cookie that the first message sets, and reads only their own conversation', async () => {
    const [one, other] = [server.visitor(), server.visitor()];
    await chatOf(one);
    expect(one.cookie()).not.toContain('chat=');
    await write(one, 'Do you ship to Malta?');
    expect(one.cookie()).toContain('chat=');
    await write(other, 'Something else');
    expect((await chatOf(one)).messages.map(({ text }) => text)).toEqual(['Do you ship to Malta?']);
    const rows = await server.database.db.rows<{ body_sealed: Buffer }>('select body_sealed from support_messages');
    expect(rows.some(({ body_sealed: sealed }) => sealed.includes('Malta'))).toBe(false);
  });

  it('from a restricted country can still ask', async () => {
    const blocked = server.visitor({ 'x-forwarded-for': '5.160.1.1' });
    expect(data(await blocked.call(getCurrentIp, {}))).toMatchObject({ isoCode: 'IR', restricted: true });
    expect((await write(blocked, 'Why am I blocked?')).ok).toBe(true);
  });

  it('gets a hint of support’s answer on the socket; nobody else does', async () => {
    const [one, other] = [server.visitor(), server.visitor()];
    await write(one, 'Anybody there?');
    await write(other, 'Me too');
    const heard: string[] = [];
    const listen = (name: string, visitor: Visitor) =>
      new Promise<WebSocket>((resolve) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, {
          headers: { origin: server.platform.config.publicUrl, cookie: visitor.cookie() },
        });
        socket.on('message', (text: Buffer) => heard.push(`${name} ${String(JSON.parse(text.toString()).topic)}`));
        socket.on('open', () => resolve(socket));
      });
    const sockets = await Promise.all([listen('one', one), listen('other', other)]);
    const items = await queue();
    const threads = await Promise.all(
      items.map(async ({ id }) => data(await agent.call(readThread, { params: { id } }))),
    );
    const mine = threads.find(({ messages }) => messages[0]?.text === 'Anybody there?');
    await reply(mine?.id ?? '', 'Yes.');
    await expect.poll(() => heard).toEqual(['one support']);
    sockets.forEach((socket) => socket.close());
  });
});

describe('an operator', () => {
  it('needs the permission', async () => {
    const payments = await enrolOperator(server, 'payments');
    expect(await payments.call(listThreads, { query: {} })).toMatchObject({ ok: false, status: 403 });
  });

  it('audits each view and each answer, without the messages', async () => {
    const admin = await enrolOperator(server, 'admin');
    const ann = await server.signUp();
    await write(ann, 'A secret of mine');
    const { id } = await threadOf(ann);
    await reply(id, 'Another secret');
    await agent.call(closeThread, { params: { id } });
    const log = data(await admin.call(readAuditLog, { query: { player: ann.userId, size: 100 } }));
    expect(log.items.map(({ action }) => action)).toEqual(['support.close', 'support.answer', 'support.read']);
    expect(JSON.stringify(log)).not.toContain('secret');
  });

  it('sees by the pulse that something is new, without a name and without a trace', async () => {
    const ann = await server.signUp();
    await write(ann, 'Hello');
    const { id } = await threadOf(ann);
    const pulse = async () => data(await agent.call(supportPulse, { query: { thread: id } }));
    const before = await pulse();
    expect(before.waiting).toBeGreaterThan(0);
    await write(ann, 'Hello again');
    const after = await pulse();
    expect(after.threadAt).not.toBe(before.threadAt);
    expect(JSON.stringify(after)).not.toContain('usr_');
  });

  it('closes a conversation once; the next message begins another', async () => {
    const ann = await server.signUp();
    await write(ann, 'First');
    const { id } = await threadOf(ann);
    expect((await agent.call(closeThread, { params: { id } })).ok).toBe(true);
    expect(await agent.call(closeThread, { params: { id } })).toMatchObject({ ok: false, status: 409 });
    expect(await reply(id, 'Too late')).toMatchObject({ ok: false, status: 409 });
    expect((await chatOf(ann)).status).toBe('closed');
    await write(ann, 'Second');
    expect(await chatOf(ann)).toMatchObject({ status: 'open', messages: [{ text: 'Second' }] });
  });

  it('answers twice with one key only once, and a made-up id finds nothing', async () => {
    const ann = await server.signUp();
    await write(ann, 'Hello');
    const { id } = await threadOf(ann);
    const key = nextKey();
    await Promise.all([reply(id, 'Hello back', key), reply(id, 'Hello back', key)]);
    expect((await chatOf(ann)).messages).toHaveLength(2);
    expect(await reply('thr_00000000000000000000000000', 'x')).toMatchObject({ ok: false, status: 404 });
  });

  it('keeps canned answers: one of a known title gets the new text only where that is wished for', async () => {
    const save = (text: string, replace = false) =>
      agent.call(saveCannedAnswer, { body: { title: 'Opening hours', text, replace } });
    const { id } = data(await save('Always'));
    expect(await save('Never')).toMatchObject({ status: 409, problem: { code: 'answer_exists' } });
    const at = data(await agent.call(listCannedAnswers, {}));
    expect(at.find((one) => one.id === id)).toMatchObject({ text: 'Always' });
    expect(data(await save('Around the clock', true)).id).toBe(id);
    const list = data(await agent.call(listCannedAnswers, {}));
    expect(list.filter(({ title }) => title === 'Opening hours')).toEqual([
      { id, title: 'Opening hours', text: 'Around the clock' },
    ]);
    expect((await agent.call(deleteCannedAnswer, { params: { id } })).ok).toBe(true);
    expect(await agent.call(deleteCannedAnswer, { params: { id } })).toMatchObject({ ok: false, status: 404 });
  });
});

it('conversations of which nothing was heard for a year are forgotten', async () => {
  const ann = await server.signUp();
  await write(ann, 'Long ago');
  await server.database.db.run(`update support_threads set last_at = now() - interval '13 months'
    where id = (select max(id) from support_threads)`);
  expect(await server.modules.support.prune()).toBe(1);
  expect((await chatOf(ann)).status).toBe('none');
});

it("a hosted widget gets a hash that only the provider's key makes, for players only", async () => {
  const ann = await server.signUp();
  const expected = createHmac('sha256', hashKey).update(ann.email).digest('hex');
  const { backOfficeUrl } = server.platform.config;
  expect(data(await ann.call(getChatWidget, {}))).toEqual({ hash: expected, profileBase: `${backOfficeUrl}/players/` });
  expect(data(await server.visitor().call(getChatWidget, {})).hash).toBeNull();
});
