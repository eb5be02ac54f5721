import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { onlyNestedLoops } from '../../testing/nested-loops.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../monitoring/log.ts';
import { createEvents, createOutbox } from './outbox.ts';

const log = createLog({ role: 'test', version: '0', level: 'silent' });
const outbox = createOutbox();
let db: Database;

beforeEach(async () => {
  const database = await testDatabase();
  db = database.app;
  return () => database.close();
});

const worker = () => {
  const jobs = createJobs({ db, log });
  return { jobs, events: createEvents(db, jobs) };
};

test('an event exists exactly when its transaction is committed', async () => {
  const { jobs, events } = worker();
  const seen: unknown[] = [];
  events.subscribe('deposit.credited', 'test', async ({ payload }) => void seen.push(payload));
  await expect(
    db.transaction(async (sql) => {
      await outbox.publish(sql, { topic: 'deposit.credited', key: '1', payload: { payment: '1' } });
      throw new Error('no');
    }),
  ).rejects.toThrow();
  await outbox.publish(db, { topic: 'deposit.credited', key: '2', payload: { payment: '2' } });
  await events.dispatch();
  await jobs.runDue();
  expect(seen).toEqual([{ payment: '2' }]);
});

test('each subscriber gets each event as one job, however many workers dispatch', async () => {
  const workers = [worker(), worker(), worker()];
  const seen: string[] = [];
  for (const { events } of workers) {
    events.subscribe(
      'player.registered',
      'mail',
      async ({ payload }) => void seen.push(`mail ${payload['player'] as string}`),
    );
    events.subscribe(
      'player.registered',
      'seeds',
      async ({ payload }) => void seen.push(`seeds ${payload['player'] as string}`),
    );
  }
  for (let n = 0; n < 50; n += 1) {
    await outbox.publish(db, { topic: 'player.registered', key: String(n), payload: { player: String(n) } });
  }
  await Promise.all(workers.flatMap(({ events }) => [events.dispatch(20), events.dispatch(20), events.dispatch(20)]));
  expect(await db.one('select count(*) as jobs from jobs')).toEqual({ jobs: 100n });
  const drain = async (one: ReturnType<typeof worker>) => {
    while ((await one.jobs.runDue(9)) !== 0);
  };
  await Promise.all(workers.map(drain));
  expect(seen).toHaveLength(100);
  expect(new Set(seen).size).toBe(100);
});

test('no more events are taken than asked for, whatever plan the database chooses', async () => {
  const { jobs } = worker();
  for (let n = 0; n < 30; n += 1) await outbox.publish(db, { topic: 'round.settled', key: String(n), payload: {} });
  const events = createEvents(
    {
      ...db,
      transaction: (work) =>
        db.transaction(async (sql) => {
          await onlyNestedLoops(sql);
          return work(sql);
        }),
    },
    jobs,
  );
  expect(await events.dispatch(5)).toBe(5);
});

test('one subscriber that fails does not disturb the other', async () => {
  const { jobs, events } = worker();
  const seen: string[] = [];
  events.subscribe('round.settled', 'broken', async () => Promise.reject(new Error('no')));
  events.subscribe('round.settled', 'loyal', async () => void seen.push('loyal'));
  await outbox.publish(db, { topic: 'round.settled', key: '1', payload: {} });
  await events.dispatch();
  await jobs.runDue();
  expect(seen).toEqual(['loyal']);
});

test('an event that nobody waits for is only marked, and forgotten after a week', async () => {
  const { events } = worker();
  await outbox.publish(db, { topic: 'nobody.cares', key: '1', payload: {} });
  expect(await events.dispatch()).toBe(1);
  expect(await events.dispatch()).toBe(0);
  expect(await events.prune()).toBe(0);
  await db.run(`update outbox set dispatched_at = now() - interval '8 days'`);
  expect(await events.prune()).toBe(1);
});
