/** A worker claims at most the requested number of rows, whatever query plan the database chooses. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyNestedLoops } from '../../../testing/nested-loops.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { claimDepositsToAsk } from './deposit-store.ts';
import { claimRefunds } from '../refunds/refund-store.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

type World = Awaited<ReturnType<typeof testDatabase>>;
let world: World;
beforeAll(async () => {
  world = await testDatabase();
  const { id } = await world.db.one<{ id: bigint }>(
    `insert into players (email_hash, password_hash) values (sha256('claims'), '') returning id`,
  );
  await world.db.run(
    `insert into deposits (id, player_id, gateway, currency, amount, eur_cents, eur_rate, country, expires_at, next_query_at)
     select n, $1, '${theGateway.code}', 'EUR', 5000, 5000, '1', 'MT', now() + interval '1 hour', now() from generate_series(1, 30) n`,
    [id],
  );
  await world.db.transaction(async (sql) => {
    // Triggers would require the whole history of a refused deposit; this tests only the queue.
    await sql.run('set local session_replication_role = replica');
    await sql.run(
      `insert into deposit_refunds (player_id, deposit_id, currency, amount, next_at)
       select player_id, id, 'EUR', 5000, now() from deposits`,
    );
  });
});
afterAll(() => world.close());

test('deposits to query at a gateway', async () => {
  await world.app.transaction(async (sql) => {
    await onlyNestedLoops(sql);
    expect(await claimDepositsToAsk(sql, theGateway.code, 5)).toHaveLength(5);
  });
});

test('refunds to process', async () => {
  await world.app.transaction(async (sql) => {
    await onlyNestedLoops(sql);
    expect(await claimRefunds(sql, theGateway.code, 5)).toHaveLength(5);
  });
});
