-- Of these accounts of players and jackpots, those whose stored balance differs from roll-up plus later transfers, or whose withdrawals
-- pending differ from the open holds, money at tables from the stacks, or prizes from their tournament. Stable, so that all reads are from one
-- snapshot.
create or replace function wrong_accounts(p_accounts bigint[]) returns table (check_name text, account_id bigint)
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with looked_at as materialized (
    select a.* from accounts a where a.id = any (p_accounts) and a.owner_kind in ('player', 'pool')
  )
  select 'stored balance = its transfers', a.id
  from looked_at a left join account_rollups r on r.account_id = a.id left join changes_since_roll_up() s on s.account_id = a.id
  where a.balance <> coalesce(r.balance, 0) + coalesce(s.change, 0)
  union all
  select 'money on its way out = open holds', a.id
  from looked_at a
  where a.owner_kind = 'player' and a.kind = 'cashout_pending' and a.balance <> (
    select coalesce(sum(h.cash_part + h.locked_part - h.paid - h.returned), 0) from cashout_holds h
    where h.player_id = a.owner_id and h.currency = a.currency)
  union all
  select 'money at tables = the stacks there', a.id
  from looked_at a
  where a.owner_kind = 'player' and a.kind = 'table' and a.balance <> (
    select coalesce(sum(s.amount), 0) from table_stacks s where s.player_id = a.owner_id and s.currency = a.currency)
  union all
  select 'a tournament''s pool = what came in and went out', a.id
  from looked_at a left join tournament_pools p on p.tournament_id = a.owner_id
  where a.owner_kind = 'pool' and a.kind = 'tournament'
    and a.balance is distinct from p.added + p.entered - p.refunded - p.paid - p.kept
$$;
