create or replace function note_player_status() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  new.status_changed_at := case when new.status = old.status then old.status_changed_at else clock_timestamp() end;
  return new;
end
$$;

create or replace trigger players_status_noted before update on players for each row execute function note_player_status();
