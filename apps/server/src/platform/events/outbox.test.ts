import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { onlyNestedLoops } from '../../testing/nested-loops.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { PlayerId } from '../ids/ids.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../monitoring/log.ts';
import { defineEvent, type EventType } from './define-event.ts';
import { createEvents, createOutbox } from './outbox.ts';
import { moment, ofPlayer, playerId } from './payload-fields.ts';

const log = createLog({ role: 'test', version: '0', level: 'silent' });
const outbox = createOutbox();
let db: Database;

beforeEach(async () => {
  const database = await testDatabase();
  db = database.app;
  return () => database.close();
});

const registered = defineEvent('player.registered', 1, ofPlayer);
const registeredAgain = defineEvent('player.registered', 2, z.object({ playerId, at: moment }));
const settled = defineEvent('round.settled', 1, z.object({ note: z.string().optional() }));
const all = [registered, registeredAgain, settled];

const worker = (catalogue: readonly EventType[] = all) => {
  const jobs = createJobs({ db, log });
  return { jobs, events: createEvents({ db, jobs, log, catalogue }) };
};

const player = (n: number) => ({ playerId: BigInt(n) as PlayerId });

const waiting = () =>
  db.rows('select topic, version from outbox where dispatched_at is null and dead_at is null order by id');

test('an event exists exactly when its transaction is committed, and arrives as it was declared', async () => {
  const { jobs, events } = worker();
  const seen: unknown[] = [];
  events.subscribe(registeredAgain, 'test', async ({ payload }) => void seen.push(payload));
  const at = new Date('2026-03-01T10:20:30.000Z');
  await expect(
    db.transaction(async (sql) => {
      await outbox.publish(sql, registeredAgain, '1', { ...player(1), at });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await outbox.publish(db, registeredAgain, '2', { ...player(2), at });
  await events.dispatch();
  await jobs.runDue();
  expect(seen).toEqual([{ playerId: 2n, at }]);
});

test('each subscriber gets each event as one job, however many workers dispatch', async () => {
  const workers = [worker(), worker(), worker()];
  const seen: string[] = [];
  for (const { events } of workers) {
    events.subscribe(registered, 'mail', async ({ payload }) => void seen.push(`mail ${payload.playerId}`));
    events.subscribe(registered, 'seeds', async ({ payload }) => void seen.push(`seeds ${payload.playerId}`));
  }
  for (let n = 1; n <= 50; n += 1) await outbox.publish(db, registered, String(n), player(n));
  await Promise.all(workers.flatMap(({ events }) => [events.dispatch(20), events.dispatch(20), events.dispatch(20)]));
  expect(await db.one('select count(*) as jobs from jobs')).toEqual({ jobs: 100n });
  const drain = async (one: ReturnType<typeof worker>) => {
    while ((await one.jobs.runDue(9)) !== 0);
  };
  await Promise.all(workers.map(drain));
  expect(seen).toHaveLength(100);
  expect(new Set(seen).size).toBe(100);
});

test('at most the requested number of events is taken, whatever plan the database chooses', async () => {
  const { jobs } = worker();
  for (let n = 0; n < 30; n += 1) await outbox.publish(db, settled, String(n), {});
  const nested: Database = {
    ...db,
    transaction: (work) =>
      db.transaction(async (sql) => {
        await onlyNestedLoops(sql);
        return work(sql);
      }),
  };
  expect(await createEvents({ db: nested, jobs, log, catalogue: all }).dispatch(5)).toBe(5);
  expect(await waiting()).toHaveLength(25);
});

test('one subscriber that fails does not disturb the other', async () => {
  const { jobs, events } = worker();
  const seen: string[] = [];
  events.subscribe(settled, 'broken', async () => Promise.reject(new Error('no')));
  events.subscribe(settled, 'loyal', async () => void seen.push('loyal'));
  await outbox.publish(db, settled, '1', {});
  await events.dispatch();
  await jobs.runDue();
  expect(seen).toEqual(['loyal']);
});

test('an event without subscribers is only marked, and deleted after a week', async () => {
  const { events } = worker();
  await outbox.publish(db, settled, '1', {});
  expect(await events.dispatch()).toBe(1);
  expect(await events.dispatch()).toBe(0);
  expect(await events.prune()).toBe(0);
  await db.run(`update outbox set dispatched_at = now() - interval '8 days'`);
  expect(await events.prune()).toBe(1);
});

test('a topic or version that a worker does not know waits for one that does, and holds up nothing', async () => {
  const [older, newer] = [worker([registered]), worker()];
  const seen: unknown[] = [];
  for (const { events } of [older, newer])
    events.subscribe(registered, 'mail', async ({ payload }) => void seen.push(payload));
  newer.events.subscribe(registeredAgain, 'mail', async ({ payload }) => void seen.push(payload));
  const at = new Date(0);
  await outbox.publish(db, registeredAgain, '1', { ...player(1), at });
  await outbox.publish(db, settled, '2', {});
  await outbox.publish(db, registered, '3', player(3));
  expect(await older.events.dispatch(1)).toBe(1);
  expect(await older.events.dispatch()).toBe(0);
  expect(await waiting()).toEqual([
    { topic: 'player.registered', version: 2 },
    { topic: 'round.settled', version: 1 },
  ]);
  expect(await newer.events.dispatch()).toBe(2);
  // Also leaves jobs of the new version, which the older worker cannot handle.
  await older.jobs.runDue();
  expect(seen).toEqual([{ playerId: 3n }]);
  await newer.jobs.runDue();
  expect(seen).toEqual([{ playerId: 3n }, { playerId: 1n, at }]);
});

test('what is not as declared is never published', async () => {
  await expect(outbox.publish(db, registered, '1', { playerId: '1' as never })).rejects.toThrow(
    'Not a payload of player.registered v1',
  );
  await expect(outbox.publish(db, registered, '1', {} as never)).rejects.toThrow('player.registered v1');
  expect(await waiting()).toEqual([]);
});

test('an event that does not match its declaration is dead: kept with its reason, never delivered, blocking nothing', async () => {
  const { jobs, events } = worker();
  const seen: unknown[] = [];
  events.subscribe(registered, 'mail', async ({ payload }) => void seen.push(payload));
  await db.run(`select publish_event('player.registered', 1, 'bad', '{"playerId": 7}')`);
  await outbox.publish(db, registered, 'good', player(8));
  await events.dispatch();
  await jobs.runDue();
  expect(seen).toEqual([{ playerId: 8n }]);
  const [dead] = await db.rows<{ key: string; why: string }>(
    'select key, dead_reason as why from outbox where dead_at is not null and dispatched_at is null',
  );
  expect(dead).toMatchObject({ key: 'bad', why: expect.stringContaining('playerId') });
  expect(await events.dispatch()).toBe(0);
  await db.run(`update outbox set dispatched_at = now() - interval '8 days' where dead_at is null`);
  await events.prune();
  // After a manual correction it is delivered as if it had never been dead.
  await db.run(`update outbox set dead_at = null, dead_reason = null, payload = '{"playerId": "9"}' where key = 'bad'`);
  await events.dispatch();
  await jobs.runDue();
  expect(seen).toEqual([{ playerId: 8n }, { playerId: 9n }]);
});

test('nobody subscribes to what the catalogue does not have', () => {
  const { events } = worker([settled]);
  const subscribe = () => events.subscribe(registered, 'mail', async () => undefined);
  expect(subscribe).toThrow('not declared');
});
