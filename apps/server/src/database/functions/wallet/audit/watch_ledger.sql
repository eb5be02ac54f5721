-- Invariants that are cheap to check at any size of the ledger: accounts that changed since the last check, some of the others in rotation,
-- and recent rows. Locks nothing that a bet waits for.
create or replace function watch_ledger(p_accounts integer default 20000) returns setof ledger_finding
language plpgsql volatile security definer set search_path = pg_catalog, public set jit = off
set plan_cache_mode = force_custom_plan as $$
declare
  v_watch ledger_watch;
  v_seen bigint;
  v_turn bigint[];
begin
  -- Serialises concurrent checks.
  select * into strict v_watch from ledger_watch for update;
  -- Read first: everything below it is committed, and what is above it is checked again next time.
  select up_to_transfer into strict v_seen from rollup_mark;
  v_turn := array(select id from accounts where id > v_watch.checked_account order by id limit p_accounts);
  insert into suspect_accounts (account_id)
  select distinct w.account_id
  from wrong_accounts(v_turn || array(select p.account_id from postings p where p.transfer_id > v_watch.seen_transfer)) w
  on conflict do nothing;
  delete from suspect_accounts s
  where not exists (select from wrong_accounts(array(select account_id from suspect_accounts)) w where w.account_id = s.account_id);
  update ledger_watch set seen_transfer = greatest(seen_transfer, v_seen), checked_account = coalesce(v_turn[p_accounts], 0);

  return query
  with recent as materialized (
    select id, player_id, seed_id, nonce from (select id, player_id, seed_id, nonce from rounds order by id desc limit 500) r
    where seed_id is not null
  ),
  broken (check_name, example) as (
    select w.check_name, w.account_id::text from wrong_accounts(array(select account_id from suspect_accounts)) w
    union all
    select 'a nonce is the nonce of its round', r.id::text
    from recent r left join nonces n on n.player_id = r.player_id and n.seed_id = r.seed_id and n.nonce = r.nonce
    where n.round_id is distinct from r.id
    union all
    select 'next nonce = rounds of the seed', g.player_id::text
    from (select distinct player_id, seed_id from recent) r
    join player_gate g on g.player_id = r.player_id and g.active_seed_id = r.seed_id
    where g.next_nonce <> (select coalesce(max(n.nonce) + 1, 0) from nonces n
      where n.player_id = g.player_id and n.seed_id = r.seed_id)
    union all
    select 'a jackpot was paid or is there', p.id::text
    from jackpot_pools p join accounts a on a.id = p.account_id
    where p.contributed_micro + p.seeded_cents * 1000000 <> (p.paid_cents + a.balance) * 1000000 + p.remainder_micro or a.balance <> p.held_cents
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
  select b.check_name, count(*), (array_agg(b.example order by b.example))[1:5] from broken b group by b.check_name order by b.check_name;
end
$$;

grant execute on function watch_ledger(integer) to carmine_app;
