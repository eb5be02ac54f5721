import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { PlayerId } from './ids.ts';
import { createLiveChannel, type LiveEvent } from './live.ts';
import { createLog } from './log.ts';

const log = createLog({ role: 'test', version: '0', level: 'silent' });

const until = async (holds: () => boolean): Promise<void> => {
  const end = Date.now() + 5_000;
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(holds()).toBe(true);
};

test('a hint of one process reaches every other, and a cut connection is told as a gap', async () => {
  const { appUrl: url, db } = await testDatabase();
  const [worker, api] = [createLiveChannel({ url, log }), createLiveChannel({ url, log })];
  const heard: LiveEvent[] = [];
  let gaps = 0;
  api.listen({ onEvent: (event) => heard.push(event), onGap: () => (gaps += 1) });
  const push = (n: number) =>
    worker.push({
      audience: { playerId: 12n as PlayerId },
      topic: 'payment',
      data: { id: `dep_${n}`, direction: 'deposit', status: 'credited' },
    });
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
