import { beforeAll, expect, it } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import { listRounds, type RoundFilter } from './round-list-store.ts';
import { betElement } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let ada: Awaited<ReturnType<typeof world.bettor>>;

beforeAll(async () => {
  ada = await world.bettor({ cash: 100_000n });
  const ben = await world.bettor({ cash: 100_000n });
  for (const player of [ada, ben])
    for (const [nonce, win] of [0n, 5_000n, 20n].entries())
      await world.wallet.commitRound(betElement(player, { nonce: BigInt(nonce), win }));
});

const payouts = async (filter: Partial<RoundFilter>) =>
  (await world.wallet.listRounds({ size: 10, ...filter })).map(({ payout }) => payout);

it('lists the rounds of all players newest first, each exactly once across pages', async () => {
  expect(await payouts({})).toEqual([20n, 5_000n, 0n, 20n, 5_000n, 0n]);
  const seen: bigint[] = [];
  let before: RoundFilter['before'];
  for (let page = 0; page < 4; page += 1) {
    const items = await world.wallet.listRounds({ size: 2, ...(before === undefined ? {} : { before }) });
    seen.push(...items.map(({ id }) => id));
    const last = items.at(-1);
    if (last !== undefined) before = { at: last.createdAt, id: last.id };
  }
  expect(seen).toHaveLength(6);
  expect(new Set(seen).size).toBe(6);
});

it('filters by player, game, currency, time and large wins', async () => {
  const [{ gameId } = { gameId: '' }] = await world.wallet.listRounds({ size: 1 });
  const soon = new Date(Date.now() + 60_000);
  expect(await payouts({ playerId: ada.playerId })).toEqual([20n, 5_000n, 0n]);
  expect(await payouts({ playerId: ada.playerId, large: true })).toEqual([5_000n]);
  expect(await payouts({ large: true })).toEqual([5_000n, 5_000n]);
  expect(await payouts({ game: gameId, currency: 'EUR', to: soon })).toHaveLength(6);
  expect(await payouts({ game: 'nothing' })).toEqual([]);
  expect(await payouts({ currency: 'BTC' })).toEqual([]);
  expect(await payouts({ from: soon })).toEqual([]);
  expect(await payouts({ playerId: ada.playerId, from: soon })).toEqual([]);
});

it.each([
  ['all', {}],
  ['of one game in one currency', { game: 'dice', currency: 'EUR' }],
  ['of large wins', { large: true }],
] as const)('reads the newest %s from the end of an index, and never all rounds', async (_what, filter) => {
  let asked: { text: string; values: readonly unknown[] } | undefined;
  const spy = {
    rows: async (text: string, values: readonly unknown[]) => {
      asked = { text, values };
      return [];
    },
  };
  await listRounds(spy as unknown as Sql, { size: 20, ...filter });
  const plan = await world.database.db.transaction(async (sql) => {
    // A sequential scan is faster for a few rows; this tests whether the index can be used at all.
    await sql.run('set local enable_seqscan = off');
    await sql.run('set local enable_bitmapscan = off');
    return sql.rows<{ 'QUERY PLAN': string }>(`explain ${asked?.text}`, asked?.values);
  });
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toMatch(/Index Scan using rounds_\d{4}_\d{2}_game_id_currency_created_at_id_idx\d?/);
  expect(text).not.toMatch(/Seq Scan on rounds/);
});

it('a large win pays ten times the stake or about €1,000 net, not just more than the stake', async () => {
  const cara = await world.bettor({ cash: 1_000_000n });
  const rounds: [stake: bigint, win: bigint][] = [
    [4_000n, 4_040n],
    [200_000n, 310_000n],
    [200n, 2_000n],
    [10n, 900n],
  ];
  for (const [nonce, [stake, win]] of rounds.entries())
    await world.wallet.commitRound(betElement(cara, { nonce: BigInt(nonce), stake, win }));
  expect(await payouts({ playerId: cara.playerId, large: true })).toEqual([2_000n, 310_000n]);
});
