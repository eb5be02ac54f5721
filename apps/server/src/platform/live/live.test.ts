import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { PlayerId } from '../ids/ids.ts';
import type { LiveEvent } from './live-event.ts';
import { createLiveChannel } from './live.ts';
import { createLog } from '../monitoring/log.ts';

const log = createLog({ role: 'test', version: '0', level: 'silent' });

const until = (holds: () => boolean) => expect.poll(holds, { interval: 20 }).toBe(true);

const payment = (n: number) =>
  ({
    audience: { playerId: 12n as PlayerId },
    topic: 'payment',
    data: { id: `dep_${n}`, direction: 'deposit', status: 'credited' },
  }) as const;

test('hints that come one after the other travel together, and what waits still goes when the process ends', async () => {
  const { appUrl: url } = await testDatabase();
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  await listener.query('listen carmine_live');
  const payloads: LiveEvent[][] = [];
  listener.on('notification', ({ payload }) => payloads.push(JSON.parse(payload ?? '[]') as LiveEvent[]));
  const worker = createLiveChannel({ url, log });
  await until(() => {
    worker.push(payment(0));
    return payloads.length > 0;
  });
  payloads.length = 0;
  for (let n = 1; n <= 40; n += 1) {
    worker.push(payment(n));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await worker.close();
  const ids = () => payloads.flat().map(({ data }) => (data as { id: string }).id);
  await until(() => ids().includes('dep_40'));
  expect(ids().filter((id) => id !== 'dep_0')).toHaveLength(40);
  expect(payloads.length).toBeLessThan(20);
  await listener.end();
});

test('a hint of one process reaches every other, and a lost connection is reported as a gap', async () => {
  const { appUrl: url, db } = await testDatabase();
  const [worker, api] = [createLiveChannel({ url, log }), createLiveChannel({ url, log })];
  const heard: LiveEvent[] = [];
  let gaps = 0;
  api.listen({ onEvent: (event) => heard.push(event), onGap: () => (gaps += 1) });
  const push = (n: number) => worker.push(payment(n));
  await until(() => {
    push(0);
    return heard.length > 0;
  });
  expect(heard[0]).toMatchObject({ p: '12', topic: 'payment' });

  const before = gaps;
  await db.run(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'carmine-live' and datname = current_database()`,
  );
  await until(() => gaps > before);
  heard.length = 0;
  await until(() => {
    push(1);
    return heard.length > 0;
  });
  await Promise.all([worker.close(), api.close()]);
});

test('a process hears its own hints too, each of them once', async () => {
  const { appUrl: url } = await testDatabase();
  const [api, other] = [createLiveChannel({ url, log }), createLiveChannel({ url, log })];
  const heard: string[] = [];
  const atOther: string[] = [];
  const idOf = ({ data }: LiveEvent) => (data as { id: string }).id;
  api.listen({ onEvent: (event) => heard.push(idOf(event)), onGap: () => undefined });
  other.listen({ onEvent: (event) => atOther.push(idOf(event)), onGap: () => undefined });
  await until(() => {
    api.push(payment(0));
    return heard.length > 0 && atOther.length > 0;
  });
  for (let n = 1; n <= 5; n += 1) api.push(payment(n));
  // The other process received its last hint through the database after anything that could have been echoed.
  await until(() => atOther.includes('dep_5'));
  other.push(payment(6));
  await until(() => heard.includes('dep_6'));
  expect(heard.filter((id) => id !== 'dep_0')).toEqual([1, 2, 3, 4, 5, 6].map((n) => `dep_${n}`));
  await Promise.all([api.close(), other.close()]);
});

test('a hint contains only what its topic declares; unknown topics are ignored', async () => {
  const { appUrl: url, db } = await testDatabase();
  const [worker, api] = [createLiveChannel({ url, log }), createLiveChannel({ url, log })];
  const heard: LiveEvent[] = [];
  api.listen({ onEvent: (event) => heard.push(event), onGap: () => undefined });
  await until(() => {
    worker.push(payment(0));
    return heard.length > 0;
  });
  const said = { ...payment(1), data: { ...payment(1).data, email: 'ada@mail.example' } };
  worker.push(said);
  worker.push({ ...payment(2), data: { id: 'dep_2', direction: 'sideways' } } as never);
  await db.run(
    `select pg_notify('carmine_live', '[{"topic":"weather","data":{}},{"p":"12","topic":"promotions","data":{}}]')`,
  );
  await until(() => heard.some(({ topic }) => topic === 'promotions') && heard.some(({ data }) => data === null));
  expect(heard.find(({ data }) => (data as { id?: string } | null)?.id === 'dep_1')?.data).toEqual(payment(1).data);
  expect(heard.filter(({ topic, data }) => topic === 'payment' && data === null)).toHaveLength(1);
  expect(heard.map(({ topic }) => topic as string)).not.toContain('weather');
  await Promise.all([worker.close(), api.close()]);
});
