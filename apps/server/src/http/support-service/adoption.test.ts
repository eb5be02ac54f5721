/** A visitor who signs in keeps one conversation, and never gets another's. */
import { answerThread, deskLivePath, listThreads, readThread } from '@carmine/contract/back-office/support';
import type { CallResult } from '@carmine/contract/call';
import type { Endpoint } from '@carmine/contract/endpoint';
import { getChat, postChatMessage } from '@carmine/contract/support';
import { register } from '@carmine/contract/account/user-service';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { enrolOperator } from '../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../testing/test-server.ts';

let server: TestServer;
let agent: Visitor;
let keys = 0;

beforeAll(async () => {
  server = await testServer();
  agent = await enrolOperator(server, 'support');
});
afterAll(() => server.close());

const data = <E extends Endpoint>(result: CallResult<E>) => {
  if (!result.ok) throw new Error(`${result.status} ${result.problem?.code}`);
  return result.data;
};
const nextKey = () => `take-${(keys += 1)}`;
const write = (one: Visitor, text: string, idempotencyKey = nextKey()) =>
  one.call(postChatMessage, { body: { text }, idempotencyKey });
const words = async (one: Visitor) => data(await one.call(getChat, {})).messages.map(({ text }) => text);
const heads = async (state: 'open' | 'closed' = 'open') =>
  data(await agent.call(listThreads, { query: { state, size: 100 } })).items;
const read = async (id: string) => data(await agent.call(readThread, { params: { id } }));
const reply = (id: string, text: string) =>
  agent.call(answerThread, { params: { id }, body: { text }, idempotencyKey: nextKey() });

/** The conversation of a visitor whose last message this was. */
const threadSaying = async (text: string): Promise<string> => {
  for (const { id } of await heads()) if ((await read(id)).messages.some((one) => one.text === text)) return id;
  throw new Error(`No message ${text}`);
};

const signUpAs = async (visitor: Visitor, fullName = 'Vera Visitor'): Promise<string> => {
  const body = {
    ...{ email: `${nextKey()}@example.org`, password: 'a long enough secret', fullName, terms: true as const },
    ...{ currency: 'EUR', captcha: await server.captcha(visitor, 'register') },
  };
  return data(await visitor.call(register, { body })).user.id;
};

/** The session of one and the chat cookie of another. */
const withCookiesOf = (...others: readonly Visitor[]): Visitor =>
  server.visitor({ cookie: others.map((one) => one.cookie()).join('; ') });

describe('a visitor who signs in', () => {
  it('keeps the messages, under the same URL at the desk, now with a name', async () => {
    const vera = server.visitor();
    await write(vera, 'How do I register?');
    const id = await threadSaying('How do I register?');
    await reply(id, 'With the button above.');
    const userId = await signUpAs(vera);
    expect(await words(vera)).toEqual(['How do I register?', 'With the button above.']);
    expect(vera.cookie()).not.toContain('chat=');
    expect(await read(id)).toMatchObject({ status: 'open', player: { id: userId, name: 'Vera Visitor' } });
    await reply(id, 'Welcome, Vera.');
    await write(vera, 'Thank you');
    expect(await words(vera)).toHaveLength(4);
    expect((await heads()).filter(({ player }) => player?.id === userId)).toHaveLength(1);
  });

  it('with an open conversation has one in the end, in the order of the messages', async () => {
    const ann = await server.signUp({ fullName: 'Ann Twice' });
    const vera = server.visitor();
    await write(ann, 'One, signed in');
    await write(vera, 'Two, as a visitor');
    await write(ann, 'Three, signed in');
    const [own, lost] = [await threadSaying('One, signed in'), await threadSaying('Two, as a visitor')];
    const both = withCookiesOf(ann, vera);
    expect(await words(both)).toEqual(['One, signed in', 'Two, as a visitor', 'Three, signed in']);
    expect((await heads()).map(({ id }) => id)).toContain(own);
    expect([...(await heads()), ...(await heads('closed'))].map(({ id }) => id)).not.toContain(lost);
    // An operator who had the visitor's conversation open continues in the player's.
    expect(await read(lost)).toMatchObject({ id: own, player: { id: ann.userId } });
    expect((await reply(lost, 'Four, from the desk')).ok).toBe(true);
    expect((await words(ann)).at(-1)).toBe('Four, from the desk');
  });

  it('and repeats a lost message has sent it once', async () => {
    const vera = server.visitor();
    const key = nextKey();
    await write(vera, 'Did this arrive?', key);
    await signUpAs(vera);
    await write(vera, 'Did this arrive?', key);
    expect(await words(vera)).toEqual(['Did this arrive?']);
  });

  it('whose words are erased with the account', async () => {
    const vera = server.visitor();
    await write(vera, 'My secret');
    const id = await signUpAs(vera);
    await words(vera);
    const playerId = server.platform.ids.decode('usr', id);
    await server.database.db.run('delete from player_keys where player_id = $1', [playerId]);
    expect(await words(vera)).toEqual([]);
  });
});

describe("somebody else's conversation", () => {
  it('is not opened by a cookie that was made up, or made of what the database holds', async () => {
    const [vera, eve] = [server.visitor(), await server.signUp({ fullName: 'Eve Other' })];
    await write(vera, 'Private words');
    const rows = await server.database.db.rows<{ hash: Buffer }>(
      'select visitor_hash as hash from support_threads where visitor_hash is not null',
    );
    const guesses = [...rows.map(({ hash }) => hash.toString('base64url')), 'A'.repeat(43)];
    for (const guess of guesses)
      expect(await words(server.visitor({ cookie: `${eve.cookie()}; chat=${guess}` }))).toEqual([]);
    expect(await words(vera)).toEqual(['Private words']);
  });

  it('is not opened by the cookie that was spent on it', async () => {
    const vera = server.visitor();
    await write(vera, 'Before I sign in');
    const spent = server.visitor({ cookie: vera.cookie() });
    await signUpAs(vera);
    await words(vera);
    const eve = await server.signUp({ fullName: 'Eve Later' });
    expect(await words(withCookiesOf(eve, spent))).toEqual([]);
    expect(await words(spent)).toEqual([]);
    await write(vera, 'Still mine');
    expect(await words(vera)).toEqual(['Before I sign in', 'Still mine']);
  });

  it('goes to one of two who come with its cookie at once', async () => {
    const vera = server.visitor();
    await write(vera, 'Whose am I?');
    const two = await Promise.all([1, 2].map(() => server.signUp({ fullName: 'Two Racers' })));
    const seen = await Promise.all(two.map((one) => words(withCookiesOf(one, vera))));
    expect(seen.toSorted((a, b) => a.length - b.length)).toEqual([[], ['Whose am I?']]);
  });
});

it('messages of both sides during a sign-in are neither lost nor duplicated', async () => {
  const ann = await server.signUp({ fullName: 'Ann Races' });
  const vera = server.visitor();
  await write(ann, 'own 0');
  await write(vera, 'visitor 0');
  const desk = await threadSaying('visitor 0');
  const both = withCookiesOf(ann, vera);
  const answered = await Promise.all([
    ...[1, 2, 3].flatMap((n) => [write(ann, `own ${n}`), write(vera, `visitor ${n}`), reply(desk, `desk ${n}`)]),
    ...[1, 2, 3].map(() => both.call(getChat, {})),
  ]);
  expect(answered.every(({ ok }) => ok)).toBe(true);
  // A visitor's messages in flight are taken over by the next call.
  const said = (await words(both)).toSorted();
  const expected = ['own', 'visitor'].flatMap((who) => [0, 1, 2, 3].map((n) => `${who} ${n}`));
  expect(said).toEqual([...['desk 1', 'desk 2', 'desk 3'], ...expected]);
  expect((await heads()).filter(({ player }) => player?.id === ann.userId)).toHaveLength(1);
});

describe("the desk's socket", () => {
  const open = async (cookie: string, origin = server.platform.config.backOfficeUrl) => {
    const { backOffice } = server.doors;
    if (!backOffice.server.listening) await backOffice.listen({ host: '127.0.0.1', port: 0 });
    const address = `ws://127.0.0.1:${(backOffice.server.address() as AddressInfo).port}${deskLivePath}`;
    const heard: string[] = [];
    const socket = new WebSocket(address, { headers: { origin, cookie } });
    const state = await new Promise<number>((resolve) => {
      socket.on('message', (text: Buffer) => heard.push(text.toString()));
      socket.on('open', () => resolve(101));
      socket.on('error', () => undefined);
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    });
    return { socket, state, heard };
  };

  it('reports at once that there is a message, without a name', async () => {
    const desk = await open(agent.cookie());
    expect(desk.state).toBe(101);
    await write(server.visitor(), 'Is anybody there?');
    await expect.poll(() => desk.heard.length).toBeGreaterThan(0);
    expect(new Set(desk.heard)).toEqual(new Set(['{"topic":"support"}']));
    desk.socket.send('anything');
    await expect.poll(() => desk.socket.readyState).toBe(WebSocket.CLOSED);
  });

  it('opens for operators who answer, from the back office alone', async () => {
    const payments = await enrolOperator(server, 'payments');
    const player = await server.signUp();
    expect((await open('')).state).toBe(401);
    expect((await open(player.cookie())).state).toBe(401);
    expect((await open(payments.cookie())).state).toBe(403);
    expect((await open(agent.cookie(), 'http://evil.test')).state).toBe(403);
  });

  it("is not heard on the players' socket", async () => {
    const ann = await server.signUp();
    const heard: string[] = [];
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, {
      headers: { origin: server.platform.config.publicUrl, cookie: ann.cookie() },
    });
    socket.on('message', (text: Buffer) => heard.push(text.toString()));
    await new Promise((resolve) => socket.on('open', resolve));
    const desk = await open(agent.cookie());
    await write(server.visitor(), 'Only for the desk');
    await expect.poll(() => desk.heard.length).toBeGreaterThan(0);
    expect(heard).toEqual([]);
    socket.close();
    desk.socket.close();
  });
});
