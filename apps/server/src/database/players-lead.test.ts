import { beforeAll, expect, inject, test } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { anotherDatabase, type AnotherDatabase } from './testing/another-database.ts';
import { releaseBefore } from './testing/release-before.ts';

let moved: AnotherDatabase;
let db: Database;

const players = [1n, 2n];

/** A settled round and an open one with two steps, each decided by its player's first pair, and one of a provider. */
const playedBefore = `
  insert into players (email_hash, password_hash) select sha256(n::text::bytea), '' from generate_series(1, 2) n;
  insert into seeds (player_id, server_seed_enc, server_seed_hash, client_seed, state)
  select id, '\\x', repeat(id::text, 64), 'c', 'active' from players;
  insert into rounds (id, created_at, player_id, game_id, math_version, currency, funding, status, stake, staked, cash_staked,
    bonus_staked, payout, multiplier_e4, seed_id, nonce, jackpot_micro, seq, draws, outcome, settled_at)
  select s.player_id * 10, '2020-01-01', s.player_id, 'dice', 'v', 'EUR', 'cash', 'settled', 1, 1, 1, 0, 0, 0, s.id, 0, 0, 0, '[]', '{}', now()
  from seeds s;
  insert into open_rounds (id, created_at, player_id, game_id, math_version, currency, funding, stake, staked, cash_staked,
    bonus_staked, multiplier_e4, seed_id, nonce, seq, draws, outcome)
  select s.player_id * 10 + 1, now(), s.player_id, 'blackjack', 'v', 'EUR', 'cash', 1, 1, 1, 0, 0, s.id, 1, 1, '[]', '{}' from seeds s;
  insert into nonces (seed_id, nonce, round_id)
  select seed_id, nonce, id from rounds union all select seed_id, nonce, id from open_rounds;
  insert into round_actions (round_id, seq, action, reply_key, debit, credit, created_at)
  select id, n, '{}', 'k', 0, 0, now() from open_rounds, generate_series(0, 1) n;
  insert into external_rounds (provider_id, external_id, player_id, round_id) select 'studio', 'table', player_id, id from rounds;
  insert into provider_actions (provider_id, action_id, request_hash, reply, group_id)
  select 'studio', 'bet-' || player_id, '\\x'::bytea, jsonb_build_object('round_id', id), 1 from rounds
  union all select 'studio', 'never came', '', '{}', null;
  insert into provider_reversals (provider_id, action_id, rollback_id, group_id) select 'studio', 'bet-2', 'r', 2`;

/** A deposit and a withdrawal for each player, with all dependent rows. */
const paidBefore = `
  insert into operators (email, name, role, status, password_hash, totp_secret_sealed) values ('o@example.org', 'o', 'admin', 'active', 'x', '\\x00');
  insert into chains (code, xpub, house_address, height, block_hash) values ('TST', 'x', 'y', 1, 'z');
  insert into deposits (id, player_id, gateway, currency, amount, eur_cents, eur_rate, country, expires_at)
  select 100 + id, id, 'CARDS', 'EUR', 1, 1, 1, 'MT', now() from players;
  insert into deposit_steps (deposit_id, to_state) select id, 'created' from deposits;
  insert into deposit_refunds (deposit_id, state) select id, 'by_hand' from deposits;
  insert into deposit_rulings (deposit_id, operator_id, verdict, reason) select id, 1, 'refuse', 'r' from deposits;
  insert into credit_marks (deposit_id, mark) select id, sha256('m') from deposits;
  insert into deposit_addresses (id, chain, address, address_index, player_id, country) overriding system value
  select 300 + id, 'TST', id::text, id, id, 'MT' from players;
  insert into chain_transfers (chain, txid, address_id, raw_amount, height, block_hash, deposit_id)
  select 'TST', player_id::text, id, 1, 1, 'z', 100 + player_id from deposit_addresses;
  insert into cash_outs (id, player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at)
  select 200 + id, id, 'CARD', 'EUR', 1, 0, 1, 1, '', now() from players;
  insert into cash_out_steps (cash_out_id, to_state) select id, 'requested' from cash_outs;
  insert into cash_out_approvals (cash_out_id, operator_id, reason) select id, 1, 'r' from cash_outs;
  insert into cash_out_legs (cash_out_id, leg, method, deposit_id, amount) select id, 1, 'CARDS', id - 100, 1 from cash_outs`;

const start = async (release = {}): Promise<void> => {
  const result = await migrate({ url: moved.url, ...release });
  if (!result.ok) throw new Error(result.message);
};

beforeAll(async () => {
  moved = await anotherDatabase(inject('testServer').owner);
  ({ db } = moved);
  await start(releaseBefore('366'));
  await db.run(playedBefore);
  await db.run(paidBefore);
  await start();
  return () => moved[Symbol.asyncDispose]();
});

test('every existing ledger row has its player', async () => {
  const rows = (sql: string) => db.rows<{ player_id: bigint }>(sql);
  expect(await rows('select player_id, seed_id, nonce, round_id from nonces order by round_id')).toEqual(
    players.flatMap((id) => [
      { player_id: id, seed_id: id, nonce: 0n, round_id: id * 10n },
      { player_id: id, seed_id: id, nonce: 1n, round_id: id * 10n + 1n },
    ]),
  );
  expect(await rows('select player_id, round_id, seq from round_actions order by round_id, seq')).toEqual(
    players.flatMap((id) => [0, 1].map((seq) => ({ player_id: id, round_id: id * 10n + 1n, seq }))),
  );
  expect(await rows('select player_id, action_id from provider_actions order by action_id')).toEqual([
    { player_id: 1n, action_id: 'bet-1' },
    { player_id: 2n, action_id: 'bet-2' },
    { player_id: 0n, action_id: 'never came' },
  ]);
  expect(await rows('select player_id, action_id from provider_reversals')).toEqual([
    { player_id: 2n, action_id: 'bet-2' },
  ]);
});

test('a nonce is used once for ever, and no history of the moved tables can be changed', async () => {
  const again = 'insert into nonces (player_id, seed_id, nonce, round_id) values (1, 1, 0, 99)';
  await expect(db.run(again)).rejects.toThrow('duplicate key');
  for (const table of ['nonces', 'round_actions', 'provider_actions', 'provider_reversals'])
    await expect(db.run(`update ${table} set player_id = 3`), table).rejects.toThrow('history is never changed');
  await expect(db.run('truncate nonces_3')).rejects.toThrow('history is never changed');
});

test('a provider’s action counts once, for any player, and only its own player’s is reversed', async () => {
  const action = (player: number) =>
    db.run(
      `insert into provider_actions (player_id, provider_id, action_id, request_hash, reply) values ($1, 'studio', 'bet-1', '', '{}')`,
      [player],
    );
  await expect(action(2)).rejects.toThrow('provider_actions_once');
  const reversal = db.run(
    `insert into provider_reversals (player_id, provider_id, action_id, rollback_id, group_id) values (2, 'studio', 'bet-1', 'r', 3)`,
  );
  await expect(reversal).rejects.toThrow('provider_reversals_action');
});

const hanging = {
  ...{ deposit_steps: 'deposit_id', deposit_refunds: 'deposit_id', deposit_rulings: 'deposit_id' },
  ...{ credit_marks: 'deposit_id', chain_transfers: 'deposit_id' },
  ...{ cash_out_steps: 'cash_out_id', cash_out_approvals: 'cash_out_id', cash_out_legs: 'cash_out_id' },
};

test('so has every row that hangs on a payment', async () => {
  for (const [table, column] of Object.entries(hanging)) {
    const rows = await db.rows(`select player_id, ${column} % 100 as whose from ${table} order by 1`);
    expect(rows, table).toEqual(players.map((id) => ({ player_id: id, whose: id })));
  }
});

test('what hangs on a payment is of its player: taken from it where the writer says nothing, refused where he says another', async () => {
  const transfer = (columns: string, values: string) =>
    db.run(
      `insert into chain_transfers (chain, txid, raw_amount, height, block_hash, ${columns}) values ('TST', $1, 1, 1, 'z', ${values})`,
      [values],
    );
  // As the previous release writes it.
  await transfer('address_id', '302');
  expect(await db.rows(`select player_id from chain_transfers where txid = '302'`)).toEqual([{ player_id: 2n }]);
  await expect(transfer('address_id, player_id', '302, 1')).rejects.toThrow('chain_transfers_address_fkey');
  await expect(transfer('address_id, deposit_id', '302, 101')).rejects.toThrow('chain_transfers_deposit_fkey');
  await expect(
    db.run(`insert into deposit_steps (player_id, deposit_id, to_state) values (1, 102, 'pending')`),
  ).rejects.toThrow('deposit_steps_deposit_fkey');
});
