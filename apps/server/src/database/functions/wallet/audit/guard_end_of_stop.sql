-- A stop can be ended only with approvals of roles that may stop withdrawals, however the row is updated.
create or replace function guard_end_of_stop() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or tg_op = 'INSERT' then
    raise exception 'the stop has exactly one row' using errcode = 'check_violation';
  end if;
  if old.cashouts_stopped_since is not null and new.cashouts_stopped_since is distinct from old.cashouts_stopped_since and (
    new.cashouts_stopped_since is not null or not is_end_approved(null, old.cashouts_stopped_since, old.last_broken_at)) then
    raise exception 'ending a stop needs two operators' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger ledger_guard_ended before insert or update or delete on ledger_guard
  for each row execute function guard_end_of_stop();
