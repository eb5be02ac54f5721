-- A commitment stays as it was published, and what it stood for is written once. Only the sealing may be changed, under another key.
create or replace function guard_jackpot_cycle() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if (new.id, new.pool_id, new.cycle, new.commitment, new.opened_at) is distinct from (old.id, old.pool_id, old.cycle, old.commitment, old.opened_at)
    or (old.fell_at is not null and (new.trigger_cents, new.salt, new.round_id, new.fell_at)
      is distinct from (old.trigger_cents, old.salt, old.round_id, old.fell_at)) then
    raise exception 'a jackpot''s cycle is never changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create or replace trigger guarded before update on jackpot_cycles for each row execute function guard_jackpot_cycle();
