-- Compares what was credited in the sealed blocks p_after + 1 … p_to with bookings and deposits: every transfer out of a clearing account.
-- Uses only index lookups, so that it can run every few seconds; audit_payments checks everything.
create or replace function check_credits(p_after bigint, p_to bigint)
returns table (problem text, table_name text, row_id text)
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with came as materialized (
    select distinct t.payment_id, t.group_id, t.currency from transfers t
    where t.id > (select transfers_after from ledger_seals where n = p_after + 1)
      and t.id <= (select transfers_to from ledger_seals where n = p_to)
      and t.from_account = any (array(select a.id from ledger_parties p
        join accounts a on a.owner_id = p.id and a.owner_kind = p.kind and a.kind = 'clearing_in'))
  ),
  booked as materialized (
    select c.*, b.reference, b.step, b.player_id, b.amount, m.first_id, m.moved
    from came c
    left join lateral (
      select b.* from (
        select 'payment:' || c.payment_id as reference, 'credit' as step
        union all select 'dispute:' || d.id, 'won' from disputes d where d.deposit_id = c.payment_id) k
      join bookings b on b.reference = k.reference and b.step = k.step
      where b.group_id = c.group_id and b.currency = c.currency) b on true
    cross join lateral (
      select min(t.id) as first_id, sum(t.amount) filter (where a.kind = 'clearing_in') as moved
      from transfers t join accounts a on a.id = t.from_account
      where t.group_id = c.group_id and t.payment_id = c.payment_id) m
  )
  select 'moved for a payment that was not booked', 'transfers', coalesce(b.first_id, (select min(t.id) from transfers t
    where t.id > (select transfers_after from ledger_seals where n = p_after + 1)
      and t.id <= (select transfers_to from ledger_seals where n = p_to) and t.group_id = b.group_id))::text
  from booked b where b.reference is null
  union all
  select 'moved another amount than was booked', 'bookings', b.reference || ' ' || b.step
  from booked b where b.moved <> b.amount
  union all
  select 'credited without a deposit of its player and amount', 'bookings', b.reference
  from booked b left join deposits d on d.id = b.payment_id and d.player_id = b.player_id and d.currency = b.currency
    and d.credited_at is not null and coalesce(d.credited_amount, d.amount) = b.amount
  where b.step = 'credit' and d.id is null
  union all
  select 'won back without a dispute of its player and amount', 'bookings', b.reference
  from booked b left join disputes d on 'dispute:' || d.id = b.reference and d.id = substring(b.reference from '^dispute:([0-9]{1,18})$')::bigint
    and d.player_id = b.player_id and d.currency = b.currency and d.state = 'won' and d.amount = b.amount
  where b.step = 'won' and d.id is null
$$;

grant execute on function check_credits(bigint, bigint) to carmine_app;
