create or replace function guard_erasure() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if old.erased_at is not null then
    raise exception 'what is erased stays erased' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace trigger erasures_guarded before update or delete on erasures for each row execute function guard_erasure();
