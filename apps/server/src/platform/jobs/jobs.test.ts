import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { onlyNestedLoops } from '../../testing/nested-loops.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { claim } from './job-store.ts';
import { createJobs, type Job } from './jobs.ts';
import { createLog } from '../monitoring/log.ts';
import { startWorker } from './worker.ts';
import { createEvents } from '../events/outbox.ts';

const log = createLog({ role: 'test', version: '0', level: 'silent' });
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  db = database.app;
});
beforeEach(() => database.db.run('truncate jobs, job_schedules'));

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

test('a job that was enqueued in a transaction that failed never runs', async () => {
  const jobs = createJobs({ db, log });
  const seen: Job[] = [];
  jobs.handle('mail', async (job) => void seen.push(job));
  await expect(
    db.transaction(async (sql) => {
      await jobs.enqueue(sql, { kind: 'mail', payload: { to: 'usr_1' } });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await jobs.enqueue(db, { kind: 'mail', payload: { to: 'usr_2' } });
  expect(await jobs.runDue()).toBe(1);
  expect(seen).toMatchObject([{ attempt: 1, payload: { to: 'usr_2' } }]);
  expect(await jobs.runDue()).toBe(0);
});

test('of two workers at once each job runs once', async () => {
  const ran = new Map<bigint, number>();
  const workers = [1, 2].map(() => {
    const jobs = createJobs({ db, log });
    jobs.handle('count', async ({ id }) => {
      ran.set(id, (ran.get(id) ?? 0) + 1);
      await settle();
    });
    return jobs;
  });
  for (let n = 0; n < 100; n += 1) await workers[0]?.enqueue(db, { kind: 'count', payload: { n } });
  const drain = async (jobs = workers[0]): Promise<void> => {
    while ((await jobs?.runDue(7)) !== 0);
  };
  await Promise.all(workers.map((jobs) => drain(jobs)));
  expect(ran.size).toBe(100);
  expect([...ran.values()].every((times) => times === 1)).toBe(true);
});

test('no more jobs are claimed than there is room for, however the planner joins', async () => {
  const jobs = createJobs({ db, log });
  for (const kind of ['count', 'ask', 'tell'])
    for (let n = 0; n < 30; n += 1) await jobs.enqueue(db, { kind, payload: { n } });
  await db.transaction(async (sql) => {
    await onlyNestedLoops(sql);
    const own = new Map([
      ['ask', 2],
      ['tell', 1],
    ]);
    const claimed = await claim(sql, { kinds: ['count'], size: 5, own }, 1_000);
    const countOf = (kind: string) => claimed.filter((job) => job.kind === kind).length;
    expect([countOf('count'), countOf('ask'), countOf('tell')]).toEqual([5, 2, 1]);
  });
});

test('the job of a worker that died comes back, and the dead one can no longer finish it', async () => {
  let release: () => void = () => undefined;
  const hung = createJobs({ db, log, leaseMs: 60_000 });
  hung.handle('work', () => new Promise<void>((resolve) => (release = resolve)));
  await hung.enqueue(db, { kind: 'work', payload: {} });
  const [hanging] = await hung.take(1);
  await db.run(`update jobs set claimed_until = now() - interval '1 second'`);

  const other = createJobs({ db, log });
  let failed = true;
  other.handle(
    'work',
    async ({ attempt }) => {
      expect(attempt).toBeGreaterThan(1);
      if (failed) throw new Error('once more');
    },
    { backoffMs: 0 },
  );
  await other.runDue();
  release();
  await hanging;
  expect(await db.one('select count(*) as left from jobs')).toEqual({ left: 1n });
  failed = false;
  expect(await other.runDue()).toBe(1);
  expect(await db.one('select count(*) as left from jobs')).toEqual({ left: 0n });
});

test('a handler that fails is tried again later and kept as dead in the end', async () => {
  const failures: boolean[] = [];
  const jobs = createJobs({ db, log, stats: { done: () => undefined, failed: (_kind, dead) => failures.push(dead) } });
  jobs.handle('pay', async () => Promise.reject(new Error('the bank is closed')), { attempts: 3, backoffMs: 1 });
  await jobs.enqueue(db, { kind: 'pay', payload: {} });
  for (let turn = 0; turn < 3; turn += 1) {
    await jobs.runDue();
    await settle();
  }
  expect(failures).toEqual([false, false, true]);
  expect(await jobs.runDue()).toBe(0);
  expect(await db.one('select attempts, dead_at is not null as dead, last_error from jobs')).toEqual({
    attempts: 3,
    dead: true,
    last_error: 'the bank is closed',
  });
});

test('of waiting jobs with one key there is one, but work that runs does not swallow a new wish', async () => {
  const jobs = createJobs({ db, log });
  let during = async (): Promise<void> => undefined;
  let runs = 0;
  jobs.handle('refresh', async () => {
    runs += 1;
    await during();
  });
  const ask = () => jobs.enqueue(db, { kind: 'refresh', key: 'rates', payload: {} });
  await ask();
  await ask();
  during = ask;
  expect(await jobs.runDue()).toBe(1);
  during = async () => undefined;
  expect(await jobs.runDue()).toBe(1);
  expect(await jobs.runDue()).toBe(0);
  expect(runs).toBe(2);
});

test('a failed job whose key waits again gives way to the newer one', async () => {
  const jobs = createJobs({ db, log });
  let fail = true;
  jobs.handle(
    'refresh',
    async () => {
      if (!fail) return;
      fail = false;
      await jobs.enqueue(db, { kind: 'refresh', key: 'rates', payload: {} });
      throw new Error('no answer');
    },
    { backoffMs: 0 },
  );
  await jobs.enqueue(db, { kind: 'refresh', key: 'rates', payload: {} });
  await jobs.runDue();
  expect(await db.one('select count(*) as left from jobs')).toEqual({ left: 1n });
  expect(await jobs.runDue()).toBe(1);
  expect(await db.one('select count(*) as left from jobs')).toEqual({ left: 0n });
});

test('a database that goes away in the middle of a job does not end the worker', async () => {
  const away = async () => Promise.reject(new Error('the database is away'));
  const broken = { ...db, run: away, transaction: away };
  const jobs = createJobs({ db: broken, log });
  let ran = 0;
  jobs.handle('pay', async () => {
    ran += 1;
  });
  await createJobs({ db, log }).enqueue(db, { kind: 'pay', payload: {} });
  expect(await jobs.runDue()).toBe(1);
  expect(ran).toBe(1);
  expect(await db.one('select count(*) as left from jobs')).toEqual({ left: 1n });
});

test('a repeating job runs once per interval over all workers, and a failure waits for the next turn', async () => {
  let runs = 0;
  const workers = [1, 2, 3].map(() => {
    const jobs = createJobs({ db, log });
    jobs.every('sweep', 60_000, async () => {
      runs += 1;
      throw new Error('dusty');
    });
    return jobs;
  });
  await Promise.all(workers.map((jobs) => jobs.schedule()));
  await Promise.all(workers.map((jobs) => jobs.runDue()));
  await Promise.all(workers.map((jobs) => jobs.schedule()));
  expect(runs).toBe(1);
  expect(await db.one('select last_error from job_schedules')).toEqual({ last_error: 'dusty' });
  expect(await db.one('select count(*) as left from jobs')).toEqual({ left: 0n });
});

test('a repeating job never runs beside itself, and comes round again when it is done', async () => {
  const jobs = createJobs({ db, log });
  let release: () => void = () => undefined;
  jobs.every('watch', 1, () => new Promise<void>((resolve) => (release = resolve)));
  const turn = async () => {
    await db.run('update job_schedules set next_at = now()');
    await jobs.schedule();
    return jobs.take(10);
  };
  const [hanging] = await turn();
  expect(hanging).toBeDefined();
  expect(await turn()).toEqual([]);
  expect(await turn()).toEqual([]);
  release();
  await hanging;
  const [next] = await turn();
  expect(next).toBeDefined();
  release();
  await next;
});

test('a turn of the schedule asks the database no more often for fifty repeating jobs than for one', async () => {
  const statementsFor = async (kinds: number): Promise<number> => {
    let statements = 0;
    const counted: Database = {
      ...db,
      transaction: (work) =>
        db.transaction((sql) => {
          const run: typeof sql.run = (...asked) => {
            statements += 1;
            return sql.run(...asked);
          };
          return work({ ...sql, run });
        }),
    };
    const jobs = createJobs({ db: counted, log });
    for (let n = 0; n < kinds; n += 1) jobs.every(`of ${kinds}: ${n}`, 60_000, async () => undefined);
    await jobs.schedule();
    return statements;
  };
  expect(await statementsFor(50)).toBe(await statementsFor(1));
  expect(await db.one('select count(*) as due from jobs')).toEqual({ due: 51n });
});

test('a stopping worker finishes its jobs and claims nothing new', async () => {
  const jobs = createJobs({ db, log });
  const events = createEvents({ db, jobs, log, catalogue: [] });
  let release: () => void = () => undefined;
  let done = 0;
  const started = new Promise<void>((begun) => {
    jobs.handle('slow', async () => {
      begun();
      await new Promise<void>((resolve) => (release = resolve));
      done += 1;
    });
  });
  await jobs.enqueue(db, { kind: 'slow', payload: {} });
  const worker = startWorker({ jobs, events, log });
  await started;
  const stopped = worker.stop();
  await jobs.enqueue(db, { kind: 'slow', payload: {} });
  await settle();
  expect(done).toBe(0);
  release();
  await stopped;
  expect(done).toBe(1);
  expect(await db.one('select count(*) as left from jobs')).toEqual({ left: 1n });
});

test('a worker whose jobs end quickly keeps no timer or listener of pauses that are over', async () => {
  const warnings: string[] = [];
  const hear = ({ name }: Error) => void warnings.push(name);
  process.on('warning', hear);
  const turns = 60;
  let taken = 0;
  const quick = () => new Promise<void>((resolve) => setImmediate(resolve));
  // Returns a job every other time; in between it waits until the job ends.
  const take = async () => (taken < turns && (taken += 1) % 2 === 1 ? [quick()] : []);
  const jobs = { ...createJobs({ db, log }), take };
  const worker = startWorker({ jobs, events: createEvents({ db, jobs, log, catalogue: [] }), log });
  await expect.poll(() => taken).toBe(turns);
  await worker.stop();
  process.off('warning', hear);
  expect(warnings).toEqual([]);
});

test('a repeating job that no release knows any more is forgotten, one that runs or has its turns is not', async () => {
  const old = createJobs({ db, log });
  for (const kind of ['retired', 'hanging', 'daily']) old.every(kind, 1_000, async () => undefined);
  await old.schedule();
  await db.run(`update job_schedules set next_at = now() - interval '2 hours' where kind <> 'daily'`);
  await db.run(`update jobs set claimed_until = now() + interval '1 minute' where kind = 'hanging'`);
  expect(await old.prune()).toBe(1);
  const kinds = async (table: 'jobs' | 'job_schedules') =>
    (await db.rows<{ kind: string }>(`select kind from ${table} order by kind`)).map(({ kind }) => kind);
  expect(await kinds('job_schedules')).toEqual(['daily', 'hanging']);
  expect(await kinds('jobs')).toEqual(['daily', 'hanging']);
  // A worker that still knows it continues unaffected.
  await old.schedule();
  expect(await kinds('jobs')).toContain('retired');
});
