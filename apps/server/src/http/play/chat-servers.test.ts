/** The chat behind two servers, as on two machines: what limits it is counted once, and pages at either hear of it. */
import * as office from '@carmine/contract/back-office/players/chat';
import { getTableChat, postTableMessage, putChatShown } from '@carmine/contract/games/chat';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatStage, chatTable, codeOf, dataOf } from '../../testing/chat-stage.ts';
import { enrolOperator } from '../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../testing/test-server.ts';

let one: TestServer;
let other: TestServer;
let stage: ReturnType<typeof chatStage>;
let agent: Visitor;
let agentThere: Visitor;
beforeAll(async () => {
  one = await testServer({ worker: false });
  other = await testServer({ worker: false, beside: one });
  stage = chatStage(one);
  agent = await enrolOperator(one, 'support');
  agentThere = await enrolOperator(other, 'support');
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** The same browser, whose next calls reach the other server. */
const moved = (visitor: Visitor): Visitor => other.visitor({ cookie: visitor.cookie() });

/** A page whose socket is at the other server. */
const pageThere = (player?: SignedUp) => {
  const heard: { topic: string; data: { open?: boolean; gone?: string[] } }[] = [];
  other.doors.hub.add({
    socket: { send: (text) => heard.push(JSON.parse(text)), close: () => {} },
    ...{ topics: new Set(['chat'] as const), tables: new Set([chatTable]), versions: new Map() },
    ...(player === undefined ? {} : { playerId: stage.idOf(player) }),
  });
  return heard;
};

/** What a player's own page there has heard of the chat since, once what came of taking a nickname has come. */
const ownPageThere = async (player: SignedUp): Promise<() => string[]> => {
  const heard = pageThere(player);
  one.platform.live.push({ audience: { playerId: stage.idOf(player) }, topic: 'support', data: {} });
  await expect.poll(() => heard.some(({ topic }) => topic === 'support')).toBe(true);
  heard.length = 0;
  return () => heard.map(({ topic }) => topic).filter((topic) => topic === 'tableChat');
};

it('a flood at both servers at once is one message in three seconds', async () => {
  const player = await stage.writer();
  const callers = [player, moved(player)];
  const codes = await Promise.all(
    Array.from({ length: 16 }, async (_, n) => codeOf(await stage.write(callers[n % 2] ?? player, `flood ${n}`))),
  );
  // One, unless the machine took more than three seconds for all of them.
  const rows = await one.database.db.rows<{ apart: boolean }>(
    `select coalesce(at - lag(at) over (order by id) >= interval '3 seconds', true) as apart from chat_messages where player_id = $1`,
    [stage.idOf(player)],
  );
  expect(rows.every(({ apart }) => apart)).toBe(true);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(rows.length);
  expect(codes.filter((code) => code === 'chat_too_fast')).toHaveLength(16 - rows.length);
  // A repeated key is the same message at either of them.
  await stage.rest();
  const sent = await Promise.all(callers.map((caller) => stage.write(caller, 'once', 'the same key')));
  expect(new Set(sent.map((reply) => dataOf(reply).id)).size).toBe(1);
});

it('a word that is added at one server is refused at the other from the next message on', async () => {
  const player = moved(await stage.writer());
  const write = () => stage.write(player, 'nothing but flapdoodle');
  expect(codeOf(await write())).toBe('ok');
  await stage.rest();
  dataOf(await agent.call(office.addChatWord, { body: { word: 'flapdoodle', language: 'en' } }));
  expect(codeOf(await write())).toBe('word_not_allowed');
});

it('what a player chooses for the chat at one server is told to that player’s pages alone, at the other too', async () => {
  const [player, stranger] = [await stage.writer(), await stage.writer()];
  const [own, others] = [await ownPageThere(player), await ownPageThere(stranger)];
  await player.call(putChatShown, { body: { shown: false } });
  await expect.poll(own).toEqual(['tableChat']);
  await one.database.db.run(`update chat_players set named_at = now() - interval '31 days' where player_id = $1`, [
    stage.idOf(player),
  ]);
  dataOf(await stage.name(player, 'Philippa'));
  await expect.poll(own).toEqual(['tableChat', 'tableChat']);
  expect(others()).toEqual([]);
});

it('a mute at one server silences the player at the other, whose open page hears of it, and of its end', async () => {
  const player = await stage.writer();
  const there = moved(player);
  const topics = await ownPageThere(player);
  const body = { length: '24h', reason: 'Insults others' } as const;
  dataOf(await agent.call(office.muteChatPlayer, { params: { id: player.userId }, body }));
  expect(codeOf(await stage.write(there, 'hello'))).toBe('chat_muted');
  await expect.poll(topics).toEqual(['tableChat']);
  const { items } = dataOf(await agentThere.call(office.listChatMutes, { query: { size: 50 } }));
  const id = items.find((mute) => mute.player === player.userId)?.id ?? '';
  dataOf(await agentThere.call(office.liftChatMute, { params: { id }, body: { reason: 'Enough of it' } }));
  expect(codeOf(await stage.write(player, 'hello again'))).toBe('ok');
  await expect.poll(topics).toEqual(['tableChat', 'tableChat']);
});

it('reports at both servers are counted together: three hide a message at once, ten are what a player has in an hour', async () => {
  const author = await stage.writer();
  const heard = pageThere();
  const { id } = dataOf(await stage.write(author, 'rude'));
  const reporters = await Promise.all([0, 1, 2].map(() => stage.writer()));
  const codes = await Promise.all(
    reporters.map(async (reporter, n) => codeOf(await stage.report(n % 2 === 0 ? moved(reporter) : reporter, id))),
  );
  expect(codes).toEqual(['ok', 'ok', 'ok']);
  await expect.poll(() => heard.flatMap(({ data }) => data.gone ?? [])).toEqual([id]);
  const { messages } = dataOf(await other.visitor().call(getTableChat, { params: { id: chatTable } }));
  expect(messages.map((message) => message.id)).not.toContain(id);
  const [first] = reporters;
  if (first === undefined) throw new Error('Nobody reports');
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    await stage.rest();
    ids.push(dataOf(await stage.write(author, `message ${n}`)).id);
  }
  const more = await Promise.all(
    ids.map(async (message, n) => codeOf(await stage.report(n % 2 === 0 ? first : moved(first), message))),
  );
  // One of the ten is the report above.
  expect(more.toSorted()).toEqual([...Array<string>(9).fill('ok'), ...Array<string>(3).fill('too_many_reports')]);
});

it('a page at one server hears that an operator at the other has switched the chat off and on, at its table or at all', async () => {
  const heard = pageThere();
  const player = moved(await stage.writer());
  const set = async (place: string, open: boolean) =>
    dataOf(await agent.call(office.setChatSwitch, { body: { place, open, reason: 'Fight' } }));
  const said = () => heard.flatMap(({ data }) => data.open ?? []);
  const write = (key: string) =>
    player.call(postTableMessage, { params: { id: chatTable }, body: { text: 'hello' }, idempotencyKey: key });
  await set(chatTable, false);
  await expect.poll(said).toEqual([false]);
  expect(codeOf(await write('off'))).toBe('chat_off');
  await set('*', false);
  await expect.poll(said).toEqual([false, false]);
  // Still off everywhere.
  await set(chatTable, true);
  await expect.poll(said).toEqual([false, false, false]);
  await set('*', true);
  await expect.poll(said).toEqual([false, false, false, true]);
  expect(codeOf(await write('on'))).toBe('ok');
});
