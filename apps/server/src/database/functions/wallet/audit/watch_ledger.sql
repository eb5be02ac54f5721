-- The same promises where looking is cheap: all stored balances against each other, and what was written lately.
create or replace function watch_ledger() returns setof ledger_finding
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with recent as materialized (
    select id, player_id, seed_id, nonce from (select id, player_id, seed_id, nonce from rounds order by id desc limit 500) r
    where seed_id is not null
  ),
  broken (check_name, example) as (
    select 'balances of a currency add up to nothing', c.currency from (
      select currency, sum(balance) as total from (
        select currency, balance from accounts where owner_kind in ('player', 'pool')
        union all select currency, balance from derived_balances) b
      group by currency) c where c.total <> 0
    union all
    select 'a nonce is the nonce of its round', r.id::text
    from recent r left join nonces n on n.player_id = r.player_id and n.seed_id = r.seed_id and n.nonce = r.nonce
    where n.round_id is distinct from r.id
    union all
    select 'next nonce = rounds of the seed', g.player_id::text
    from (select distinct seed_id from recent) r join player_gate g on g.active_seed_id = r.seed_id
    where g.next_nonce <> (select coalesce(max(n.nonce) + 1, 0) from nonces n
      where n.player_id = g.player_id and n.seed_id = r.seed_id)
    union all
    select 'money on its way out = open holds', 'all players' where
      (select coalesce(sum(balance), 0) from accounts where owner_kind = 'player' and kind = 'cashout_pending')
      <> (select coalesce(sum(cash_part + locked_part - paid - returned), 0) from cashout_holds
          where paid + returned < cash_part + locked_part)
    union all
    select 'a jackpot was paid or is there', p.id::text
    from jackpot_pools p join accounts a on a.id = p.account_id
    where p.contributed_micro <> (p.paid_cents + a.balance) * 1000000 + p.remainder_micro
    union all
    select 'rows lie in the partition of their month', x.at::text from (
      (select created_at as at from transfers_default limit 1) union all (select created_at from rounds_default limit 1)) x
    union all
    select 'the next months have partitions', to_char(m, 'YYYY-MM')
    from generate_series(date_trunc('month', now() at time zone 'UTC'), date_trunc('month', now() at time zone 'UTC') + interval '1 month',
      interval '1 month') m
    where to_regclass('public.transfers' || to_char(m, '_YYYY_MM')) is null
      or to_regclass('public.rounds' || to_char(m, '_YYYY_MM')) is null
  )
  select check_name, count(*), (array_agg(example order by example))[1:5] from broken group by check_name order by check_name
$$;

grant execute on function watch_ledger() to carmine_app;
