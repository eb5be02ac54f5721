/** Players' balances. Writes go through the ledger's functions. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { StatementEntry, WalletBalance, Withdrawable } from './balance.ts';
import type { PlayerId } from '../ids.ts';

export const openWallet = async (sql: Sql, playerId: PlayerId, code: CurrencyCode, makeDefault: boolean) => {
  const { opened } = await sql.one<{ opened: boolean }>('select open_wallet($1, $2, $3) as opened', [
    playerId,
    code,
    makeDefault,
  ]);
  return opened;
};

export const setDefault = async (sql: Sql, playerId: PlayerId, code: CurrencyCode) => {
  const { held } = await sql.one<{ held: boolean | null }>('select set_default_currency($1, $2) as held', [
    playerId,
    code,
  ]);
  return held === true;
};

/** In the order in which the wallets were opened. */
export const balances = (sql: Sql, playerId: PlayerId): Promise<WalletBalance[]> =>
  sql.rows<WalletBalance>(
    `select a.currency,
       (sum(a.balance) filter (where a.kind = 'cash'))::bigint as cash,
       (sum(a.balance) filter (where a.kind = 'bonus'))::bigint as bonus,
       (sum(a.balance) filter (where a.kind = 'locked'))::bigint as locked,
       (sum(a.balance) filter (where a.kind = 'free_spin_win'))::bigint as "freeSpinWin",
       (sum(a.balance) filter (where a.kind = 'cashout_pending'))::bigint as "cashoutPending",
       coalesce(sum(a.balance) filter (where a.kind = 'table'), 0)::bigint as "atTables",
       coalesce((select owed from player_debts d where d.player_id = $1 and d.currency = a.currency), 0) as owed,
       a.currency = g.default_currency as default
     from accounts a join player_gate g on g.player_id = a.owner_id
     where a.owner_id = $1 and a.owner_kind = 'player'
     group by a.currency, g.default_currency order by min(a.id)`,
    [playerId],
  );

/** Players who may not play cannot stake, so nothing has to be staked before they withdraw. */
export const withdrawable = (sql: Sql, playerId: PlayerId): Promise<Withdrawable[]> =>
  sql.rows<Withdrawable>(
    `select c.currency, greatest(c.balance - u.unstaked, 0) + l.balance as withdrawable, l.balance as locked,
       least(l.balance, e.open) as "lockedByLimit", least(u.unstaked, c.balance) as unstaked, b.barred
     from accounts c
     join player_gate g on g.player_id = c.owner_id
     join accounts l on l.owner_id = c.owner_id and l.owner_kind = 'player' and l.currency = c.currency and l.kind = 'locked'
     cross join lateral (select keeps_from_play(g) as barred) b
     cross join lateral (select case when b.barred then 0 else c.unstaked end as unstaked) u
     cross join lateral (
       select coalesce(sum(x.amount - x.released), 0)::bigint as open from limit_excesses x
       where x.player_id = c.owner_id and x.currency = c.currency and x.closed_at is null) e
     where c.owner_id = $1 and c.owner_kind = 'player' and c.kind = 'cash' order by c.id`,
    [playerId],
  );

const held = `from transfers t join accounts a on a.id in (t.from_account, t.to_account)
     and a.owner_id = t.player_id and a.owner_kind = 'player' where t.player_id = $1`;

/** One entry per side of a transfer that belongs to the player, newest first. */
export const statement = async (sql: Sql, playerId: PlayerId, page: number, size: number) => {
  const items = await sql.rows<StatementEntry>(
    `select t.id, t.created_at as at, t.kind, a.kind as account, t.currency,
       case a.id when t.to_account then t.amount else -t.amount end as amount,
       t.round_id as "roundId", t.payment_id as "paymentId"
     ${held} order by t.id desc, a.id limit $2 offset $3`,
    [playerId, size, page * size],
  );
  const { total } = await sql.one<{ total: bigint }>(
    `select (select coalesce(sum(r.postings), 0) from accounts a join account_rollups r on r.account_id = a.id
         where a.owner_id = $1 and a.owner_kind = 'player')::bigint
       + (select count(*) ${held} and t.id > (select up_to_transfer from rollup_mark)) as total`,
    [playerId],
  );
  return { items, total };
};
