create or replace function note_operator_lock() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  new.locked_at := case
    when new.status = old.status then old.locked_at
    when new.status = 'locked' then clock_timestamp() end;
  return new;
end
$$;

create or replace trigger operators_lock_noted before update on operators for each row execute function note_operator_lock();
