import { getNotices } from '@carmine/contract/account/notices';
import { deleteErasure, getErasure, getExportState, postErasure, postExport } from '@carmine/contract/account/own-data';
import { putProfile } from '@carmine/contract/account/profile';
import * as protection from '@carmine/contract/account/protection';
import { stepUp } from '@carmine/contract/account/user-service';
import * as office from '@carmine/contract/back-office/players/erasure';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportedTables } from '../../../modules/compliance/privacy/own-data-tables.ts';
import { toCsv } from '../../../modules/compliance/privacy/own-records.ts';
import { newOperator } from '../../../testing/end-stop.ts';
import { fullPlayer } from '../../../testing/full-player.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { dump, endAnother, fileOf, mailsTo, notExported, talk, unzip } from '../../../testing/own-data-stage.ts';
import { testServer, type SignedUp, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-data-'));
  server = await testServer({ env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

const numberOf = (player: SignedUp) => {
  const id = server.platform.ids.decode('usr', player.userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};

const ready = async (player: SignedUp) => {
  await expect.poll(async () => dataOf(await player.call(getExportState, {})).state).toBe('ready');
  return dataOf(await player.call(getExportState, {})).id ?? '';
};

const home = { dateOfBirth: '1969-12-31', address: '1 Tower Road' };
const iso = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string;

const forgetStepUp = (player: SignedUp) =>
  server.database.db.run(`update sessions set stepped_up_at = now() - interval '1 hour' where player_id = $1`, [
    numberOf(player),
  ]);

describe('a copy of one’s data', () => {
  test('holds everything as JSON and CSV, and nobody else gets it', async () => {
    const player = await fullPlayer(server);
    await talk(server, player);
    await endAnother(server, player);
    expect(await player.call(postExport, {})).toMatchObject({ status: 202, data: { state: 'making' } });
    const id = await ready(player);
    const { status, type, bytes } = await fileOf(server, player, id);
    expect([status, type]).toEqual([200, 'application/zip']);
    const files = unzip(bytes);
    const all = JSON.parse(files.get('data.json')?.toString() ?? '{}') as Record<string, unknown>;
    expect(all).toMatchObject({
      profile: { id: player.userId, email: player.email, registeredAt: iso, userDetails: home },
      deposits: [{ id: player.owned.deposit, currency: 'EUR', amount: '50.00', eur: '50.00', created_at: iso }],
      'cash-outs': [{ id: player.owned.cashOut, currency: 'ETH', amount: '0.010000000', eur: '20.00' }],
      rounds: [
        { id: player.owned.round, stake: '1.00', staked: '1.00', multiplier: expect.stringMatching(/^\d+\.\d{4}$/) },
      ],
      passkeys: [{ id: player.owned.passkey, name: 'My phone' }],
    });
    expect(all['limit-requests']).toContainEqual(expect.objectContaining({ limit_eur: '90.00' }));
    expect(all['transfers']).toContainEqual(
      expect.objectContaining({
        to: 'your cash',
        amount: '50.00',
        deposit_id: player.owned.deposit,
        cash_out_id: null,
      }),
    );
    const sessions = all['sessions'] as { id: string; endedAt: string | null }[];
    expect(sessions.find((session) => session.id === player.owned.session)).toMatchObject({
      endedAt: null,
      country: 'MT',
    });
    expect(sessions.filter(({ endedAt }) => endedAt !== null)).toMatchObject([{ country: 'DE', endedAt: iso }]);
    expect(JSON.stringify(all)).not.toMatch(/"(id|[a-z_]+_id)": ?"?\d/);
    const readme = files.get('README.txt')?.toString() ?? '';
    for (const part of Object.keys(all).filter((name) => name !== 'madeAt' && name !== 'profile'))
      expect(readme).toMatch(new RegExp(`^${part} \\(\\d+ rows?\\)\\n  \\S`, 'm'));
    for (const table of exportedTables)
      expect([table, all[table.replaceAll('_', '-')]]).toEqual([table, expect.any(Array)]);
    expect(files.get('csv/deposits.csv')?.toString()).toMatch(/^id,gateway,currency,amount/);
    expect(files.get('csv/rounds.csv')?.toString()).toContain('dice');
    expect(all['chat']).toMatchObject([
      { by: 'you', text: 'Where is my money?' },
      { by: 'support', text: 'It is on its way.' },
    ]);
    expect((await fileOf(server, await server.signUp(), id)).status).toBe(404);
    const [file] = await filesOf('exports');
    expect(file?.bytes.includes('Tower')).toBe(false);
  });

  test('is explained in the language of the player', async () => {
    const player = await server.signUp();
    dataOf(await player.call(protection.putPreferences, { body: { language: 'de' } }));
    dataOf(await player.call(postExport, {}));
    const { bytes } = await fileOf(server, player, await ready(player));
    const readme = unzip(bytes).get('README.txt')?.toString() ?? '';
    expect(readme).toMatch(/^DEINE DATEN\n[^]+\nlimit-requests \(0 Zeilen\)\n {2}Limits, die du/);
  });

  test('requires a recent step-up, one at a time', async () => {
    const player = await server.signUp();
    await forgetStepUp(player);
    expect(await player.call(postExport, {})).toMatchObject({ status: 403, problem: { code: 'step_up_required' } });
    dataOf(await player.call(stepUp, { body: { password: player.password } }));
    const asked = await Promise.all(Array.from({ length: 6 }, () => player.call(postExport, {})));
    expect(asked.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    const id = await ready(player);
    await forgetStepUp(player);
    expect((await fileOf(server, player, id)).status).toBe(403);
  });

  test('expires after a day', async () => {
    const player = await server.signUp();
    await player.call(postExport, {});
    const id = await ready(player);
    await server.database.db.run(
      `update data_exports set expires_at = now() - interval '1 minute' where player_id = $1`,
      [numberOf(player)],
    );
    await server.modules.ownData.sweepExports();
    expect(dataOf(await player.call(getExportState, {}))).toMatchObject({ state: 'none', id: null });
    expect((await fileOf(server, player, id)).status).toBe(404);
  });

  test('gives a spreadsheet no formula', () => {
    expect(toCsv({ name: 'x', rows: [{ a: '=cmd()', b: 'say "hi", you', c: -5n }] })).toBe(
      'a,b,c\r\n\'=cmd(),"say ""hi"", you",-5\r\n',
    );
    // Some spreadsheets treat full-width signs like the normal ones.
    for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹢', '−', '\t', '\r', '\n', ' \u200B='])
      expect(toCsv({ name: 'x', rows: [{ a: `${sign}cmd()` }] }), sign).toMatch(/^a\r\n"?'/);
    for (const text of ['plain', '5 - 3', 'a=b'])
      expect(toCsv({ name: 'x', rows: [{ a: text }] })).toBe(`a\r\n${text}\r\n`);
  });

  test('knows every table that says whose its rows are', async () => {
    const rows = await server.database.db.rows<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
       where c.table_schema = 'public' and c.column_name = 'player_id' and t.table_type = 'BASE TABLE'
         and not exists (select 1 from pg_inherits where inhrelid = format('%I', c.table_name)::regclass)`,
    );
    const unknown = rows
      .map(({ name }) => name)
      .filter((name) => !(exportedTables as readonly string[]).includes(name) && !notExported.includes(name));
    expect(unknown).toEqual([]);
  });
});

const personal = ['Zebedee', 'Quillfeather', '7 Marigold Lane', 'ZBD 7777', '79551234', 'Zeb the Great'];

/** The sealed files currently stored. */
const filesOf = (shelf: string) =>
  server.database.db.rows<{ name: string; bytes: Buffer }>(
    'select name, bytes from sealed_files where shelf = $1 order by name',
    [shelf],
  );

const namesOf = async (shelf: string): Promise<string[]> => (await filesOf(shelf)).map(({ name }) => name);

const leaving = async (): Promise<SignedUp> => {
  const player = await server.signUp({ fullName: 'Zebedee Quillfeather', email: `zebedee-${Date.now()}@example.org` });
  await player.call(putProfile, {
    body: {
      ...{ dateOfBirth: -86_400, country: 'MT', city: 'Sliema', address: '7 Marigold Lane', zipCode: 'ZBD 7777' },
      ...{ phoneNumber: '79551234', dialingCode: '+356', nickName: 'Zeb the Great' },
    },
  });
  return player;
};

const close = async (player: SignedUp) => {
  const word = { operatorId: await newOperator(server.database.db), reason: 'asked on the telephone' };
  return server.modules.protection.changeStatus({ ...word, playerId: numberOf(player), status: 'closed' });
};

describe('erasure', () => {
  test('requires a closed account and the legal time, and can be cancelled until then', async () => {
    const player = await leaving();
    const ask = () => player.call(postErasure, {});
    expect(await ask()).toMatchObject({ status: 409, problem: { code: 'account_not_closed' } });
    await close(player);
    const { erasure } = dataOf(await ask());
    const days = (Date.parse(erasure?.dueAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(31);
    expect(await ask()).toMatchObject({ status: 409, problem: { code: 'erasure_asked' } });
    expect(await server.modules.ownData.eraseDue()).toBe(0);
    expect(await player.call(deleteErasure, {})).toMatchObject({ status: 204 });
    expect(dataOf(await player.call(getErasure, {})).erasure).toBeNull();
    const notices = async () => dataOf(await player.call(getNotices, { query: {} })).items;
    await expect
      .poll(async () => (await notices()).map(({ kind }) => kind))
      .toEqual(expect.arrayContaining(['erasure_asked', 'erasure_dropped']));
    expect((await notices()).find(({ kind }) => kind === 'erasure_asked')?.data['until']).toBe(erasure?.dueAt);
    const mails = () => mailsTo(server, player.email);
    await expect.poll(mails).toContain('you asked us to delete your data');
    await expect.poll(mails).toContain('your data will not be deleted');
  });

  test('is open to who is excluded for ever too, once the account is closed', async () => {
    const player = await server.signUp();
    await player.call(protection.putSelfExclude, { body: { selfExcludePeriod: 'forever' } });
    expect(await player.call(postErasure, {})).toMatchObject({ problem: { code: 'account_not_closed' } });
    expect((await player.call(protection.deleteProfile, { body: { reason: 'gambling' } })).status).toBe(204);
    expect((await player.call(postErasure, {})).status).toBe(200);
    expect(await player.call(protection.getProtectionStatus, {})).toMatchObject({
      data: { break: { period: 'forever' } },
    });
  });

  test('waits five years where money moved', async () => {
    const player = await fullPlayer(server);
    await close(player);
    const admin = await enrolOperator(server, 'admin');
    const params = { id: player.userId };
    dataOf(await player.call(postErasure, {}));
    const { erasure, ...rest } = dataOf(await admin.call(office.readErasure, { params }));
    expect(Number(erasure?.dueAt.slice(0, 4))).toBe(new Date().getUTCFullYear() + 5);
    expect(rest).toMatchObject({ key: true, movedMoney: true, moneyLeft: true, request: null });
    const { items } = dataOf(await admin.call(office.listErasures, { query: {} }));
    expect(items.find((one) => one.player.id === player.userId)?.player.name).toBe('Ann Example');
  });

  test('leaves nothing that names the person, in any table or file, and every sum as it was', async () => {
    const before = [await namesOf('papers'), await namesOf('exports')];
    const player = await leaving();
    const playerId = numberOf(player);
    await player.call(postExport, {});
    await ready(player);
    await close(player);
    dataOf(await player.call(postErasure, {}));
    await server.database.db.run(`update erasures set due_at = now() - interval '1 minute' where player_id = $1`, [
      playerId,
    ]);
    expect(await server.modules.ownData.eraseDue()).toBe(1);
    expect(await server.modules.ownData.eraseDue()).toBe(0);

    const text = await dump(server);
    for (const value of [...personal, player.email, 'zebedee'])
      expect([value, text.includes(value)]).toEqual([value, false]);
    expect(await server.modules.identity.profile(playerId)).toBeUndefined();
    expect(await server.modules.identity.vault.open(playerId, [])).toBeUndefined();
    expect(await server.modules.identity.findByEmail(player.email)).toBeUndefined();
    const rows = await server.database.db.rows('select 1 from data_exports where player_id = $1 and file is not null', [
      playerId,
    ]);
    expect(rows).toEqual([]);
    expect([await namesOf('papers'), await namesOf('exports')]).toEqual(before);
    expect(await server.modules.wallet.watchInvariants()).toEqual([]);
    const admin = await enrolOperator(server, 'admin');
    expect(dataOf(await admin.call(office.readErasure, { params: { id: player.userId } }))).toMatchObject({
      ...{ key: false, erasure: { askedBy: null, erasedAt: expect.any(String) as string } },
    });
    const { items } = dataOf(await admin.call(office.listErasures, { query: { state: 'erased' } }));
    expect(items.map((one) => one.player)).toContainEqual({ id: player.userId, name: null });
    // The e-mail address can be registered again, by a new player.
    const again = await server.signUp({ email: player.email });
    expect(again.userId).not.toBe(player.userId);
    await expect(server.database.db.run('delete from erasures where player_id = $1', [playerId])).rejects.toThrow(
      'erased',
    );
  });

  test('does not touch who still has money here', async () => {
    const player = await leaving();
    const { db } = server.database;
    await close(player);
    dataOf(await player.call(postErasure, {}));
    await db.run(`update erasures set due_at = now() where player_id = $1`, [numberOf(player)]);
    for (const kind of ['cash', 'locked', 'cashout_pending']) {
      const account = [numberOf(player), kind];
      await db.run(
        `insert into accounts (owner_kind, owner_id, currency, kind) values ('player', $1, 'EUR', $2) on conflict do nothing`,
        account,
      );
      await db.run('update accounts set balance = 1 where owner_id = $1 and kind = $2', account);
      expect([kind, await server.modules.ownData.eraseDue()]).toEqual([kind, 0]);
      // Removes a balance that nobody paid in, so that the ledger is sound.
      await db.run('update accounts set balance = 0 where owner_id = $1 and kind = $2', account);
    }
    expect(await server.modules.identity.profile(numberOf(player))).toBeDefined();
  });
});
