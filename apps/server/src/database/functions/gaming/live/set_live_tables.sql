-- Opens or closes the tables of a game. A table that closes ends its round first.
create or replace function set_live_tables(p_game text, p_open boolean) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update live_tables set open = p_open where game_id = p_game and open <> p_open
$$;

grant execute on function set_live_tables(text, boolean) to carmine_app;
