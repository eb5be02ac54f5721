import { getChatShown, getTableChat, putChatShown } from '@carmine/contract/games/chat';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatStage, chatTable, codeOf, dataOf } from '../../testing/chat-stage.ts';
import type { Listener } from '../live/live-hub.ts';
import { testServer, type TestServer, type Visitor } from '../../testing/test-server.ts';

let server: TestServer;
let stage: ReturnType<typeof chatStage>;

beforeAll(async () => {
  server = await testServer({ worker: false });
  stage = chatStage(server);
});
afterAll(() => server.close());

const owner = () => server.database.db;
const chat = async (one: Visitor = server.visitor(), id = chatTable) =>
  dataOf(await one.call(getTableChat, { params: { id } }));
const texts = async (one?: Visitor) => (await chat(one)).messages.map(({ text }) => text);

describe('writing', () => {
  test('takes a confirmed email, a deposit of any age and a nickname, in this order; everybody reads what was written', async () => {
    const one = await server.signUp();
    // Without an end: a page that took 0 ms for one would ask again and again.
    const refusal = { code: 'email_unconfirmed', until: null, leftMs: null };
    expect((await chat(one)).you).toMatchObject({ name: null, refusal });
    expect(codeOf(await stage.write(one, 'hello'))).toBe('email_unconfirmed');
    expect(codeOf(await stage.name(one, 'ines'))).toBe('email_unconfirmed');
    await stage.confirm(one);
    expect(codeOf(await stage.write(one, 'hello'))).toBe('deposit_required');
    await stage.payIn(one);
    expect(codeOf(await stage.write(one, 'hello'))).toBe('nickname_required');
    dataOf(await stage.name(one, 'ines'));
    expect((await chat(one)).you).toMatchObject({ name: 'ines', refusal: null });
    const said = dataOf(await stage.write(one, '  small on\u202e the\n second dozen '));
    expect(said).toMatchObject({ name: 'ines', text: 'small on the second dozen' });
    const { messages, you } = await chat();
    expect(you).toBeNull();
    expect(messages.at(-1)).toEqual(said);
    expect((await chat(one)).you?.author).toBe(said.author);
    expect(JSON.stringify(messages)).not.toContain(one.userId);
    expect(codeOf(await stage.write(server.visitor(), 'hello'))).toBe('unauthenticated');
    expect((await chat(server.visitor(), 'live-baccarat')).messages).toEqual([]);
    expect((await server.visitor().call(getTableChat, { params: { id: 'none' } })).status).toBe(404);
  });

  test('needs no break, no exclusion and an open account, and the database says so too', async () => {
    const one = await stage.writer();
    const direct = async () =>
      (
        await server.platform.db.one<{ reason: string }>('select reason from write_chat_message($1, $2, $3, $4)', [
          ...[stage.idOf(one), chatTable, 'hello', `direct-${Math.random()}`],
        ])
      ).reason;
    await owner().run(
      `update player_gate set protection_status = 'cool_off', protection_until = now() + interval '1 day' where player_id = $1`,
      [stage.idOf(one)],
    );
    expect(await direct()).toBe('self_excluded');
    expect(codeOf(await stage.write(one, 'hello'))).toBe('self_excluded');
    await owner().run(`update player_gate set protection_until = now() - interval '1 day' where player_id = $1`, [
      stage.idOf(one),
    ]);
    expect(await direct()).toBeNull();
    await owner().run(`update players set status = 'closed' where id = $1`, [stage.idOf(one)]);
    await stage.rest();
    expect(await direct()).toBe('account_closed');
    expect((await chat()).messages.at(-1)).toMatchObject({ name: null, text: 'hello' });
  });

  const refused: readonly [string, string][] = [
    ['message_empty', '   '],
    ['message_too_long', 'x'.repeat(201)],
    ['contact_not_allowed', 'come to lucky.bet'],
    ['word_not_allowed', 'fuuuck'],
  ];
  test.each(refused)('%s: a text is refused, and counts for nothing', async (code, text) => {
    const one = await stage.writer();
    expect(codeOf(await stage.write(one, text))).toBe(code);
    expect(codeOf(await stage.write(one, '🎰'.repeat(200)))).toBe('ok');
  });

  test('one message in three seconds, also of two at once; a repeated key is answered as before', async () => {
    const one = await stage.writer();
    const both = await Promise.all([stage.write(one, 'first', 'key-a'), stage.write(one, 'second', 'key-b')]);
    expect(both.map(codeOf).toSorted()).toEqual(['chat_too_fast', 'ok']);
    const [sent, text, key] = both[0].ok ? [both[0], 'first', 'key-a'] : [both[1], 'second', 'key-b'];
    expect(dataOf(await stage.write(one, text, key))).toEqual(dataOf(sent));
    expect(codeOf(await stage.write(one, 'something else', key))).toBe('idempotency_key_reused');
    const count = await owner().rows('select id from chat_messages where player_id = $1', [stage.idOf(one)]);
    expect(count).toHaveLength(1);
    const early = await stage.write(one, 'third');
    expect(early).toMatchObject({ status: 429, ok: false });
    await stage.rest();
    expect(codeOf(await stage.write(one, 'third'))).toBe('ok');
  });

  test('is told to the pages of the table', async () => {
    const heard: unknown[] = [];
    const page = (table: string): Listener => ({
      socket: { send: (text) => heard.push(JSON.parse(text)), close: () => {} },
      ...{ topics: new Set(['chat'] as const), tables: new Set([table]), versions: new Map() },
    });
    server.doors.hub.add(page('fortune-wheel-50'));
    server.doors.hub.add(page('live-baccarat'));
    const one = await stage.writer('juno_7');
    await stage.write(one, 'finally', 'finally-1', 'fortune-wheel-50');
    const data = { table: 'fortune-wheel-50', messages: [{ name: 'juno_7', text: 'finally' }], gone: [] };
    await expect.poll(() => heard).toMatchObject([{ topic: 'chat', version: 1, data }]);
  });

  test('a repeated call has its answer, and shows no page again what reports have hidden or an operator removed', async () => {
    const heard: { data: { messages: { text: string }[] } }[] = [];
    server.doors.hub.add({
      socket: { send: (text) => heard.push(JSON.parse(text)), close: () => {} },
      ...{ topics: new Set(['chat'] as const), tables: new Set(['dragon-tiger']), versions: new Map() },
    });
    const said = () => heard.flatMap(({ data }) => data.messages.map(({ text }) => text));
    const [one, other] = [await stage.writer(), await stage.writer()];
    const write = () => stage.write(one, 'rude', 'rude-1', 'dragon-tiger');
    const { id } = dataOf(await write());
    await expect.poll(said).toEqual(['rude']);
    await owner().run(`update chat_messages set state = 'hidden' where player_id = $1`, [stage.idOf(one)]);
    expect(dataOf(await write())).toMatchObject({ id });
    // What comes later has come: nothing before it is still on its way.
    dataOf(await stage.write(other, 'later', 'later-1', 'dragon-tiger'));
    await expect.poll(said).toContain('later');
    expect(said()).toEqual(['rude', 'later']);
  });

  test('an operator’s switch ends it at one table or at all', async () => {
    const one = await stage.writer();
    const operator = await owner().one<{ id: bigint }>(
      `insert into operators (email, name, role) values ('chat-switch@example.org', '', 'support') returning id`,
    );
    for (const place of [chatTable, '*']) {
      await owner().run('insert into chat_switches (place, off_by) values ($1, $2)', [place, operator.id]);
      expect(await chat(one)).toMatchObject({ open: false, messages: [], you: { refusal: { code: 'chat_off' } } });
      expect(codeOf(await stage.write(one, 'hello'))).toBe('chat_off');
      expect((await chat(one, 'live-baccarat')).open).toBe(place === chatTable);
      await owner().run('delete from chat_switches');
    }
    expect(codeOf(await stage.write(one, 'hello'))).toBe('ok');
  });
});

describe('nicknames', () => {
  test('are unique as they are read, also of two at once, and kept for 30 days', async () => {
    const [one, two] = [await stage.writer('Rosalind'), await stage.writer()];
    expect(codeOf(await stage.name(two, 'R0salind'))).toBe('nickname_taken');
    expect(codeOf(await stage.name(two, 'rosa-lind'))).toBe('nickname_taken');
    expect(await stage.name(one, 'Rosa')).toMatchObject({
      ok: false,
      problem: { code: 'nickname_kept', until: expect.any(String) },
    });
    expect(dataOf(await stage.name(one, 'Rosalind')).name).toBe('Rosalind');
    await owner().run(`update chat_players set named_at = now() - interval '31 days'`);
    const both = await Promise.all([stage.name(one, 'Beatrice'), stage.name(two, 'beatr1ce')]);
    expect(both.map(codeOf).toSorted()).toEqual(['nickname_taken', 'ok']);
  });

  test.each([
    ['nickname_invalid', 'ab'],
    ['nickname_reserved', 'Support Team'],
    ['word_not_allowed', 'sh1t'],
  ])('%s: “%s” is refused', async (code, wanted) => {
    const one = await server.signUp();
    await stage.confirm(one);
    await stage.payIn(one);
    expect(codeOf(await stage.name(one, wanted))).toBe(code);
  });
});

describe('reports', () => {
  test('of three players hide a message; of one player they count once, of its author never', async () => {
    const [author, one, two, three] = [
      await stage.writer(),
      await stage.writer(),
      await stage.writer(),
      await stage.writer(),
    ];
    const { id } = dataOf(await stage.write(author, 'rude'));
    expect(codeOf(await stage.report(author, id))).toBe('own_message');
    expect(codeOf(await stage.report(server.visitor(), id))).toBe('unauthenticated');
    expect(codeOf(await stage.report(await server.signUp(), id))).toBe('email_unconfirmed');
    for (const by of [one, one, one, two]) expect(codeOf(await stage.report(by, id))).toBe('ok');
    expect(await texts()).toContain('rude');
    await Promise.all([stage.report(three, id), stage.report(three, id, 'spam')]);
    expect(await texts()).not.toContain('rude');
    expect(
      await owner().rows('select 1 from chat_reports where message_id = $1', [server.platform.ids.decode('cht', id)]),
    ).toHaveLength(3);
    await expect(
      owner().run(`update chat_messages set state = 'shown' where id = $1`, [server.platform.ids.decode('cht', id)]),
    ).rejects.toThrow('chat_messages_hidden_at_three');
    expect(codeOf(await stage.report(one, 'cht_00000000000000000000000000'))).toBe('message_not_found');
  });

  test('are ten an hour at most', async () => {
    const [author, one] = [await stage.writer(), await stage.writer()];
    const codes: unknown[] = [];
    for (let count = 0; count < 11; count += 1) {
      await stage.rest();
      codes.push(codeOf(await stage.report(one, dataOf(await stage.write(author, `message ${count}`)).id)));
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'ok'));
    expect(codes[10]).toBe('too_many_reports');
  });
});

test('whoever does not want the chat keeps it off', async () => {
  const one = await server.signUp();
  expect((await chat(one)).you?.shown).toBe(true);
  await one.call(putChatShown, { body: { shown: false } });
  expect((await chat(one)).you?.shown).toBe(false);
  expect(dataOf(await one.call(getChatShown, {}))).toEqual({ shown: false });
});

test('a page gets the last 50 messages, oldest first', async () => {
  const one = await stage.writer();
  await owner().run(
    `insert into chat_messages (player_id, table_id, body, reply_key, at)
     select $1, 'dragon-tiger', 'line ' || n, 'line-' || n, now() from generate_series(1, 60) n`,
    [stage.idOf(one)],
  );
  const { messages } = await chat(one, 'dragon-tiger');
  expect(messages.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, n) => `line ${n + 11}`));
});

test('after 90 days a message is gone, but not before somebody decided about it, and of a mute 90 days after its end', async () => {
  const [one, reporter] = [await stage.writer(), await stage.writer()];
  const ids: bigint[] = [];
  for (const text of ['old', 'reported', 'muted for', 'muted for long ago', 'new']) {
    await stage.rest();
    ids.push(server.platform.ids.decode('cht', dataOf(await stage.write(one, text)).id) ?? 0n);
  }
  const [, reported, muted, ended, fresh] = ids;
  dataOf(await stage.report(reporter, server.platform.ids.encode('cht', reported as never)));
  const { id: operator } = await owner().one<{ id: bigint }>('select id from operators limit 1');
  for (const [message, until] of [
    [muted, null],
    [ended, '100 days'],
  ] as const) {
    await owner().run(
      `insert into chat_mutes (player_id, message_id, reason, at, until, by)
       values ($1, $2, 'rude', now() - interval '200 days', now() - $3::interval, $4)`,
      [stage.idOf(one), message, until, operator],
    );
  }
  await owner().run(`update chat_messages set at = now() - interval '91 days' where player_id = $1 and id <> $2`, [
    stage.idOf(one),
    fresh,
  ]);
  await server.modules.chat.prune();
  const left = await owner().rows<{ body: string }>('select body from chat_messages where player_id = $1 order by id', [
    stage.idOf(one),
  ]);
  expect(left.map(({ body }) => body)).toEqual(['reported', 'muted for', 'new']);
  expect(await owner().rows('select 1 from chat_reports where player_id = $1', [stage.idOf(reporter)])).toHaveLength(1);
});

test('an erased player leaves no name and no message, but what an operator still has to decide', async () => {
  const [one, reporter] = [await stage.writer('Ottilie'), await stage.writer()];
  dataOf(await stage.write(one, 'harmless'));
  await stage.rest();
  const { id } = dataOf(await stage.write(one, 'to be decided'));
  dataOf(await stage.report(reporter, id));
  await owner().run(`update players set status = 'closed' where id = $1`, [stage.idOf(one)]);
  await owner().run(`insert into erasures (player_id, due_at) values ($1, now() - interval '1 day')`, [
    stage.idOf(one),
  ]);
  const { outcome } = await owner().one<{ outcome: string }>('select erase_player($1, now()) as outcome', [
    stage.idOf(one),
  ]);
  expect(outcome).toBe('erased');
  const left = await owner().rows('select body, name from chat_said where player_id = $1', [stage.idOf(one)]);
  expect(left).toEqual([{ body: 'to be decided', name: null }]);
  expect(
    await owner().rows('select nickname, folded from chat_players where player_id = $1', [stage.idOf(one)]),
  ).toEqual([{ nickname: null, folded: null }]);
});
