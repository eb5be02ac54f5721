import * as contract from '@carmine/contract';
import * as office from '@carmine/contract/back-office';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportedTables } from '../../modules/compliance/own-data-tables.ts';
import { toCsv } from '../../modules/compliance/own-records.ts';
import { fullPlayer } from '../../testing/full-player.ts';
import { enrolOperator } from '../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer } from '../../testing/test-server.ts';

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

/** What any unpacking program sees. */
const unzip = (archive: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, nameLength, extra, comment] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ];
    const local = archive.readUInt32LE(at + 42);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(archive.subarray(begin, begin + packed)));
    at += 46 + nameLength + extra + comment;
  }
  return files;
};

const fileOf = async (player: SignedUp, id: string) => {
  const reply = await server.doors.site.inject({
    url: `/profile-service/api/v1/profile/export/${id}`,
    headers: { cookie: player.cookie() },
  });
  return { status: reply.statusCode, type: reply.headers['content-type'], bytes: reply.rawPayload };
};

const ready = async (player: SignedUp) => {
  await expect
    .poll(async () => dataOf(await player.call(contract.getExport, {})).state, { timeout: 15_000 })
    .toBe('ready');
  return dataOf(await player.call(contract.getExport, {})).id ?? '';
};

const talk = async (player: SignedUp): Promise<void> => {
  const support = await enrolOperator(server, 'support');
  const text = 'Where is my money?';
  dataOf(await player.call(contract.postChatMessage, { body: { text }, idempotencyKey: 'first' }));
  const waiting = dataOf(await support.call(office.listThreads, { query: { state: 'waiting' } })).items;
  const params = { id: waiting.find((thread) => thread.player?.id === player.userId)?.id ?? '' };
  const body = { text: 'It is on its way.' };
  dataOf(await support.call(office.answerThread, { params, body, idempotencyKey: 'second' }));
};

const iso = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string;

/** A second browser that was signed out long ago. */
const endAnother = (player: SignedUp): Promise<unknown> =>
  server.database.db.run(
    `insert into sessions (token_hash, player_id, scope, expires_at, ended_at, address_enc, country, user_agent)
     select sha256('another'), player_id, scope, expires_at, now(), address_enc, 'DE', 'Phone/3' from sessions
     where player_id = $1 limit 1`,
    [numberOf(player)],
  );

const mailsTo = async (email: string): Promise<string> => {
  const sent = await fetch(`${server.outside.url}/mail?to=${encodeURIComponent(email)}`);
  return ((await sent.json()) as { subject: string }[]).map(({ subject }) => subject).join('\n');
};

const forgetStepUp = (player: SignedUp) =>
  server.database.db.run(`update sessions set stepped_up_at = now() - interval '1 hour' where player_id = $1`, [
    numberOf(player),
  ]);

describe('a copy of one’s data', () => {
  test('holds everything as JSON and CSV, and nobody else gets it', async () => {
    const player = await fullPlayer(server);
    await talk(player);
    await endAnother(player);
    expect(await player.call(contract.postExport, {})).toMatchObject({ status: 202, data: { state: 'making' } });
    const id = await ready(player);
    const { status, type, bytes } = await fileOf(player, id);
    expect([status, type]).toEqual([200, 'application/zip']);
    const files = unzip(bytes);
    const all = JSON.parse(files.get('data.json')?.toString() ?? '{}') as Record<string, unknown>;
    expect(all).toMatchObject({ profile: { email: player.email, userDetails: { address: '1 Tower Road' } } });
    // As on the screens: ids, amounts in units, days.
    expect(all).toMatchObject({
      profile: { id: player.userId, userDetails: { dateOfBirth: '1969-12-31' }, registeredAt: iso },
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
    expect(sessions.find(({ id }) => id === player.owned.session)).toMatchObject({ endedAt: null, country: 'MT' });
    expect(sessions.filter(({ endedAt }) => endedAt !== null)).toMatchObject([{ country: 'DE', endedAt: iso }]);
    // No bare number of a row, and every part explained.
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
    const stranger = await server.signUp();
    expect((await fileOf(stranger, id)).status).toBe(404);
    const [file = ''] = readdirSync(path.join(folder, 'exports'));
    expect(readFileSync(path.join(folder, 'exports', file)).includes('Tower')).toBe(false);
  }, 40_000);

  test('is asked for by who has just proven who sits there, one at a time', async () => {
    const player = await server.signUp();
    await forgetStepUp(player);
    expect(await player.call(contract.postExport, {})).toMatchObject({
      status: 403,
      problem: { code: 'step_up_required' },
    });
    dataOf(await player.call(contract.stepUp, { body: { password: player.password } }));
    const asked = await Promise.all(Array.from({ length: 6 }, () => player.call(contract.postExport, {})));
    expect(asked.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    const id = await ready(player);
    await forgetStepUp(player);
    expect((await fileOf(player, id)).status).toBe(403);
  });

  test('is gone after its day', async () => {
    const player = await server.signUp();
    await player.call(contract.postExport, {});
    const id = await ready(player);
    await server.database.db.run(
      `update data_exports set expires_at = now() - interval '1 minute' where player_id = $1`,
      [numberOf(player)],
    );
    await server.modules.ownData.sweepExports();
    expect(dataOf(await player.call(contract.getExport, {}))).toMatchObject({ state: 'none', id: null });
    expect((await fileOf(player, id)).status).toBe(404);
  });

  test('gives a spreadsheet no formula', () => {
    expect(toCsv({ name: 'x', rows: [{ a: '=cmd()', b: 'say "hi", you', c: -5n }] })).toBe(
      'a,b,c\r\n\'=cmd(),"say ""hi"", you",-5\r\n',
    );
  });

  /** Neither of them tells a player anything, or it would tell too much. */
  const leftOut = [
    ...['player_keys', 'player_profiles', 'password_history', 'mail_tokens', 'totp_secrets', 'recovery_codes'],
    ...['passkey_challenges', 'idempotency_keys', 'reply_cache', 'bookings', 'cashout_holds', 'deposit_reservations'],
    // Of `rounds`, `transfers` and `deposits`, seen from another side.
    ...['open_rounds', 'external_rounds', 'limit_excesses', 'player_gate', 'player_marks'],
    // Given out by `identity.ownRecords`.
    ...['sessions', 'passkeys'],
    // Whoever watches over money laundering may not tell.
    ...['risk_flags', 'risk_notes', 'risk_marks', 'deposit_instruments'],
    ...['data_exports', 'erasures'],
    // What operators asked each other; what came of it is among `breaks`, `account_closures` and `notices`.
    ...['account_matters', 'different_persons'],
  ];

  test('knows every table that says whose its rows are', async () => {
    const rows = await server.database.db.rows<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
       where c.table_schema = 'public' and c.column_name = 'player_id' and t.table_type = 'BASE TABLE'
         and not exists (select 1 from pg_inherits where inhrelid = format('%I', c.table_name)::regclass)`,
    );
    const unknown = rows
      .map(({ name }) => name)
      .filter((name) => !(exportedTables as readonly string[]).includes(name) && !leftOut.includes(name));
    expect(unknown).toEqual([]);
  });
});

const personal = ['Zebedee', 'Quillfeather', '7 Marigold Lane', 'ZBD 7777', '79551234', 'Zeb the Great'];

/** The sealed files that lie there now. */
const filesOf = (kind: string): string[] => {
  const place = path.join(folder, kind);
  return existsSync(place) ? readdirSync(place).toSorted() : [];
};

/** Every row of every table, as text. */
const dump = async (): Promise<string> => {
  const tables = await server.database.db.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await server.database.db.rows<{ row: string }>(`select t::text as row from "${name}" t`);
    parts.push(rows.map(({ row }) => row).join('\n'));
  }
  return parts.join('\n');
};

const leaving = async (): Promise<SignedUp> => {
  const player = await server.signUp({ fullName: 'Zebedee Quillfeather', email: `zebedee-${Date.now()}@example.org` });
  await player.call(contract.putProfile, {
    body: {
      ...{ dateOfBirth: -86_400, country: 'MT', city: 'Sliema', address: '7 Marigold Lane', zipCode: 'ZBD 7777' },
      ...{ phoneNumber: '79551234', dialingCode: '+356', nickName: 'Zeb the Great' },
    },
  });
  return player;
};

const close = (player: SignedUp) =>
  server.modules.protection.changeStatus({ playerId: numberOf(player), status: 'closed' });

describe('erasure', () => {
  test('waits for a closed account and for the law, and can be taken back until then', async () => {
    const player = await leaving();
    const ask = () => player.call(contract.postErasure, {});
    expect(await ask()).toMatchObject({ status: 409, problem: { code: 'account_not_closed' } });
    await close(player);
    const { erasure } = dataOf(await ask());
    const days = (Date.parse(erasure?.dueAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(31);
    expect(await ask()).toMatchObject({ status: 409, problem: { code: 'erasure_asked' } });
    expect(await server.modules.ownData.eraseDue()).toBe(0);
    expect(await player.call(contract.deleteErasure, {})).toMatchObject({ status: 204 });
    expect(dataOf(await player.call(contract.getErasure, {})).erasure).toBeNull();
    const told = async () => dataOf(await player.call(contract.getNotices, { query: {} })).items;
    await expect
      .poll(async () => (await told()).map(({ kind }) => kind), { timeout: 15_000 })
      .toEqual(expect.arrayContaining(['erasure_asked', 'erasure_dropped']));
    const asked = (await told()).find(({ kind }) => kind === 'erasure_asked');
    expect(asked?.data['until']).toBe(erasure?.dueAt);
    await expect.poll(() => mailsTo(player.email), { timeout: 15_000 }).toContain('you asked to be erased');
    await expect.poll(() => mailsTo(player.email), { timeout: 15_000 }).toContain('you will not be erased');
  }, 40_000);

  test('waits five years where money moved', async () => {
    const player = await fullPlayer(server);
    await close(player);
    const admin = await enrolOperator(server, 'admin');
    const asked = await admin.call(office.askErasure, {
      params: { id: player.userId },
      body: { reason: 'Asked by mail' },
    });
    expect(Number(dataOf(asked).erasure?.dueAt.slice(0, 4))).toBe(new Date().getUTCFullYear() + 5);
    const log = dataOf(await admin.call(office.readAuditLog, { query: { player: player.userId } }));
    expect(log.items.map(({ action }) => action)).toContain('player.ask_erasure');
    expect(dataOf(await admin.call(office.readErasure, { params: { id: player.userId } }))).toMatchObject({
      ...{ key: true, movedMoney: true, moneyLeft: true, erasure: { askedBy: 'Olga Office', erasedAt: null } },
    });
    const { items } = dataOf(await admin.call(office.listErasures, { query: {} }));
    expect(items.find((one) => one.player.id === player.userId)?.player.name).toBe('Ann Example');
  }, 40_000);

  test('leaves nothing that names the person, in any table or file, and every sum as it was', async () => {
    const before: Record<string, string[]> = { papers: filesOf('papers'), exports: filesOf('exports') };
    const player = await leaving();
    const playerId = numberOf(player);
    await player.call(contract.postExport, {});
    await ready(player);
    await close(player);
    dataOf(await player.call(contract.postErasure, {}));
    await server.database.db.run(`update erasures set due_at = now() - interval '1 minute' where player_id = $1`, [
      playerId,
    ]);
    expect(await server.modules.ownData.eraseDue()).toBe(1);
    expect(await server.modules.ownData.eraseDue()).toBe(0);

    const text = await dump();
    for (const value of [...personal, player.email, 'zebedee'])
      expect([value, text.includes(value)]).toEqual([value, false]);
    expect(await server.modules.identity.profile(playerId)).toBeUndefined();
    expect(await server.modules.identity.vault.open(playerId, [])).toBeUndefined();
    expect(await server.modules.identity.findByEmail(player.email)).toBeUndefined();
    const rows = await server.database.db.rows('select 1 from data_exports where player_id = $1 and file is not null', [
      playerId,
    ]);
    expect(rows).toEqual([]);
    for (const kind of ['papers', 'exports']) expect(filesOf(kind)).toEqual(before[kind]);
    expect(await server.modules.wallet.watchInvariants()).toEqual([]);
    const admin = await enrolOperator(server, 'admin');
    expect(dataOf(await admin.call(office.readErasure, { params: { id: player.userId } }))).toMatchObject({
      ...{ key: false, erasure: { askedBy: null, erasedAt: expect.any(String) as string } },
    });
    const { items } = dataOf(await admin.call(office.listErasures, { query: { state: 'erased' } }));
    expect(items.map((one) => one.player)).toContainEqual({ id: player.userId, name: null });
    // The address is free again: whoever comes with it is somebody new.
    const again = await server.signUp({ email: player.email });
    expect(again.userId).not.toBe(player.userId);
    await expect(server.database.db.run('delete from erasures where player_id = $1', [playerId])).rejects.toThrow(
      'erased',
    );
  }, 40_000);

  test('does not touch who still has money here', async () => {
    const player = await leaving();
    const { db } = server.database;
    await close(player);
    dataOf(await player.call(contract.postErasure, {}));
    await db.run(`update erasures set due_at = now() where player_id = $1`, [numberOf(player)]);
    for (const kind of ['cash', 'locked', 'cashout_pending']) {
      const account = [numberOf(player), kind];
      await db.run(
        `insert into accounts (owner_kind, owner_id, currency, kind) values ('player', $1, 'EUR', $2) on conflict do nothing`,
        account,
      );
      await db.run('update accounts set balance = 1 where owner_id = $1 and kind = $2', account);
      expect([kind, await server.modules.ownData.eraseDue()]).toEqual([kind, 0]);
      // Nobody brought it: the books are sound without it.
      await db.run('update accounts set balance = 0 where owner_id = $1 and kind = $2', account);
    }
    expect(await server.modules.identity.profile(numberOf(player))).toBeDefined();
  }, 40_000);
});
