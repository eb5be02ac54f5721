-- Compares all bookings with payments; a leg paid late is booked once, one way.
create or replace function audit_payments() returns table (problem text, table_name text, row_id text)
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with booked as materialized (
    select reference, step, player_id, currency, amount, group_id, substring(reference from '^payment:([0-9]{1,18})$')::bigint as payment_id
    from bookings where reference like 'payment:%'
      and (step in ('credit', 'reverse') or step like 'settle:%' or step like 'late:%' or step like 'returned:%')
    union all
    -- A booking of a dispute without its dispute has no payment, and is reported below.
    select b.reference, b.step, b.player_id, b.currency, b.amount, b.group_id, d.deposit_id
    from bookings b left join disputes d on d.id = substring(b.reference from '^dispute:([0-9]{1,18})$')::bigint
    where b.reference like 'dispute:%'
  ),
  moved as materialized (
    select payment_id, group_id, currency, min(player_id) as player_id, sum(amount) as amount,
      case when kind in ('deposit', 'deposit_locked', 'deposit_settled') then 'credit' when kind in ('cashout_paid', 'cashout_fee') then 'settle'
        when kind in ('late_payout', 'late_payout_owed', 'late_payout_lost') then 'late'
        when kind in ('charge_back_won', 'charge_back_settled', 'loss_recovered') then 'won'
        when kind = 'payout_returned' then 'returned' else 'reverse' end as step
    from transfers
    where kind in ('deposit', 'deposit_locked', 'deposit_settled', 'cashout_paid', 'cashout_fee', 'deposit_reversed',
        'late_payout', 'late_payout_owed', 'late_payout_lost', 'charge_back_won', 'charge_back_settled', 'loss_recovered',
        'payout_returned')
      or (kind = 'receivable' and payment_id is not null)
    group by payment_id, group_id, currency, 6
  ),
  legs as materialized (
    select payment_id, split_part(step, ':', 2)::integer as leg, amount from booked where step like 'settle:%'
  )
  select * from audit_treasury()
  union all
  -- Deposits.
  select 'credited without a deposit of its player and amount', 'bookings', b.reference
  from booked b left join deposits d on d.id = b.payment_id and d.player_id = b.player_id and d.currency = b.currency
    and d.credited_at is not null and coalesce(d.credited_amount, d.amount) = b.amount
  where b.step = 'credit' and d.id is null
  union all
  select 'credited, and not booked', 'deposits', d.id::text
  from deposits d left join booked b on b.payment_id = d.id and b.step = 'credit'
  where d.credited_at is not null and b.reference is null
  union all
  select 'credited without a word of its gateway', 'deposits', d.id::text
  from deposits d
  where d.credited_at is not null and d.provider_reference is null and not exists (select from chain_assets a where a.code = d.gateway)
  union all
  select 'credited with another amount than came on its chain', 'deposits', d.id::text
  from deposits d join chain_assets a on a.code = d.gateway
  left join (select deposit_id, coalesce(asset, chain) as asset, sum(raw_amount) - sum(remainder_raw) as raw from chain_transfers
    where state = 'credited' group by 1, 2) t on t.deposit_id = d.id and t.asset = a.code
  where d.state = 'credited'
    and (t.raw is null or mod(t.raw, d.amount) <> 0 or trim_scale(t.raw / d.amount)::text !~ '^10*$')
  union all
  -- Disputes.
  select 'won back without a dispute of its player and amount', 'bookings', b.reference
  from booked b left join disputes d on 'dispute:' || d.id = b.reference and d.player_id = b.player_id and d.currency = b.currency
    and d.state = 'won' and d.amount = b.amount
  where b.step = 'won' and d.id is null
  union all
  select 'won, and not booked', 'disputes', d.id::text
  from disputes d left join booked b on b.reference = 'dispute:' || d.id and b.step = 'won'
  where d.state = 'won' and b.reference is null
  union all
  select 'charged back without taking the money back', 'disputes', d.id::text
  from disputes d left join booked b on b.reference = d.booking and b.step = 'reverse' and b.player_id = d.player_id
    and b.currency = d.currency and b.amount = d.amount
  where b.reference is null
  union all
  -- Transfers.
  select 'moved another amount than was booked', 'bookings', b.reference || ' ' || b.step
  from booked b left join moved m on m.group_id = b.group_id and m.payment_id = b.payment_id
    and m.step = split_part(b.step, ':', 1) and m.currency = b.currency
  where m.amount is distinct from b.amount
  union all
  select 'moved for a payment that was not booked', 'transfers',
    (select min(t.id)::text from transfers t where t.group_id = m.group_id and t.payment_id is not distinct from m.payment_id)
  from moved m left join booked b on b.group_id = m.group_id and b.payment_id = m.payment_id
  where b.reference is null
  union all
  -- Cash-outs.
  select 'paid without a cash-out of that amount', 'bookings', 'payment:' || l.payment_id || ' settle:' || l.leg
  from legs l
  left join cash_outs c on c.id = l.payment_id and c.amount = l.amount and (c.state in ('paid', 'returned')
    -- Dropped by its network after it was paid, and on its way again.
    or (c.state = 'submitted' and exists (select from cash_out_steps s where s.cash_out_id = c.id and s.from_state = 'paid')))
    and exists (select from chain_sends s where s.cash_out_id = c.id and s.txid is not null)
  left join cash_out_legs g on g.cash_out_id = l.payment_id and g.leg = l.leg and g.state = 'paid' and g.amount + g.fee = l.amount
  where c.id is null and g.leg is null
  union all
  select 'sent with another amount than was asked for', 'chain_sends', s.cash_out_id::text
  from chain_sends s
  left join (select id, amount - fee as net from cash_outs union all select id, amount from treasury_drains) c on c.id = s.cash_out_id
  where c.id is null or mod(s.raw_amount, c.net) <> 0 or trim_scale(s.raw_amount / c.net)::text !~ '^10*$'
  union all
  select 'paid, and not booked whole', 'cash_outs', c.id::text
  from cash_outs c left join (select payment_id, sum(amount) as amount from legs group by payment_id) l on l.payment_id = c.id
  where c.state = 'paid' and c.amount is distinct from l.amount
  union all
  select 'booked as paid, and says that it was not', 'cash_outs', c.id::text
  from cash_outs c
  where c.state not in ('submitted', 'paid', 'returned') and exists (select from legs l where l.payment_id = c.id)
  union all
  -- Transfers that came back.
  select 'returned without a transfer of that amount', 'bookings', b.reference || ' ' || b.step
  from booked b left join bank_transfers t on t.cash_out_id = b.payment_id and b.step = 'returned:' || t.leg and t.state = 'returned'
    and t.amount = b.amount
  where b.step like 'returned:%' and t.leg is null
  union all
  -- Legs that failed and were paid after all.
  select 'paid late without a leg of that amount', 'bookings', b.reference || ' ' || b.step
  from booked b left join cash_out_legs g on g.cash_out_id = b.payment_id and b.step = 'late:' || g.leg and g.state = 'paid'
    and g.late_way in ('player', 'house') and g.amount = b.amount
  where b.step like 'late:%' and g.leg is null
  union all
  select 'paid late, and not booked once', 'cash_out_legs', g.cash_out_id || ' ' || g.leg
  from cash_out_legs g
  where g.late_way is not null and (select array_agg(b.step) from booked b
    where b.payment_id = g.cash_out_id and b.step in ('settle:' || g.leg, 'late:' || g.leg))
    is distinct from array[case g.late_way when 'held' then 'settle:' else 'late:' end || g.leg]
$$;

grant execute on function audit_payments() to carmine_app;
