/** A database that answers late or not at all, and the state of its connections afterwards. */
import { once } from 'node:events';
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect, type Database } from './database.ts';
import { isOutage } from './outage.ts';
import { limitsOfCalls } from './time-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const limits = limitsOfCalls(400);

/** What a server sends before it ends a connection, here in the same packet as an answer. */
const ending = (() => {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** A TCP proxy to the database that can be told to withhold bytes, or to end the connection with the next answer. */
const openWire = async (target: URL) => {
  const sockets: Socket[] = [];
  const starts: Buffer[] = [];
  let silent = false;
  let isEnding = false;
  const withEnd = (bytes: Buffer): Buffer => {
    if (!isEnding || !bytes.includes(readyForQuery)) return bytes;
    isEnding = false;
    return Buffer.concat([bytes, ending]);
  };
  const server = createServer((near) => {
    const far = dial(Number(target.port), target.hostname);
    near.once('data', (bytes: Buffer) => starts.push(bytes));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(from);
      from.on('data', (bytes) => silent || to.write(withEnd(bytes)));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** The names of what each connection was started with, after its length and version: names and values in turn, each with a zero. */
    startParameters: () =>
      starts.map((bytes) =>
        bytes
          .toString('utf8', 8)
          .split('\0')
          .filter((text, i) => i % 2 === 0 && text !== ''),
      ),
    setSilent: (value: boolean) => {
      silent = value;
    },
    endWithNextAnswer: () => {
      isEnding = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

const failure = async (asked: Promise<unknown>): Promise<{ away: boolean; code: unknown; tookMs: number }> => {
  const began = performance.now();
  const error: unknown = await asked.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  const { code } = (error ?? {}) as { code?: unknown };
  return { away: isOutage(error), code, tookMs: performance.now() - began };
};

const pidOf = async (db: Database): Promise<number> =>
  (await db.one<{ pid: number }>('select pg_backend_pid() as pid')).pid;

test('a statement that takes too long is cancelled in the database, and counts as an outage', async () => {
  const db = connect(database.appUrl, { applicationName: 'test', size: 1, limits });
  const { away, code, tookMs } = await failure(db.run('select pg_sleep(30)'));
  expect({ away, code }).toEqual({ away: true, code: '57014' });
  expect(tookMs).toBeLessThan(5_000);
  // The client hears of the end a moment before the list of what is running does; asleep it would stand there for half a minute.
  const running = () =>
    database.db.rows(`select 1 from pg_stat_activity where query like 'select pg_sleep(30%' and state = 'active'
      and datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(running, { timeout: 5_000 }).toEqual([]);
  await db.close();
});

test('a lock that is never released is waited for no longer than a call lasts', async () => {
  const db = connect(database.appUrl, { applicationName: 'test', size: 2, limits });
  await database.db.transaction(async (sql) => {
    await sql.run('lock table jobs in access exclusive mode');
    const { away, code, tookMs } = await failure(db.transaction((mine) => mine.rows('select 1 from jobs')));
    expect({ away, code }).toEqual({ away: true, code: '55P03' });
    expect(tookMs).toBeLessThan(5_000);
  });
  expect(await db.rows('select 1 from jobs')).toEqual([]);
  await db.close();
});

test('a connection that did not answer is never used again: not alone, not in a transaction', async () => {
  const wire = await openWire(new URL(database.appUrl));
  const db = connect(wire.url, { applicationName: 'test', size: 1, limits });
  // A busy machine may need several tries for what has to be quick.
  const pid = () => vi.waitFor(() => pidOf(db), { timeout: 60_000 });
  const first = await pid();
  wire.setSilent(true);
  for (const ask of [() => db.run('select 1'), () => db.transaction((sql) => sql.run('select 1'))]) {
    const { away, tookMs } = await failure(ask());
    expect(away).toBe(true);
    expect(tookMs).toBeLessThan(5_000);
  }
  wire.setSilent(false);
  const second = await pid();
  expect(second).not.toBe(first);
  // Inside a transaction: it is abandoned completely, and the next call gets another connection.
  const half = await failure(
    db.transaction(async (sql) => {
      await sql.run('select 2');
      wire.setSilent(true);
      await sql.run('select 1');
    }),
  );
  expect(half.away).toBe(true);
  wire.setSilent(false);
  expect(await pid()).not.toBe(second);
  await db.close();
  wire.close();
});

test('a connection that is ended in the moment in which it goes from one call to the next fails that call alone', async () => {
  const wire = await openWire(new URL(database.appUrl));
  const db = connect(wire.url, { applicationName: 'test', size: 1, limits: limitsOfCalls(30_000) });
  await pidOf(db);
  wire.endWithNextAnswer();
  const answered = db.rows('select 1 as one');
  const next = failure(db.transaction((sql) => sql.run('select 1')));
  expect(await answered).toEqual([{ one: 1 }]);
  expect((await next).away).toBe(true);
  expect(await db.rows('select 2 as two')).toEqual([{ two: 2 }]);
  await db.close();
  wire.close();
});

test('a transaction that is left open is ended, and its connection with it', async () => {
  const db = connect(database.appUrl, {
    applicationName: 'test',
    size: 1,
    limits: { ...limits, idleInTransactionMs: 100 },
  });
  const left = await failure(
    db.transaction(async (sql) => {
      const { pid } = await sql.one<{ pid: number }>('select pg_backend_pid() as pid');
      const there = () => database.db.rows('select 1 from pg_stat_activity where pid = $1', [pid]);
      await expect.poll(there).toEqual([]);
      await sql.run('select 1');
    }),
  );
  expect(left.away).toBe(true);
  expect(await db.rows('select 1 as one')).toEqual([{ one: 1 }]);
  await db.close();
});

test('the limits are set by a statement: a pooler refuses them as parameters of the start, or forgets them', async () => {
  const wire = await openWire(new URL(database.appUrl));
  const db = connect(wire.url, { applicationName: 'test', size: 1, limits });
  const setting = await db.one(
    `select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l,
       current_setting('idle_in_transaction_session_timeout') as i`,
  );
  expect(setting).toEqual({ s: '400ms', l: '300ms', i: '30s' });
  expect(wire.startParameters()).toEqual([['user', 'database', 'application_name', 'client_encoding']]);
  await db.close();
  wire.close();
});

test('without limits, as for tools, a statement takes as long as it takes', async () => {
  const db = connect(database.appUrl, { applicationName: 'test', size: 1 });
  const setting = await db.one(
    `select current_setting('statement_timeout') as t, current_setting('lock_timeout') as l`,
  );
  expect(setting).toEqual({ t: '0', l: '0' });
  await db.close();
});
