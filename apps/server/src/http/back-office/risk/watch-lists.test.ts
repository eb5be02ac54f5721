/** Watch lists: loaded and extended by one operator, reduced by two. */
import { approveRequest, endRequest, listApprovals, listDroppedNames } from '@carmine/contract/back-office/approvals';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { clearRiskFlag, listWatchLists, readPlayerRisk, removeWatchList } from '@carmine/contract/back-office/risk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: Visitor;
let second: Visitor;
let payments: Visitor;
beforeAll(async () => {
  server = await testServer();
  risk = await enrolOperator(server, 'risk');
  second = await enrolOperator(server, 'risk');
  payments = await enrolOperator(server, 'payments');
});
afterAll(() => server.close());

const numberOf = ({ userId }: SignedUp): PlayerId => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

const flagsOf = async (player: SignedUp) =>
  dataOf(await risk.call(readPlayerRisk, { params: { id: player.userId } })).flags;
const kindsOf = async (player: SignedUp) => (await flagsOf(player)).map(({ kind }) => kind);

const upload = async (
  name: string,
  kind: string,
  text: string,
  { by = risk, reason }: { by?: Visitor; reason?: string } = {},
) => {
  const boundary = 'boundary';
  const payload = [
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="list.csv"',
    'content-type: text/csv',
    '',
    text,
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const reply = await server.doors.backOffice.inject({
    method: 'POST',
    url: `/back-office/api/v1/risk/lists?${new URLSearchParams({ name, kind, ...(reason === undefined ? {} : { reason }) })}`,
    headers: {
      origin: server.platform.config.backOfficeUrl,
      cookie: by.cookie(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

const listed = async (name: string) => dataOf(await risk.call(listWatchLists, {})).find((list) => list.name === name);
const remove = async (name: string, reason = 'Its publisher ended it', by = risk) =>
  by.call(removeWatchList, { params: { id: (await listed(name))?.id ?? 'wls_none' }, body: { reason } });
const askedOf = async (about: string) => {
  const found = dataOf(await second.call(listApprovals, {})).items.find((request) => request.about === about);
  if (found === undefined) throw new Error(`Nothing waits for ${about}`);
  return found;
};
const agree = async (about: string, by = second) =>
  by.call(approveRequest, { params: { id: (await askedOf(about)).id }, body: { reason: 'so it is' } });
const dropped = async (about: string, query = {}) =>
  dataOf(await second.call(listDroppedNames, { params: { id: (await askedOf(about)).id }, query }));
const entriesOf = async (action: string, list: string) =>
  dataOf(await risk.call(readAuditLog, { query: { size: 100 } })).items.filter(
    ({ action: of, details }) => of === action && (details as { list?: string }).list === list,
  );

describe('a list of watched persons', () => {
  test('holds who is on it, by a name that is nearly the same; cleared once, it stays cleared', async () => {
    const player = await server.signUp({ fullName: 'Moamar Gadafi' });
    expect(await kindsOf(player)).toEqual([]);
    const text = 'id,name,born\n13,Muammar Gaddafi,1942-06-07\n';
    expect(await upload('Test sanctions', 'sanctions', text)).toEqual({ status: 201, body: { entries: 1 } });
    await expect.poll(() => kindsOf(player)).toEqual(['sanctions']);
    const [flag] = await flagsOf(player);
    expect(flag?.match).toMatchObject({ list: 'Test sanctions', reference: '13', names: ['Muammar Gaddafi'] });
    await risk.call(clearRiskFlag, { params: { id: flag?.id ?? '' }, body: { reason: 'Born in another year' } });
    expect(await upload('Test sanctions', 'sanctions', text)).toMatchObject({ status: 201 });
    expect(await server.modules.risk.screen(numberOf(player))).toBe(0);
    expect(dataOf(await risk.call(listWatchLists, {}))).toMatchObject([{ name: 'Test sanctions', entries: 1 }]);
  });

  test('catches who registers later', async () => {
    await upload('Test exposed', 'exposed', 'name\nPetra Minister\n');
    const player = await server.signUp({ fullName: 'Petra Minister' });
    await expect.poll(() => kindsOf(player)).toEqual(['exposed']);
  });

  test.each([
    ['nothing to read', 'a,b\n1,2\n', 'list_unreadable'],
    ['no name', 'name\n\n', 'list_empty'],
  ])('%s is refused', async (_what, text, code) => {
    expect(await upload('Bad', 'exposed', text)).toMatchObject({ status: 422, body: { code } });
  });

  test('is loaded only with permission', async () => {
    expect(await upload('Bad', 'exposed', 'name\nAnn', { by: payments })).toMatchObject({ status: 403 });
  });

  test('is added to by one operator, in whatever order its lines come', async () => {
    await upload('Growing', 'exposed', 'name,born\nAda First,1950\nBob Second\n');
    const grown = 'name,born\nCid Third\nBob Second\nAda First,1950\n';
    expect(await upload('Growing', 'exposed', grown)).toEqual({ status: 201, body: { entries: 3 } });
    expect(await listed('Growing')).toMatchObject({ entries: 3 });
  });
});

describe('a list that would drop names', () => {
  const harmless = 'id,name,born\n1,Bob Harmless,1960\n';
  const reason = 'the publisher sent a new one';
  const load = (name: string) =>
    upload(name, 'sanctions', 'id,name,born\n1,Bob Harmless,1960\n2,Ann Wanted,1970-01-02\n');

  test('waits for a second operator, who sees which; until then everybody is compared with the old one', async () => {
    await load('EU');
    expect(await upload('EU', 'sanctions', harmless)).toMatchObject({
      ...{ status: 422, body: { code: 'list_reason_required', message: expect.stringContaining('drops 1 names') } },
    });
    expect(await upload('EU', 'sanctions', harmless, { reason })).toEqual({
      ...{ status: 202, body: { waits: true, entries: 1, dropped: 1 } },
    });
    expect(await upload('EU', 'sanctions', harmless, { reason })).toMatchObject({ body: { code: 'already_asked' } });
    expect(await listed('EU')).toMatchObject({ entries: 2 });
    const player = await server.signUp({ fullName: 'Ann Wanted' });
    await expect.poll(() => kindsOf(player)).toEqual(['sanctions']);
    expect(await askedOf('EU')).toMatchObject({
      ...{ kind: 'replace_list', reason },
      changes: [
        { field: 'listNames', from: '2', to: '1' },
        { field: 'listDropped', from: null, to: '1' },
      ],
    });
    expect(await dropped('EU')).toMatchObject({
      ...{ total: 1, items: [{ reference: '2', name: 'Ann Wanted', born: '1970-01-02' }] },
    });
    const { id } = await askedOf('EU');
    expect(await payments.call(listDroppedNames, { params: { id }, query: {} })).toMatchObject({ status: 403 });
    expect(await agree('EU', risk)).toMatchObject({ status: 403, problem: { code: 'own_request' } });
    expect(await agree('EU')).toMatchObject({ ok: true, status: 200 });
    expect(await listed('EU')).toMatchObject({ entries: 1 });
    const details = { list: 'EU', dropped: '1', entries: '1', kind: 'replace_list' };
    expect(await entriesOf('approval.ask', 'EU')).toMatchObject([{ details }]);
    expect(await entriesOf('approval.approve', 'EU')).toMatchObject([{ details }]);
  });

  test.each([
    ['of another kind', 'exposed', 'id,name,born\n1,Bob Harmless,1960\n2,Ann Wanted,1970-01-02\n', 2],
    ['with another birth date', 'sanctions', 'id,name,born\n1,Bob Harmless,1961\n2,Ann Wanted,1970-01-02\n', 1],
    ['with another id', 'sanctions', 'id,name,born\n2,Bob Harmless,1960\n2,Ann Wanted,1970-01-02\n', 1],
  ])('is also one %s', async (what, kind, text, gone) => {
    await load(what);
    expect(await upload(what, kind, text, { reason })).toMatchObject({ status: 202, body: { dropped: gone } });
  });

  test('is agreed to once by several at once, and not where the list was changed meanwhile', async () => {
    await load('Raced');
    await upload('Raced', 'sanctions', harmless, { reason });
    const { id } = await askedOf('Raced');
    const words = { params: { id }, body: { reason: 'so it is' } };
    const answers = await Promise.all(Array.from({ length: 4 }, () => second.call(approveRequest, words)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listed('Raced')).toMatchObject({ entries: 1 });

    await load('Raced');
    await upload('Raced', 'sanctions', harmless, { reason });
    await upload('Raced', 'sanctions', 'id,name,born\n1,Bob Harmless,1960\n2,Ann Wanted,1970-01-02\n3,New Name,\n');
    expect(await dropped('Raced')).toMatchObject({ total: 0 });
    expect(await agree('Raced')).toMatchObject({ status: 409, problem: { code: 'list_changed' } });
    expect(await listed('Raced')).toMatchObject({ entries: 3 });
    const drop = { params: { id: (await askedOf('Raced')).id }, body: { reason: 'asked anew' } };
    expect(await risk.call(endRequest, drop)).toMatchObject({ status: 204 });
    expect(await upload('Raced', 'sanctions', harmless, { reason })).toMatchObject({ body: { dropped: 2 } });
    expect(await agree('Raced')).toMatchObject({ status: 200 });
  });

  test('of two loaded at once under one new name the second does not pass for a new one', async () => {
    const one = (name: string) => upload('Twins', 'sanctions', `id,name\n1,${name}\n`, { reason });
    const answers = await Promise.all([one('Ann Wanted'), one('Bob Harmless'), one('Cid Nobody')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 202, 409]);
  });

  test('is not stood in for by another whose name looks the same', async () => {
    await load('PEP list 10');
    // Case, spacing, Cyrillic and Greek letters, full width, digits for letters, a zero-width joiner.
    for (const twin of [
      'pep  LIST-10',
      'РЕР list 10',
      'PEP lιst 10',
      'ＰＥＰ list 10',
      'PEP list lO',
      'PE\u200DP list 10',
    ])
      expect(await upload(twin, 'sanctions', harmless), twin).toMatchObject({
        ...{ status: 409, body: { code: 'list_name_alike', message: expect.stringContaining('“PEP list 10”') } },
      });
    const { id } = await server.database.app.one<{ id: bigint }>(
      `insert into watch_lists (name, kind, digest) values ('РЕР list 10', 'sanctions', sha256('')) returning id`,
    );
    await expect(server.database.app.one('select load_watch_list($1)', [id])).rejects.toThrow('too similar to another');
    expect(await upload('PEP list 11', 'sanctions', harmless)).toMatchObject({ status: 201 });
    expect(await upload('Списки', 'sanctions', harmless)).toMatchObject({ status: 201 });
    expect(await upload('Другие', 'sanctions', harmless)).toMatchObject({ status: 201 });
  });

  test('and is not agreed to leaves nothing behind', async () => {
    await load('Forgotten');
    await upload('Forgotten', 'sanctions', harmless);
    await upload('Forgotten', 'sanctions', harmless, { reason });
    const waiting = () =>
      server.database.db.rows(`select 1 from watch_lists where name = 'Forgotten' and state = 'waiting'`);
    expect(await waiting()).toHaveLength(1);
    const drop = { params: { id: (await askedOf('Forgotten')).id }, body: { reason: 'a mistake' } };
    await risk.call(endRequest, drop);
    await upload('Elsewhere', 'sanctions', harmless);
    expect(await waiting()).toEqual([]);
  });
});

describe('a list', () => {
  test('is taken away by two, with a reason that the audit log keeps; the second sees every name', async () => {
    await upload('Old list', 'exposed', 'name\nPaula Past\nPetra Past\n');
    expect(await remove('Old list', 'no')).toMatchObject({ status: 422 });
    expect(await remove('Old list', 'Not ours to remove', payments)).toMatchObject({ status: 403 });
    const asked = await Promise.all(Array.from({ length: 4 }, () => remove('Old list')));
    expect(asked.filter(({ ok }) => ok)).toMatchObject([{ status: 202 }]);
    expect(await listed('Old list')).toMatchObject({ entries: 2 });
    expect(await askedOf('Old list')).toMatchObject({
      changes: [
        { field: 'listNames', from: '2', to: '0' },
        { field: 'listDropped', from: null, to: '2' },
      ],
    });
    expect(await dropped('Old list', { page: 1, size: 1 })).toMatchObject({
      total: 2,
      items: [{ name: 'Petra Past' }],
    });
    expect(await agree('Old list', risk)).toMatchObject({ problem: { code: 'own_request' } });
    expect(await agree('Old list')).toMatchObject({ status: 200 });
    expect(await listed('Old list')).toBeUndefined();
    expect(await remove('Old list')).toMatchObject({ status: 404 });
    expect(await entriesOf('approval.approve', 'Old list')).toMatchObject([
      { operator: 'Olga Office', details: { kind: 'remove_list', dropped: '2', entries: '0' } },
    ]);
  });

  test('is weakened by no program that forgets the rule', async () => {
    await upload('Guarded', 'sanctions', 'name\nAnn Wanted\n');
    for (const statement of [
      `delete from watch_lists where name = 'Guarded'`,
      `update watch_lists set state = 'waiting'`,
      'delete from watch_entries',
      `update watch_entries set name = 'Nobody'`,
      `insert into watch_lists (name, kind, digest, state) values ('x', 'exposed', sha256(''), 'active')`,
      `select remove_watch_list('Guarded', (select id from watch_lists where name = 'Guarded'))`,
      `select replace_watch_list('Guarded', 1, 1)`,
    ])
      await expect(server.database.app.run(statement), statement).rejects.toThrow(/permission denied/);
  });
});
