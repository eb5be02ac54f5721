import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { readPayOutTimes } from './pay-out-time-store.ts';

it('pay-out times cover the last thirty days, by method; the 90th percentile needs enough payouts', async () => {
  const { db, app } = await testDatabase();
  // Without triggers, because a real withdrawal cannot be given a chosen duration.
  const pay = (method: string, seconds: number, daysAgo = 0) =>
    db.transaction(async (sql) => {
      await sql.run('set local session_replication_role = replica');
      await sql.run(
        `with made as (
           insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, created_at, due_at)
           values (1, $1, 'ETH', 100, 1, 100, 1, '0x', now() - make_interval(days => $3, secs => $2), now())
           returning id)
         insert into cash_out_steps (player_id, cash_out_id, from_state, to_state, at)
         select 1, id, 'submitted', 'paid', now() - make_interval(days => $3) from made`,
        [method, seconds, daysAgo],
      );
    });
  expect(await readPayOutTimes(app)).toEqual([]);
  for (const seconds of [10, 20, 30, 40, 1000]) await pay('ETH', seconds);
  await pay('ETH', 999_999, 31);
  await pay('PURSE', 60);
  expect(await readPayOutTimes(app)).toEqual([
    { method: 'ETH', count: 5, medianS: 30, p90S: 616 },
    { method: 'PURSE', count: 1, medianS: 60, p90S: null },
  ]);
});
