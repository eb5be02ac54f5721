-- A stop of the cash-outs is ended by two operators, each with a reason, while the books are sound.

-- When the books were last found broken: a yes of before that counts for nothing.
alter table ledger_guard add column last_broken_at timestamptz;
update ledger_guard set last_broken_at = cashouts_stopped_since;
alter table ledger_guard add check ((last_broken_at is null) = (cashouts_stopped_since is null));

create table stop_agreements (
  -- Of the stop that it ends.
  stopped_since timestamptz not null,
  broken_at timestamptz not null,
  operator_id bigint not null references operators (id),
  reason text not null check (length(reason) between 5 and 500),
  at timestamptz not null default clock_timestamp(),
  -- Nobody agrees twice.
  primary key (stopped_since, broken_at, operator_id)
);
grant select on stop_agreements to carmine_app;
create trigger append_only before update or delete on stop_agreements for each row execute function forbid_change();
create trigger never_emptied before truncate on stop_agreements execute function forbid_change();

create function guard_end_of_stop() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or tg_op = 'INSERT' then
    raise exception 'there is one row of the stop' using errcode = 'check_violation';
  end if;
  if old.cashouts_stopped_since is not null and new.cashouts_stopped_since is distinct from old.cashouts_stopped_since and (
    new.cashouts_stopped_since is not null
    or (select count(*) from stop_agreements s join operators o on o.id = s.operator_id
      where s.stopped_since = old.cashouts_stopped_since and s.broken_at = old.last_broken_at and o.status <> 'locked') < 2) then
    raise exception 'two operators end a stop' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger ledger_guard_ended before insert or update or delete on ledger_guard
  for each row execute function guard_end_of_stop();
create trigger never_emptied before truncate on ledger_guard execute function forbid_change();

-- As before, and it remembers when the books were last found broken.
create or replace function stop_cashouts(p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_guard ledger_guard;
  v_now timestamptz;
begin
  select * into strict v_guard from ledger_guard for no key update;
  v_now := clock_timestamp();
  update ledger_guard set cashouts_stopped_since = coalesce(cashouts_stopped_since, v_now), reason = coalesce(reason, p_reason),
    last_broken_at = v_now;
  if v_guard.cashouts_stopped_since is not null then return false; end if;
  insert into outbox (topic, key, payload)
  values ('ledger.invariant_broken', 'ledger', jsonb_build_object('reason', p_reason));
  return true;
end
$$;

-- outcome: agreed (somebody else has to agree too), repeated (by who has agreed already), ended, broken (the books still
-- are), none (nothing is stopped).
create function agree_to_end_stop(p_operator bigint, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_guard ledger_guard;
begin
  -- For update: nobody lets money leave while this is decided, and of two who agree at once the later one sees the other.
  select * into strict v_guard from ledger_guard for update;
  if v_guard.cashouts_stopped_since is null then return 'none'; end if;
  if exists (select from watch_ledger()) then return 'broken'; end if;
  insert into stop_agreements (stopped_since, broken_at, operator_id, reason)
  values (v_guard.cashouts_stopped_since, v_guard.last_broken_at, p_operator, p_reason)
  on conflict do nothing;
  if not found then return 'repeated'; end if;
  if (select count(*) from stop_agreements s join operators o on o.id = s.operator_id
      where s.stopped_since = v_guard.cashouts_stopped_since and s.broken_at = v_guard.last_broken_at
        and o.status <> 'locked') < 2 then
    return 'agreed';
  end if;
  update ledger_guard set cashouts_stopped_since = null, reason = null, last_broken_at = null;
  return 'ended';
end
$$;
revoke all on function agree_to_end_stop(bigint, text) from public;
grant execute on function agree_to_end_stop(bigint, text) to carmine_app;

-- One person ended a stop by it.
drop function resume_cashouts();
