-- The tolerance of a minute is for a closing read by the same transaction.
create or replace function guard_erasure_time() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_moved boolean := exists (select from transfers where player_id = new.player_id and payment_id is not null);
  v_kept interval := case when v_moved then interval '5 years' else interval '30 days' end;
  v_closed timestamptz := (select max(closed_at) from account_closures where player_id = new.player_id and reopened_at is null);
begin
  if new.due_at < v_closed + v_kept - interval '1 minute' then
    raise exception 'a player cannot be erased before the end of the legal retention period' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger erasures_in_time before insert on erasures
  for each row when (current_user = 'carmine_app') execute function guard_erasure_time();
