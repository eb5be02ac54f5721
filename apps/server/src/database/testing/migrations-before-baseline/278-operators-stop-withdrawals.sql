-- One operator stops withdrawals; two resume them. A failed ledger check is told apart from that, and told even where an operator
-- had stopped withdrawals before.

alter table ledger_guard add column books_broken boolean not null default false;
alter table ledger_guard add column stopped_by bigint references operators (id);
update ledger_guard set books_broken = true where cashouts_stopped_since is not null;
alter table ledger_guard add check (cashouts_stopped_since is not null or (not books_broken and stopped_by is null));

-- True when it was this call that found the books broken.
create or replace function stop_cashouts(p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_guard ledger_guard;
  v_now timestamptz;
begin
  select * into strict v_guard from ledger_guard for no key update;
  v_now := clock_timestamp();
  update ledger_guard set cashouts_stopped_since = coalesce(cashouts_stopped_since, v_now),
    reason = case when books_broken then reason else p_reason end, books_broken = true, last_broken_at = v_now;
  if v_guard.books_broken then return false; end if;
  insert into outbox (topic, key, payload)
  values ('ledger.invariant_broken', 'ledger', jsonb_build_object('reason', p_reason));
  return true;
end
$$;

-- outcome: stopped, already, not_allowed.
create function stop_withdrawals(p_operator bigint, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_guard ledger_guard;
  v_now timestamptz;
begin
  if not exists (select from operators where id = p_operator and status <> 'locked' and role in ('payments', 'risk', 'admin')) then
    return 'not_allowed';
  end if;
  -- For update: a withdrawal that is being let go ends first, and the next one sees the stop.
  select * into strict v_guard from ledger_guard for update;
  if v_guard.cashouts_stopped_since is not null then return 'already'; end if;
  v_now := clock_timestamp();
  update ledger_guard set cashouts_stopped_since = v_now, reason = p_reason, last_broken_at = v_now, stopped_by = p_operator;
  insert into outbox (topic, key, payload)
  values ('withdrawals.stopped', 'ledger', jsonb_build_object('reason', p_reason, 'operator', p_operator::text));
  return 'stopped';
end
$$;
revoke all on function stop_withdrawals(bigint, text) from public;
grant execute on function stop_withdrawals(bigint, text) to carmine_app;

-- outcome: agreed (somebody else has to agree too), repeated (by who has agreed already), ended, broken (the books still
-- are), none (nothing is stopped), not_allowed.
create or replace function agree_to_end_stop(p_operator bigint, p_reason text) returns text
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
  update ledger_guard set cashouts_stopped_since = null, reason = null, last_broken_at = null, books_broken = false,
    stopped_by = null;
  insert into outbox (topic, key, payload)
  values ('withdrawals.resumed', 'ledger', jsonb_build_object('reason', p_reason, 'operator', p_operator::text));
  return 'ended';
end
$$;
