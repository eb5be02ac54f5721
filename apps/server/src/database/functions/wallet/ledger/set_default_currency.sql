create or replace function set_default_currency(p_player bigint, p_currency text) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  update player_gate set default_currency = p_currency
  where player_id = p_player and exists (select from accounts
    where owner_id = p_player and owner_kind = 'player' and currency = p_currency and kind = 'cash')
  returning true
$$;

grant execute on function set_default_currency(bigint, text) to carmine_app;
