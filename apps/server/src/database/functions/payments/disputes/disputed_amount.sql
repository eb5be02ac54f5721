-- What of a deposit was charged back by cases of their own, and not won back.
create or replace function disputed_amount(p_player bigint, p_deposit bigint) returns bigint
language sql stable set search_path = pg_catalog, public as $$
  select coalesce(sum(amount), 0)::bigint from disputes
  where player_id = p_player and deposit_id = p_deposit and booking like 'dispute:%' and state <> 'won'
$$;

grant execute on function disputed_amount(bigint, bigint) to carmine_app;
