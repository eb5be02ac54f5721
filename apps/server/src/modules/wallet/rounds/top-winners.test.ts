import { expect, it } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import { topWinners } from './round-store.ts';
import { betElement } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();

const weekAgo = () => new Date(Date.now() - 7 * 24 * 3_600_000);

it('lists the largest net wins of a week first, small ones after them, and nothing under twice the stake', async () => {
  const player = await world.bettor({ cash: 10_000n });
  for (const [nonce, win] of [250n, 5_000n, 0n, 1_200n, 90n, 300n, 150n, 199n, 200n].entries())
    await world.wallet.commitRound(betElement(player, { nonce: BigInt(nonce), win }));
  const listed = async (size: number) => (await world.wallet.topWinners(size, weekAgo())).map(({ payout }) => payout);
  // The stake is 100: a payout of less than 200 is not listed as a win.
  expect(await listed(10)).toEqual([5_000n, 1_200n, 300n, 250n, 200n]);
  expect(await listed(3)).toEqual([5_000n, 1_200n, 300n]);
  expect(await world.wallet.topWinners(10, new Date(Date.now() + 60_000))).toEqual([]);
});

it('reads large wins from the top of their index, never a week of rounds', async () => {
  let asked: { text: string; values: readonly unknown[] } | undefined;
  const spy = {
    rows: async (text: string, values: readonly unknown[]) => {
      asked = { text, values };
      return [];
    },
  };
  await topWinners(spy as unknown as Sql, 20, weekAgo());
  const plan = await world.database.db.transaction(async (sql) => {
    // A sequential scan is faster for a few rows; this tests whether the index can be used at all.
    await sql.run('set local enable_seqscan = off');
    await sql.run('set local enable_bitmapscan = off');
    return sql.rows<{ 'QUERY PLAN': string }>(`explain ${asked?.text}`, asked?.values);
  });
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toMatch(/Index Scan using rounds_\d{4}_\d{2}_currency_.*_id_idx/);
});
