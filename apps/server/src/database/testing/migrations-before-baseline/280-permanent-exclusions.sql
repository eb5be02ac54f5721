-- An exclusion for ever that staff imposes cannot be undone: one operator begins an exclusion with an end, two make it permanent.

alter table account_matters drop constraint account_matters_kind_check;
alter table account_matters add constraint account_matters_kind_check
  check (kind in ('remove_second_factor', 'end_match', 'reopen_account', 'exclude_forever'));
-- Until when somebody may agree; null for what was asked before this was kept.
alter table account_matters add column ends_at timestamptz default clock_timestamp() + interval '7 days';
alter table account_matters drop constraint account_matters_dropped_check;
alter table account_matters add constraint account_matters_dropped_check check (dropped in ('staff', 'player', 'used', 'expired'));

create function guard_late_agreement() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception 'this request has ended' using errcode = 'check_violation';
end
$$;
create trigger account_matters_in_time before update on account_matters
  for each row when (old.agreed_by is null and new.agreed_by is not null and old.ends_at <= clock_timestamp())
  execute function guard_late_agreement();

create function guard_permanent_exclusion() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from account_matters where player_id = new.player_id and kind = 'exclude_forever'
      and agreed_by is not null and state <> 'dropped')
    -- One that held before and holds again after a wrong match was agreed to in its day.
    and not exists (select from breaks where player_id = new.player_id and period = 'forever' and source = 'staff') then
    raise exception 'two operators exclude somebody for ever' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger breaks_permanent before insert on breaks
  for each row when (new.source = 'staff' and new.period = 'forever') execute function guard_permanent_exclusion();
