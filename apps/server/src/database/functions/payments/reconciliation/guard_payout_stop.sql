-- A stop ends only with two operators' approvals and without an open difference, however the row is updated.
create or replace function guard_payout_stop() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a stop is ended, never deleted' using errcode = 'check_violation';
  end if;
  if old.stopped_since is not null and new.stopped_since is distinct from old.stopped_since and (
    new.stopped_since is not null or is_stop_needed(old.rail)
    or not is_end_approved(old.rail, old.stopped_since, old.last_broken_at)) then
    raise exception 'resuming payouts needs two operators and closed books' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger payout_stops_ended before update or delete on payout_stops
  for each row execute function guard_payout_stop();
