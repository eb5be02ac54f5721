create or replace function begin_search_marks() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into search_marks (player_id) values (new.player_id);
  return null;
end
$$;

create or replace trigger player_keys_searched after insert on player_keys for each row execute function begin_search_marks();
