/** Rounds in the ledger before the measurement begins: generated in the database, and balanced. */
import type { Database } from '../../apps/server/src/database/database.ts';
import type { Player } from './ledger-load.ts';

/** Every second round of a player wins back both stakes, so that balances do not change. */
const fill = `
  with account as materialized (
    select g.player_id, g.active_seed_id as seed_id, g.next_nonce, c.id as cash, b.id as bank, p.id as play_session_id,
      row_number() over (order by g.player_id) as place
    from player_gate g
    join accounts c on c.owner_id = g.player_id and c.owner_kind = 'player' and c.currency = 'EUR' and c.kind = 'cash'
    join accounts b on b.owner_id = 0 and b.owner_kind = 'house' and b.currency = 'EUR' and b.kind = 'bank'
    join play_sessions p on p.player_id = g.player_id
    where g.player_id = any ($1)
  ),
  round as materialized (
    select a.*, n.i, nextval('round_ids') as id, a.next_nonce + n.i as nonce, nextval('transfer_groups') as group_id,
      case when n.i % 2 = 1 then 200 else 0 end as win,
      date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
        + (now() - date_trunc('month', now() at time zone 'UTC') at time zone 'UTC') * (($3 + n.i)::float8 / $4) as at
    from generate_series(0, $2 - 1) n (i) cross join account a
    order by n.i, a.place
  ),
  booked as (
    insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, round_id)
    select r.at, r.player_id, r.group_id, t.kind, t.source, t.target, 'EUR', t.amount, r.id
    from round r
    cross join lateral (values ('bet', r.cash, r.bank, 100), ('win', r.bank, r.cash, r.win)) t (kind, source, target, amount)
    where t.amount > 0
  ),
  used as (
    insert into nonces (player_id, seed_id, nonce, round_id) select player_id, seed_id, nonce, id from round
  )
  insert into rounds (id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, status, stake,
    staked, cash_staked, bonus_staked, payout, multiplier_e4, seed_id, nonce, jackpot_micro, seq, draws, outcome, settled_at)
  select id, at, player_id, 'dice', '3f2a9c417b60', play_session_id, 'EUR', 'cash', 'settled', 100,
    100, 100, 0, win, win * 100, seed_id, nonce, 0, 0, '[[10000, 4711]]', '{"roll": 4711, "target": 4950, "over": false}', at
  from round`;

/** A single statement would keep all of them in memory. */
const atOnce = 200_000;

/** Adds at least this many rounds and advances the players' nonces. Returns the number written. */
export const holdRounds = async (owner: Database, players: readonly Player[], rounds: number): Promise<number> => {
  const ids = players.map(({ playerId }) => playerId.toString());
  const each = Math.ceil(atOnce / players.length / 2) * 2;
  const inAll = Math.ceil(rounds / players.length / each) * each;
  let written = 0;
  while (written < rounds) {
    written += await owner.transaction(async (sql) => {
      const count = await sql.run(fill, [ids, each, written / players.length, inAll]);
      await sql.run('update player_gate set next_nonce = next_nonce + $2 where player_id = any ($1)', [ids, each]);
      return count;
    });
    for (const player of players) player.nonce += BigInt(each);
  }
  await owner.run('vacuum analyze');
  await owner.run('checkpoint');
  return written;
};
