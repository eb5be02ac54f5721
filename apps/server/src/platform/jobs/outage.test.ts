import { expect, test } from 'vitest';
import { connect } from '../../database/database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createLog } from '../monitoring/log.ts';
import { createJobs } from './jobs.ts';

const log = createLog({ role: 'test', version: '0', level: 'silent' });

test('a daily job that met an outage of the database is not a day late', async () => {
  const { app: db } = await testDatabase();
  const jobs = createJobs({ db, log });
  const none = connect('postgres://127.0.0.1:1/none', { size: 1, applicationName: 'test' });
  jobs.every('of the database', 86_400_000, () => none.one('select 1'));
  jobs.every('of its own', 86_400_000, () => Promise.reject(new Error('dusty')));
  await jobs.schedule();
  expect(await jobs.runDue()).toBe(2);
  await none.close();
  expect(
    await db.rows(`select kind, next_at < now() + interval '11 seconds' as soon from job_schedules order by kind`),
  ).toEqual([
    { kind: 'of its own', soon: false },
    { kind: 'of the database', soon: true },
  ]);
});
