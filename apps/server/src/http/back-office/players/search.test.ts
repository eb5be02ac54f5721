import { putProfile } from '@carmine/contract/account/profile';
import { correctPlayerDetails } from '@carmine/contract/back-office/players/corrections';
import { listNewestPlayers, searchOffice } from '@carmine/contract/back-office/players/search';
import { randomBytes } from 'node:crypto';
import { getAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullPlayer, type FullPlayer } from '../../../testing/full-player.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { strangeChain } from '../../../testing/strange-chain.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: Visitor;
let support: Visitor;
let player: SignedUp;
let payer: FullPlayer;

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const ask = (query: string, operator = risk) => operator.call(searchOffice, { body: { query } });
const search = async (query: string, operator = risk) => dataOf(await ask(query, operator));

/** Ids found, with what each was found by. */
const found = async (query: string, operator = risk) => {
  const { players, payments, rounds } = await search(query, operator);
  return {
    ...Object.fromEntries(players.map(({ id, by }) => [id, by])),
    ...Object.fromEntries(payments.map(({ id, by }) => [id, [by]])),
    ...Object.fromEntries(rounds.map(({ id }) => [id, ['id']])),
  };
};
const numberOf = (prefix: 'usr' | 'dep' | 'wdr', id: string) => server.platform.ids.decode(prefix, id);
const fresh = () => randomBytes(4).toString('hex');

beforeAll(async () => {
  server = await testServer();
  [risk, support, payer] = await Promise.all([
    enrolOperator(server, 'risk'),
    enrolOperator(server, 'support'),
    fullPlayer(server),
  ]);
  player = await server.signUp({ fullName: 'Łukasz Żuraw', email: 'lukasz.zuraw@example.org' });
  const update = {
    ...{ address: '7 Quarantine Lane', zipCode: 'VLT 1234', city: 'Valletta', country: 'MT' },
    ...{ dialingCode: '+356', phoneNumber: '7942 4242' },
  };
  dataOf(await player.call(putProfile, { body: update }));
});
afterAll(() => server.close());

describe('one box finds a player', () => {
  test.each<[string, string, string]>([
    ['name', 'first and last name', 'Łukasz Żuraw'],
    ['name', 'the other order, another case, no accents', '  zuraw   LUKASZ '],
    ['phone', 'the phone with its code', '+356 79 42-42-42'],
    ['phone', 'the phone without', '79424242'],
    ['address', 'the street', 'quarantine LANE 7'],
    ['address', 'postcode and town', 'VLT1234 Valletta'],
    ['address', 'all of it', '7 Quarantine Lane, VLT 1234 Valletta, Malta'],
    ['email', 'the e-mail', ' Lukasz.Zuraw@Example.org'],
  ])('by %s: %s', async (by, _what, query) => {
    expect(await found(query)).toEqual({ [player.userId]: [by] });
    const mayReveal = by !== 'phone' && by !== 'address';
    expect(await found(query, support)).toEqual(mayReveal ? { [player.userId]: [by] } : {});
  });

  test('by the own id, and shows a masked e-mail and no other detail', async () => {
    const answer = await search(` ${player.userId.toUpperCase()}`);
    expect(answer).toMatchObject({
      ...{ payments: [], rounds: [], more: false },
      players: [{ id: player.userId, name: 'Łukasz Żuraw', email: 'l•••@example.org', by: ['id'] }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/Quarantine|4242/);
  });

  test.each([
    'zura',
    'Łukasz Nobody',
    'lukasz.zuraw@',
    '+48 79424242',
    '7 Quarantine Road',
    'usr_nobody',
    "' or 1=1 --",
    '',
  ])('and nobody by %j', async (query) => expect(await found(query)).toEqual({}));
});

describe('one box finds a payment or a round', () => {
  test('by our own ids, also as a gateway writes them', async () => {
    const { deposit, cashOut, round } = payer.owned;
    expect(await found(deposit)).toEqual({ [deposit]: ['id'] });
    expect(await found(` ${cashOut.toUpperCase()} `)).toEqual({ [cashOut]: ['id'] });
    expect(await found(`${cashOut}_1`)).toEqual({ [cashOut]: ['id'] });
    expect(await found(round)).toEqual({ [round]: ['id'] });
    expect(await search(deposit)).toMatchObject({
      payments: [
        { kind: 'deposit', amount: '50.00', currency: 'EUR', status: 'credited', player: { id: payer.userId } },
      ],
    });
    expect(await found(deposit.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toEqual({});
  });

  test('by the reference of its gateway or bank', async () => {
    const { deposit, cashOut } = payer.owned;
    const { db } = server.database;
    const { reference } = await db.one<{ reference: string }>(
      'select provider_reference as reference from deposits where id = $1',
      [numberOf('dep', deposit)],
    );
    const [paid, back] = [`bank ${fresh()}`, `RET-${fresh().toUpperCase()}`];
    await db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run(`update cash_out_legs set reference = $2 where cash_out_id = $1 and leg = 1`, [
        ...[numberOf('wdr', cashOut), paid],
      ]);
      await sql.run(
        `insert into cash_out_legs (player_id, cash_out_id, leg, method, target, amount, reference)
         select player_id, id, 60, 'MANUAL', 'bank', 1, $2 from cash_outs where id = $1`,
        [numberOf('wdr', cashOut), paid],
      );
      await sql.run(
        `insert into deposit_refunds (player_id, deposit_id, state, reference)
         select player_id, id, 'by_hand', $2 from deposits where id = $1`,
        [numberOf('dep', deposit), back],
      );
    });
    expect(await found(` ${reference} `)).toEqual({ [deposit]: ['reference'] });
    expect(await found(paid)).toEqual({ [cashOut]: ['reference'] });
    expect(await found(back.toLowerCase())).toEqual({ [deposit]: ['reference'] });
  });

  test('results are limited to the newest, with a notice that there are more', async () => {
    const reference = `batch ${fresh()}`;
    await server.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run(
        `with made as (insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, state, due_at)
           select $1, 'CARD', 'EUR', 10, 1, 10, 1, '', 'rejected', now() from generate_series(1, 21) returning id)
         insert into cash_out_legs (player_id, cash_out_id, leg, method, target, amount, reference)
         select $1, id, 1, 'MANUAL', 'bank', 1, $2 from made`,
        [numberOf('usr', payer.userId), reference],
      );
    });
    const { payments, more } = await search(reference);
    const numbers = payments.map(({ id }) => numberOf('wdr', id) ?? 0n);
    expect({ shown: payments.length, more }).toEqual({ shown: 20, more: true });
    expect(numbers).toEqual(numbers.toSorted((one, other) => Number(other - one)));
  });

  test('by the hash of a transaction, by a wallet’s address its player; nothing of it without the right to payments', async () => {
    const { deposit, cashOut } = payer.owned;
    const { came, loose, sent, raised, swept, given, paidTo, askedTo } = await strangeChain(server.database.db, {
      ...{ owner: numberOf('usr', payer.userId), deposit: numberOf('dep', deposit), cashOut: numberOf('wdr', cashOut) },
    });
    expect(await found(came)).toEqual({ [deposit]: ['transaction'] });
    expect(await found(came.slice(2).toUpperCase())).toEqual({ [deposit]: ['transaction'] });
    for (const hash of [sent, raised]) expect(await found(hash)).toEqual({ [cashOut]: ['transaction'] });
    for (const hash of [loose, swept]) expect(await found(hash)).toEqual({ [payer.userId]: ['transaction'] });
    for (const text of [given, given.slice(2).toUpperCase(), getAddress(given)])
      expect(await found(text)).toEqual({ [payer.userId]: ['deposit_address'] });
    for (const text of [paidTo, askedTo]) expect(await found(text)).toEqual({ [payer.userId]: ['payout_address'] });
    for (const text of [came, loose, sent, raised, swept, given, paidTo, askedTo])
      expect(await found(text, support)).toEqual({});
  });
});

describe('what an operator may', () => {
  test('support comes by the id of a payment to its player, and learns nothing of the payment', async () => {
    const { deposit, cashOut, round } = payer.owned;
    expect(await found(deposit, support)).toEqual({ [payer.userId]: ['deposit'] });
    expect(await found(cashOut, support)).toEqual({ [payer.userId]: ['withdrawal'] });
    expect(await found(round, support)).toEqual({ [round]: ['id'] });
  });

  test('the content role cannot search, nor can a player or a visitor', async () => {
    const content = await enrolOperator(server, 'content');
    expect(await ask(player.email, content)).toMatchObject({ status: 403 });
    expect(await ask(player.email, server.officeVisitor())).toMatchObject({ status: 401 });
    expect(await ask(player.email, server.officeVisitor({ cookie: player.cookie() }))).toMatchObject({ status: 401 });
    expect((await content.call(listNewestPlayers, {})).status).toBe(403);
  });
});

describe('the audit log', () => {
  const entries = (action: string) =>
    server.database.db.rows<{ details: Record<string, unknown> }>(
      'select details from audit_log where action = $1 order by id desc',
      [action],
    );

  test('keeps as what was searched and which ids were found, also where nothing was, and never the text', async () => {
    await search('Lukasz Zuraw');
    expect((await entries('player.find'))[0]).toEqual({
      details: {
        ...{ as: ['name', 'address', 'reference', 'transaction', 'wallet'], by: ['name'], found: [player.userId] },
      },
    });
    const texts = ['Secretive Person', '+356 99887766', '3 Hidden Street', 'secret@example.org'];
    for (const text of texts) expect(await found(text)).toEqual({});
    expect((await entries('player.find'))[0]).toMatchObject({ details: { by: [], found: [] } });
    const { all } = await server.database.db.one<{ all: string }>(
      'select (select json_agg(a)::text from audit_log a) as all',
    );
    expect(all).not.toMatch(/zuraw|secretive|99887766|hidden street|secret@/i);
  });

  test('gets one entry for an open list of the newest players', async () => {
    const operator = await enrolOperator(server, 'support');
    const before = (await entries('player.list')).length;
    for (let look = 0; look < 3; look += 1)
      expect(dataOf(await operator.call(listNewestPlayers, {})).map(({ id }) => id)).toContain(player.userId);
    expect(await entries('player.list')).toHaveLength(before + 1);
  });
});

describe('details that change', () => {
  test('are found by the new and not by the old: by the player, by risk’s correction', async () => {
    const one = await server.signUp({ fullName: 'Bela Before' });
    const phone = (phoneNumber: string) => one.call(putProfile, { body: { dialingCode: '+356', phoneNumber } });
    dataOf(await phone('21000001'));
    dataOf(await phone('21000002'));
    expect(await found('21000001')).toEqual({});
    expect(await found('21000002')).toEqual({ [one.userId]: ['phone'] });
    const correction = { lastName: 'Afterwards', reason: 'a typing mistake, seen on the passport' };
    const corrected = await risk.call(correctPlayerDetails, { params: { id: one.userId }, body: correction });
    expect(corrected.status).toBe(204);
    expect(await found('Bela Before')).toEqual({});
    expect(await found('afterwards bela')).toEqual({ [one.userId]: ['name'] });
  });

  test('a Cyrillic name is found by Latin letters, a Latin one by Cyrillic', async () => {
    const ivan = await server.signUp({ fullName: 'Фёдор Кузнечков' });
    const viktor = await server.signUp({ fullName: 'Viktor Petrenkov' });
    expect(await found('Kuznechkov Fedor')).toEqual({ [ivan.userId]: ['name'] });
    expect(await found('Виктор Петренков')).toEqual({ [viktor.userId]: ['name'] });
  });

  test('of an erased player nothing is found any more, but the id', async () => {
    const gone = await server.signUp({ fullName: 'Vera Vanishing' });
    const home = { address: '9 Vanishing Close', zipCode: 'VAN 999', city: 'Qala' };
    const phone = { dialingCode: '+356', phoneNumber: '21999999' };
    dataOf(await gone.call(putProfile, { body: { ...home, ...phone } }));
    const texts = ['Vera Vanishing', '21999999', '9 Vanishing Close', gone.email];
    for (const text of texts) expect(await found(text)).toHaveProperty(gone.userId);
    const playerId = numberOf('usr', gone.userId);
    await server.database.db.run(`update players set status = 'closed' where id = $1`, [playerId]);
    await server.database.db.run(
      `insert into erasures (player_id, asked_at, due_at) values ($1, now() - interval '2 days', now() - interval '1 day')`,
      [playerId],
    );
    await server.modules.ownData.eraseDue();
    for (const text of texts) expect(await found(text)).toEqual({});
    expect(await search(gone.userId)).toMatchObject({ players: [{ name: '–', email: '–', by: ['id'] }] });
  });

  test('a player from before there were marks is found once the worker came', async () => {
    const early = await server.signUp({ fullName: 'Early Bird' });
    await server.database.db.run('update search_marks set marks = null where player_id = $1', [
      numberOf('usr', early.userId),
    ]);
    expect(await found('early bird')).toEqual({});
    await server.database.db.run(`update job_schedules set next_at = now() where kind = 'identity.search-marks'`);
    await expect.poll(() => found('early bird')).toEqual({ [early.userId]: ['name'] });
  });
});
