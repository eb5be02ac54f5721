import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { addDatabaseGauges, aggregateMetrics } from './shared-metrics.ts';
import { createMetrics } from './metrics.ts';

test("the one that is asked shows its own metrics, the database's and every living worker's", async () => {
  const { app, db } = await testDatabase();
  const own = createMetrics('api');
  addDatabaseGauges(own, app);
  own.request('getWallets', 'GET', 200, 0.01);
  const worker = createMetrics('worker');
  worker.alarm('books', 2);
  worker.jobDone('mail', 0.1);
  const reportAs = async (process: string) =>
    app.run('insert into process_metrics (process, metrics) values ($1, $2)', [
      process,
      JSON.stringify(await worker.registry.getMetricsAsJSON()),
    ]);
  await reportAs('a-worker');
  await reportAs('a-dead-worker');
  await db.run(`update process_metrics set reported_at = now() - interval '1 minute' where process = 'a-dead-worker'`);
  await db.run(`insert into jobs (kind, payload, dead_at) values ('mail', '{}', now())`);
  await db.run(
    `select publish_event('deposit.credited', 7, '1', '{}'), publish_event('deposit.credited', 1, '2', '{}')`,
  );
  await db.run(`update outbox set dead_at = now(), dead_reason = 'no player' where key = '2'`);
  const text = await (await aggregateMetrics(own, app)).metrics();
  expect(text).toMatch(/^http_request_seconds_count\{.*route="getWallets".*\} 1$/m);
  expect(text).toMatch(/^database_standby\{.*state="not required".*\} 1$/m);
  expect(text).toMatch(/^database_archive\{.*state="off".*\} 1$/m);
  expect(text).toMatch(/^alarms\{.*kind="books".*\} 2$/m);
  expect(text).toMatch(/^job_seconds_count\{.*kind="mail".*\} 1$/m);
  expect(text).toMatch(/^jobs_dead\{.*kind="mail".*\} 1$/m);
  expect(text).toMatch(/^outbox_lag_seconds\{.*event="deposit.credited v7".*\} \d/m);
  expect(text).not.toMatch(/^outbox_lag_seconds\{.*event="deposit.credited v1"/m);
  expect(text).toMatch(/^outbox_dead\{.*event="deposit.credited v1".*\} 1$/m);
});
