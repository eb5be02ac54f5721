import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createEvents } from '../events/outbox.ts';
import { createLog } from '../monitoring/log.ts';
import { createJobs } from './jobs.ts';
import { startWorker } from './worker.ts';

const log = createLog({ role: 'test', version: '0', level: 'silent' });
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  db = database.app;
});
beforeEach(() => database.db.run('truncate jobs, job_schedules'));

test('repeating jobs that may hang leave room for all others, however many hang', async () => {
  const jobs = createJobs({ db, log });
  const events = createEvents({ db, jobs, log, catalogue: [] });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const hanging = new Set<string>();
  const kinds = Array.from({ length: 30 }, (_, index) => `watch:${index}`);
  for (const kind of kinds) {
    const hang = (): Promise<void> => {
      hanging.add(kind);
      return released;
    };
    jobs.every(kind, 1, hang, { mayHang: true });
  }
  let mailed = false;
  jobs.handle('mail', async () => void (mailed = true));
  const worker = startWorker({ jobs, events, log });
  try {
    await expect.poll(() => hanging.size).toBe(kinds.length);
    await jobs.enqueue(db, { kind: 'mail', payload: {} });
    await expect.poll(() => mailed).toBe(true);
  } finally {
    release();
    await worker.stop();
  }
});

test('jobs that may hang wait for one another by their kind, and for no other kind', async () => {
  const jobs = createJobs({ db, log });
  const events = createEvents({ db, jobs, log, catalogue: [] });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let hanging = 0;
  let asked = 0;
  jobs.handle(
    'ask:silent',
    () => {
      hanging += 1;
      return released;
    },
    { mayHang: true },
  );
  jobs.handle('ask:honest', async () => void (asked += 1), { mayHang: true });
  for (let n = 0; n < 40; n += 1) await jobs.enqueue(db, { kind: 'ask:silent', payload: { n } });
  const worker = startWorker({ jobs, events, log });
  try {
    await expect.poll(() => hanging).toBe(3);
    for (let n = 0; n < 10; n += 1) await jobs.enqueue(db, { kind: 'ask:honest', payload: { n } });
    await expect.poll(() => asked).toBe(10);
    expect(hanging).toBe(3);
    release();
    await expect.poll(() => hanging).toBe(40);
  } finally {
    release();
    await worker.stop();
  }
});
