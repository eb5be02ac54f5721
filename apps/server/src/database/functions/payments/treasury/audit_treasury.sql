-- The house's own moves of money, each booked once and with its amount: a part of audit_payments.
create or replace function audit_treasury() returns table (problem text, table_name text, row_id text)
language sql stable security definer set search_path = pg_catalog, public as $$
  with moved as (
    select b.reference, b.step, b.amount, b.currency, coalesce(sum(t.amount), 0) as moved, count(t.id) as transfers
    from bookings b left join transfers t on t.group_id = b.group_id and t.currency = b.currency
      and t.kind in ('drain', 'top_up', 'unexplained_coins', 'top_up_explained', 'arrival_reversed', 'gateway_top_up', 'gateway_withdrawal',
      'gateway_fee')
    where b.reference like 'drain:%' or b.reference like 'arrival:%' or b.reference like 'top-up:%' or b.reference like 'bank:%'
      or b.reference like 'gateway-fee:%'
    group by b.reference, b.step, b.amount, b.currency
  )
  select 'moved another amount than was booked', 'bookings', reference || ' ' || step from moved where moved <> amount or transfers <> 1
  union all
  select 'moved, and not booked', 'transfers', t.id::text from transfers t
  where t.kind in ('drain', 'top_up', 'unexplained_coins', 'top_up_explained', 'arrival_reversed', 'gateway_top_up', 'gateway_withdrawal',
      'gateway_fee')
    and not exists (select from bookings b where b.group_id = t.group_id and b.currency = t.currency
      and (b.reference like 'drain:%' or b.reference like 'arrival:%' or b.reference like 'top-up:%' or b.reference like 'bank:%'
      or b.reference like 'gateway-fee:%'))
  union all
  select 'drained, and not booked once with its amount', 'treasury_drains', d.id::text
  from treasury_drains d left join bookings b on b.reference = 'drain:' || d.id
  where (d.state = 'paid') <> (b.reference is not null) or b.amount <> d.amount
  union all
  select 'booked without a drain', 'bookings', b.reference from bookings b
  where b.reference like 'drain:%' and not exists (select from treasury_drains d where 'drain:' || d.id = b.reference and d.state = 'paid')
  union all
  select 'came, and not booked as often as it stands', 'house_arrivals', h.id::text
  from house_arrivals h join chain_assets a on a.code = h.asset
  where h.raw_amount >= a.raw_per_subunit and (h.state = 'booked')::integer <> (select count(*) filter (where step like 'book:%')
    - count(*) filter (where step like 'reverse:%') from bookings where reference = 'arrival:' || h.id)
  union all
  select 'a transfer of a gateway without its booking', 'gateway_transfers', g.id::text
  from gateway_transfers g left join bookings b on b.reference = 'bank:' || g.gateway || ':' || g.bank_reference
  where b.amount is distinct from g.amount or b.step <> g.direction
  union all
  select 'a fee of a gateway without its booking', 'gateway_fees', f.id::text
  from gateway_fees f left join bookings b on b.reference = 'gateway-fee:' || f.id
  where b.amount is distinct from f.amount or b.currency <> f.currency or b.group_id <> f.group_id
$$;

grant execute on function audit_treasury() to carmine_app;
