-- Replaces the list.
create or replace function set_bonus_closed_games(p_games text[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from bonus_closed_games where game_id <> all (p_games);
  insert into bonus_closed_games select distinct unnest(p_games) on conflict do nothing;
end
$$;

grant execute on function set_bonus_closed_games(text[]) to carmine_app;
