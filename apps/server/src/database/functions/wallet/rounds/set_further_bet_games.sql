-- Replaces the list.
create or replace function set_further_bet_games(p_games text[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from further_bet_games where game_id <> all (p_games);
  insert into further_bet_games select distinct unnest(p_games) on conflict do nothing;
end
$$;

grant execute on function set_further_bet_games(text[]) to carmine_app;
