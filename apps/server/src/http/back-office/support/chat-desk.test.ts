import { readAuditLog } from '@carmine/contract/back-office/audit';
import * as office from '@carmine/contract/back-office/players/chat';
import { getTableChat } from '@carmine/contract/games/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatStage, chatTable, codeOf, dataOf } from '../../../testing/chat-stage.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let agent: Visitor;
let stage: ReturnType<typeof chatStage>;

beforeAll(async () => {
  server = await testServer({ worker: false });
  agent = await enrolOperator(server, 'support');
  stage = chatStage(server);
});
afterAll(() => server.close());

const queue = async () => dataOf(await agent.call(office.listReportedMessages, { query: { size: 50 } })).items;
const decide = (id: string, decision: 'keep' | 'remove') =>
  agent.call(office.decideReportedMessage, { params: { id }, body: { decision } });
const mute = (id: string, length: office.MuteLength, message?: string) =>
  agent.call(office.muteChatPlayer, {
    params: { id },
    body: { length, reason: 'Insults others', ...(message === undefined ? {} : { message }) },
  });
const mutes = async () => dataOf(await agent.call(office.listChatMutes, { query: { size: 50 } })).items;
const chat = async (one: Visitor = server.visitor()) =>
  dataOf(await one.call(getTableChat, { params: { id: chatTable } }));
const actions = async () => {
  const admin = await enrolOperator(server, 'admin');
  return dataOf(await admin.call(readAuditLog, { query: { size: 100 } })).items;
};

/** A message that three players have reported, with what was said before and after it. */
const hiddenMessage = async () => {
  const [author, other] = [await stage.writer(), await stage.writer()];
  await stage.write(other, 'before');
  const { id } = dataOf(await stage.write(author, 'rude'));
  await stage.rest();
  await stage.write(other, 'after');
  const reporters = [await stage.writer(), await stage.writer(), await stage.writer()];
  for (const reporter of reporters) dataOf(await stage.report(reporter, id, 'threat'));
  return { author, id, reporters };
};

test('a hidden message waits with its reporters and what was said around it; kept, it is not hidden again', async () => {
  const { author, id, reporters } = await hiddenMessage();
  const found = (await queue()).find((one) => one.id === id);
  expect(found).toMatchObject({ player: author.userId, text: 'rude', state: 'hidden', table: chatTable });
  expect(found?.reports.map(({ player }) => player)).toEqual(reporters.map(({ userId }) => userId));
  expect(found?.before.at(-1)?.text).toBe('before');
  expect(found?.after[0]?.text).toBe('after');
  expect((await chat()).messages.map((one) => one.id)).not.toContain(id);
  expect(codeOf(await decide(id, 'keep'))).toBe('ok');
  expect(codeOf(await decide(id, 'keep'))).toBe('request_over');
  dataOf(await stage.report(await stage.writer(), id));
  expect((await chat()).messages.map((one) => one.id)).toContain(id);
  expect((await queue()).map((one) => one.id)).not.toContain(id);
  // Somebody may see later what it meant.
  expect(codeOf(await decide(id, 'remove'))).toBe('ok');
  expect(codeOf(await decide(id, 'keep'))).toBe('request_over');
  expect((await chat()).messages.map((one) => one.id)).not.toContain(id);
});

test('what was said is listed without any report, by table and by player, with what was removed', async () => {
  const [author, other] = [await stage.writer(), await stage.writer()];
  const { id } = dataOf(await stage.write(author, '<b>first</b>'));
  dataOf(await stage.write(other, 'second'));
  const said = async (query: object) =>
    dataOf(await agent.call(office.listChatMessages, { query: { size: 50, ...query } })).items;
  const mine = { id, player: author.userId, table: chatTable, text: '<b>first</b>', state: 'shown', reports: 0 };
  expect((await said({})).slice(0, 2)).toMatchObject([{ text: 'second' }, mine]);
  expect(await said({ player: author.userId, table: chatTable })).toMatchObject([mine]);
  expect(await said({ player: author.userId, table: 'no-such-table' })).toEqual([]);
  expect(codeOf(await agent.call(office.listChatMessages, { query: { player: 'usr_forged' } }))).toBe(
    'player_not_found',
  );
  expect(codeOf(await decide(id, 'remove'))).toBe('ok');
  expect(await said({ player: author.userId })).toMatchObject([{ ...mine, state: 'removed' }]);
  const seen = (await actions()).filter(({ action }) => action === 'chat.list');
  expect(JSON.stringify(seen)).toContain('messages');
});

test('a removed message is gone for everybody, and nobody can report it', async () => {
  const { id } = await hiddenMessage();
  expect(codeOf(await decide(id, 'remove'))).toBe('ok');
  expect((await chat()).messages.map((one) => one.id)).not.toContain(id);
  expect(codeOf(await stage.report(await stage.writer(), id))).toBe('message_not_found');
});

test('a muted player is told until when and why, and writes again when it is lifted or over', async () => {
  const one = await stage.writer();
  const { id } = dataOf(await stage.write(one, 'hello'));
  expect(codeOf(await mute(one.userId, '10m', id))).toBe('ok');
  expect(codeOf(await mute(one.userId, '10m'))).toBe('muted_longer');
  expect(codeOf(await mute(one.userId, '24h'))).toBe('ok');
  const refused = await stage.write(one, 'again');
  expect(refused).toMatchObject({
    status: 403,
    problem: { code: 'chat_muted', why: 'Insults others', message: expect.stringContaining('Insults others') },
  });
  expect((await chat(one)).you?.refusal).toMatchObject({ code: 'chat_muted', until: expect.any(String) });
  const own = (await mutes()).filter(({ player }) => player === one.userId);
  expect(own).toHaveLength(2);
  for (const { id: muteId } of own) {
    const body = { reason: 'Has apologised' };
    expect(codeOf(await agent.call(office.liftChatMute, { params: { id: muteId }, body }))).toBe('ok');
    expect(codeOf(await agent.call(office.liftChatMute, { params: { id: muteId }, body }))).toBe('mute_over');
  }
  await stage.rest();
  expect(codeOf(await stage.write(one, 'again'))).toBe('ok');
  expect(codeOf(await mute(one.userId, 'for_good'))).toBe('ok');
  expect((await chat(one)).you?.refusal).toMatchObject({ code: 'chat_muted', until: null });
  await server.database.db.run(
    `update chat_mutes set at = now() - interval '2 days', until = now() - interval '1 day' where player_id = $1`,
    [stage.idOf(one)],
  );
  expect((await chat(one)).you?.refusal).toBeNull();
});

test('a player who has never been at a chat can be muted before the first word', async () => {
  const one = await server.signUp();
  expect(codeOf(await mute(one.userId, 'for_good'))).toBe('ok');
  await stage.confirm(one);
  await stage.payIn(one);
  expect(codeOf(await stage.name(one, 'Kiebitz'))).toBe('chat_muted');
});

test('two operators who mute at once for the same time mute once', async () => {
  const one = await stage.writer();
  const both = await Promise.all([mute(one.userId, 'for_good'), mute(one.userId, 'for_good')]);
  expect(both.map(codeOf).toSorted()).toEqual(['muted_longer', 'ok']);
});

test('a nickname that an operator gives replaces the old one everywhere, and is as unique as any', async () => {
  const [one, other] = [await stage.writer('Lotte'), await stage.writer('Hannes')];
  dataOf(await stage.write(one, 'hello'));
  const rename = (name: string) =>
    agent.call(office.renameChatPlayer, { params: { id: one.userId }, body: { name, reason: 'Is a real name' } });
  expect(codeOf(await rename('h4nnes'))).toBe('nickname_taken');
  expect(codeOf(await rename('Liesel'))).toBe('ok');
  expect((await chat()).messages.at(-1)).toMatchObject({ name: 'Liesel', text: 'hello' });
  expect(codeOf(await stage.name(one, 'Lotte'))).toBe('nickname_kept');
  expect(codeOf(await stage.name(other, 'Hannes'))).toBe('ok');
});

test('a word on the list is refused from the next message on, and allowed when it is off', async () => {
  const one = await stage.writer();
  const add = () => agent.call(office.addChatWord, { body: { word: 'Gurke', language: 'de' } });
  expect(codeOf(await add())).toBe('ok');
  expect(codeOf(await add())).toBe('word_known');
  expect(codeOf(await agent.call(office.addChatWord, { body: { word: '!!', language: 'de' } }))).toBe('word_invalid');
  expect(codeOf(await stage.write(one, 'so eine GURKE'))).toBe('word_not_allowed');
  expect(dataOf(await agent.call(office.listChatWords, {}))).toContainEqual({ word: 'gurke', language: 'de' });
  const remove = () => agent.call(office.removeChatWord, { params: { id: 'gurke' } });
  expect(codeOf(await remove())).toBe('ok');
  expect(codeOf(await remove())).toBe('word_not_found');
  expect(codeOf(await stage.write(one, 'so eine GURKE'))).toBe('ok');
});

test('the switch turns the chat off at one table and on again', async () => {
  const set = (place: string, open: boolean) =>
    agent.call(office.setChatSwitch, { body: { place, open, reason: 'Too many complaints' } });
  expect(codeOf(await set(chatTable, false))).toBe('ok');
  expect(codeOf(await set(chatTable, false))).toBe('switch_unchanged');
  expect(codeOf(await set('none', false))).toBe('table_not_found');
  expect((await chat()).open).toBe(false);
  const places = dataOf(await agent.call(office.listChatPlaces, {}));
  expect(places.find(({ place }) => place === chatTable)).toMatchObject({
    offSince: expect.any(String),
    offBy: 'Olga Office',
  });
  expect(codeOf(await set(chatTable, true))).toBe('ok');
  expect((await chat()).open).toBe(true);
});

test('only who may moderate gets in, and the log says who did what to whom, and why', async () => {
  const payments = await enrolOperator(server, 'payments');
  expect((await payments.call(office.listReportedMessages, { query: {} })).status).toBe(403);
  const { author, id } = await hiddenMessage();
  await decide(id, 'remove');
  await mute(author.userId, '24h', id);
  const subject = { subjectKind: 'player', subjectId: author.userId };
  const log = await actions();
  expect(log.find(({ action }) => action === 'chat.mute')).toMatchObject({
    ...subject,
    details: { length: '24h', reason: 'Insults others', message: id },
  });
  expect(log.find(({ action }) => action === 'chat.remove')).toMatchObject({
    ...subject,
    details: { message: id },
  });
});
