-- Of these accounts of players and jackpots, those whose stored balance is not what the roll-up and the transfers since say, or
-- that hold another sum for open withdrawals than these say. Stable, so that all it reads is of one moment; planned for the mark
-- as it stands, so that it reads no transfer below it.
create or replace function wrong_accounts(p_accounts bigint[]) returns table (check_name text, account_id bigint)
language plpgsql stable security definer set search_path = pg_catalog, public set jit = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_mark bigint := (select up_to_transfer from rollup_mark);
begin
  return query
  with looked_at as materialized (
    select a.* from accounts a where a.id = any (p_accounts) and a.owner_kind in ('player', 'pool')
  ),
  since as materialized (
    select p.account_id, sum(p.amount) as change from postings p where p.transfer_id > v_mark group by p.account_id
  )
  select 'stored balance = its transfers', a.id
  from looked_at a left join account_rollups r on r.account_id = a.id left join since s on s.account_id = a.id
  where a.balance <> coalesce(r.balance, 0) + coalesce(s.change, 0)
  union all
  select 'money on its way out = open holds', a.id
  from looked_at a
  where a.owner_kind = 'player' and a.kind = 'cashout_pending' and a.balance <> (
    select coalesce(sum(h.cash_part + h.locked_part - h.paid - h.returned), 0) from cashout_holds h
    where h.player_id = a.owner_id and h.currency = a.currency);
end
$$;
