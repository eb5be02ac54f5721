-- Whoever changes details, also a program that knows no marks, leaves none of the old ones behind.
create or replace function forget_search_marks() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update search_marks set marks = null where player_id = new.player_id;
  return null;
end
$$;

create or replace trigger player_profiles_searched after update of details_sealed on player_profiles
  for each row execute function forget_search_marks();
