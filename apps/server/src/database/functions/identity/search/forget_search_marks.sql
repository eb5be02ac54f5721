-- Deletes old marks when details change, also for releases that do not know marks.
create or replace function forget_search_marks() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update search_marks set marks = null where player_id = new.player_id;
  return null;
end
$$;

create or replace trigger player_profiles_searched after update of details_sealed on player_profiles
  for each row execute function forget_search_marks();
