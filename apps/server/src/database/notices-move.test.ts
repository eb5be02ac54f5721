import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { anotherDatabase } from './testing/another-database.ts';
import { releaseBefore } from './testing/release-before.ts';

test('amounts that notices carried as English text become decimals of their currency', async () => {
  const { url: beside } = await testDatabase();
  await using before = await anotherDatabase(beside);
  const { url, db } = before;
  expect(await migrate({ url, ...releaseBefore('410') })).toMatchObject({ ok: true });
  await db.run(`insert into players (email_hash, password_hash, status) values ($1, 'x', 'active')`, [
    Buffer.from('ann'.padEnd(32)),
  ]);
  const notices: readonly object[] = [
    { id: 'dep_1', amount: '€1,318.40', owed: '€15.26' },
    { id: 'dep_2', amount: 'CA$20.00' },
    { id: 'dep_3', amount: '0.00100000\u00A0BTC', settled: '0.00000100 BTC' },
    { id: 'dep_4', amount: '50.00000000 DOGE', reason: 'not_paid_in_time' },
    { changes: 'deposit,day,100.00,set' },
  ];
  for (const [index, data] of notices.entries())
    await db.run(
      `insert into notices (player_id, source, kind, data) select id, $1, 'deposit_credited', $2 from players`,
      [`was:${index}`, JSON.stringify(data)],
    );

  expect(await migrate({ url })).toMatchObject({ ok: true });
  expect(await db.rows('select data from notices order by id')).toEqual(
    [
      { id: 'dep_1', currency: 'EUR', amount: '1318.40', owed: '15.26' },
      { id: 'dep_2', currency: 'CAD', amount: '20.00' },
      { id: 'dep_3', currency: 'BTC', amount: '0.00100000', settled: '0.00000100' },
      { id: 'dep_4', currency: 'DOG', amount: '50.00000000', reason: 'not_paid_in_time' },
      { changes: 'deposit,day,100.00,set' },
    ].map((data) => ({ data })),
  );
});
