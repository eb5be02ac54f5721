-- An exclusion reaches a person's other accounts only by what was proven: an identity verified on both sides, a card or
-- account that both paid with, or a document. A name and a birth date can be typed by anybody: they open a case for staff.

create table exclusion_cases (
  id bigint generated always as identity primary key,
  -- The account that the exclusion may concern, and the one that is excluded.
  player_id bigint not null references players (id),
  excluded_id bigint not null references players (id),
  basis text not null check (basis in ('name_and_birth_date', 'verified_identity', 'payment_instrument', 'document')),
  opened_at timestamptz not null default clock_timestamp(),
  decision text check (decision in ('same_person', 'different_persons')),
  decided_by bigint references operators (id),
  decided_at timestamptz,
  -- The operator's words, under the player's key.
  reason_sealed bytea,
  unique (player_id, excluded_id),
  check (player_id <> excluded_id),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)
    and (decision is null) = (reason_sealed is null))
);
create index exclusion_cases_excluded on exclusion_cases (excluded_id);
-- Written by the functions below only.
grant select on exclusion_cases to carmine_app;

alter table different_persons
  alter column matter_id drop not null,
  add column case_id bigint references exclusion_cases (id),
  add constraint different_persons_decided check (num_nonnulls(matter_id, case_id) = 1);

-- Whose exclusion a matched one is.
alter table breaks
  add column matched_with bigint references players (id),
  add constraint breaks_matched check (matched_with is null or source = 'match');

alter table risk_flags drop constraint risk_flags_kind_check;
alter table risk_flags add constraint risk_flags_kind_check check (kind in (
  'deposits_day', 'deposits_month', 'deposits_year', 'cash_outs_day', 'cash_outs_month', 'cash_outs_year',
  'sanctions', 'exposed', 'same_papers', 'same_payout', 'same_instrument', 'same_address', 'same_phone', 'same_mailbox',
  'excluded_elsewhere', 'by_staff'));

-- What an account has in common with an excluded one, the strongest first; null: nothing, or staff know better. What binds
-- was proven on the side of the excluded account too: nobody is excluded by what a stranger says of himself.
create function exclusion_basis(p_player bigint, p_excluded bigint) returns text
language sql stable set search_path = pg_catalog, public as $$
  select case
    when exists (select from different_persons where player_id = p_player and other_id = p_excluded) then null
    when exists (select from exclusion_cases
      where player_id = p_player and excluded_id = p_excluded and decision = 'same_person') then 'decided'
    when alike.marks and exists (select from verification_cases where player_id = p_player and kind = 'identity' and status = 'verified')
      and exists (select from verification_cases where player_id = p_excluded and kind = 'identity' and status = 'verified')
      then 'verified_identity'
    when exists (
      select from deposit_instruments own
      join deposits d on d.id = own.deposit_id and d.credited_at is not null
      join deposit_instruments other on other.mark = own.mark and other.player_id = p_excluded
      join deposits e on e.id = other.deposit_id and e.credited_at is not null
      where own.player_id = p_player) then 'payment_instrument'
    when exists (
      select from verification_papers own
      join verification_cases c on c.id = own.case_id and c.kind = 'identity' and c.status <> 'rejected'
      join verification_papers other on other.content_hash = own.content_hash and other.player_id = p_excluded
      join verification_cases e on e.id = other.case_id and e.kind = 'identity' and e.status = 'verified'
      where own.player_id = p_player) then 'document'
    when alike.marks then 'name_and_birth_date'
  end
  from (select exists (
    select from player_marks own
    join player_marks other on other.player_id = p_excluded and (other.mark = any(own.folds || own.mark) or other.folds && own.folds)
    where own.player_id = p_player) as marks) alike
$$;

-- Accounts that may be of one person with this one. Whether they are, exclusion_basis says.
create function accounts_alike(p_player bigint) returns setof bigint
language sql stable set search_path = pg_catalog, public as $$
  select other.player_id from player_marks own
  join player_marks other on other.player_id <> own.player_id and (other.mark = any(own.folds || own.mark) or other.folds && own.folds)
  where own.player_id = p_player
  union
  select other.player_id from deposit_instruments own
  join deposit_instruments other on other.mark = own.mark and other.player_id <> own.player_id
  where own.player_id = p_player
  union
  select other.player_id from verification_papers own
  join verification_papers other on other.content_hash = own.content_hash and other.player_id <> own.player_id
  where own.player_id = p_player
  union
  select excluded_id from exclusion_cases where player_id = p_player and decision = 'same_person'
$$;

-- Every exclusion of the player's own or of staff, of an account that may be of one person with this one. A matched one
-- does not reach further.
create function exclusions_alike(p_player bigint, out excluded_id bigint, out basis text, out period text, out ends_at timestamptz)
returns setof record
language sql stable set search_path = pg_catalog, public as $$
  select b.player_id, found.basis, b.period, b.ends_at
  from accounts_alike(p_player) alike (id)
  join breaks b on b.player_id = alike.id and b.ended_at is null and b.kind = 'exclusion' and b.source <> 'match'
  cross join lateral (select exclusion_basis(p_player, b.player_id) as basis) found
  where found.basis is not null
  order by b.ends_at desc nulls first, b.player_id
$$;

-- The body of start_break: also for an exclusion that comes from another account, which only the functions here begin.
create function begin_break(
  p_player bigint, p_period text, p_source text, p_ends timestamptz, p_with bigint,
  out outcome text, out kind text, out until timestamptz
)
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_current breaks;
begin
  kind := case when p_period in ('1d', '7d', '30d', '90d') then 'cool_off' else 'exclusion' end;
  if p_period <> 'forever' then until := coalesce(p_ends, v_now + replace(p_period, 'd', ' days')::interval); end if;
  select * into v_current from breaks b where b.player_id = p_player and b.ended_at is null;
  if found then
    if (v_current.kind = 'exclusion' and (kind = 'cool_off' or v_current.ends_at is null))
      or (v_current.ends_at > v_now and until < v_current.ends_at)
      -- What came from another account comes once.
      or (p_source = 'match' and v_current.kind = 'exclusion' and until <= v_current.ends_at) then
      -- What another account brings is nobody's wish.
      if p_source <> 'match' then
        insert into refused_breaks (player_id, period, source) values (p_player, p_period, p_source);
      end if;
      outcome := 'shorter';
      kind := v_current.kind;
      until := v_current.ends_at;
      return;
    end if;
    update breaks b set ended_at = least(v_current.ends_at, v_now) where b.id = v_current.id;
  end if;
  insert into breaks (player_id, kind, period, source, started_at, ends_at, matched_with)
  values (p_player, begin_break.kind, p_period, p_source, v_now, until, p_with);
  perform refresh_standing(p_player);
  outcome := 'started';
end
$$;

create or replace function start_break(
  p_player bigint, p_period text, p_source text, p_ends timestamptz, out outcome text, out kind text, out until timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- A program that still matches by name and birth date changes nothing.
  if p_source = 'match' then
    outcome := 'shorter';
    return;
  end if;
  select b.outcome, b.kind, b.until into start_break.outcome, start_break.kind, start_break.until
  from begin_break(p_player, p_period, p_source, p_ends, null) b;
end
$$;

-- In the one order in which gates are locked, for a transaction that goes on to several accounts.
create function lock_gates(p_players bigint[]) returns void
language sql security definer set search_path = pg_catalog, public as $$
  select 1 from player_gate where player_id = any(p_players) order by player_id for no key update
$$;

-- Looks for exclusions of the same person elsewhere: what is proven begins here, what is only alike becomes a case.
-- outcome: started; held (a longer one holds, or the same already); none.
create function match_exclusion(p_player bigint, out outcome text, out period text, out until timestamptz)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate;
  v_found record;
  v_begun record;
begin
  outcome := 'none';
  -- A decision that comes in this very moment is seen: it takes the same lock.
  if exists (select from exclusions_alike(p_player) e where e.basis <> 'name_and_birth_date') then v_gate := lock_gate(p_player); end if;
  for v_found in select * from exclusions_alike(p_player) loop
    if v_found.basis <> 'decided' then
      insert into exclusion_cases as c (player_id, excluded_id, basis) values (p_player, v_found.excluded_id, v_found.basis)
      on conflict (player_id, excluded_id) do update set basis = excluded.basis
      where c.decision is null and c.basis = 'name_and_birth_date' and excluded.basis <> c.basis;
    end if;
    if v_found.basis = 'name_and_birth_date' then
      insert into risk_flags (player_id, kind, cause, detail, holds)
      values (p_player, 'excluded_elsewhere', 'player ' || v_found.excluded_id, jsonb_build_object('other', v_found.excluded_id::text), false)
      on conflict (player_id, kind, cause) do nothing;
    elsif outcome <> 'started' then
      select * into v_begun from begin_break(p_player, v_found.period, 'match', v_found.ends_at, v_found.excluded_id);
      outcome := case v_begun.outcome when 'started' then 'started' else 'held' end;
      if v_begun.outcome = 'started' then
        period := v_found.period;
        until := v_begun.until;
      end if;
    end if;
  end loop;
end
$$;

-- Ends a matched exclusion. One of the player's own, or of staff, that the match had replaced holds again: nothing that the
-- player wished for is shortened. Returns ended, or held where an own one holds.
create function end_matched_break(p_player bigint) returns text
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_match breaks;
  v_before breaks;
begin
  update breaks set ended_at = v_now where player_id = p_player and ended_at is null and source = 'match' returning * into strict v_match;
  for v_before in select * from breaks where player_id = p_player and id < v_match.id order by id desc loop
    -- Ended by its player's own request after its term, or by itself: what was before that is over too.
    exit when v_before.ended_at >= v_before.end_asked_at + interval '24 hours'
      or (v_before.kind = 'cool_off' and v_before.ends_at <= v_now)
      or (v_before.source = 'match' and (
        exists (select from account_matters m where m.player_id = p_player and m.kind = 'end_match' and m.state = 'done'
          and m.ended_at >= v_before.ended_at)
        or exists (select from exclusion_cases c where c.player_id = p_player and c.decision = 'different_persons'
          and c.excluded_id = v_before.matched_with and c.decided_at <= v_before.ended_at)));
    continue when v_before.source = 'match';
    insert into breaks (player_id, kind, period, source, started_at, ends_at, end_asked_at)
    values (p_player, v_before.kind, v_before.period, v_before.source, v_before.started_at, v_before.ends_at, v_before.end_asked_at);
    perform refresh_standing(p_player);
    return 'held';
  end loop;
  perform refresh_standing(p_player);
  return 'ended';
end
$$;

-- One operator's word about a case. same_person may be taken back by different_persons; that is for good.
-- outcome: over (decided before); bound, with period and until (the exclusion begins here); ended, held (a wrong match is
-- over, and an own exclusion holds); kept (nothing else changes).
create function decide_exclusion_case(
  p_case bigint, p_operator bigint, p_decision text, p_reason bytea, out outcome text, out period text, out until timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_case exclusion_cases;
  v_gate player_gate;
  v_match record;
begin
  select * into strict v_case from exclusion_cases where id = p_case;
  v_gate := lock_gate(v_case.player_id);
  select * into strict v_case from exclusion_cases where id = p_case for no key update;
  if v_case.decision is not distinct from p_decision or v_case.decision = 'different_persons' then
    outcome := 'over';
    return;
  end if;
  update exclusion_cases set decision = p_decision, decided_by = p_operator, decided_at = clock_timestamp(), reason_sealed = p_reason
  where id = p_case;
  outcome := 'kept';
  if p_decision = 'different_persons' then
    insert into different_persons (player_id, other_id, case_id)
    select a, b, p_case from (values (v_case.player_id, v_case.excluded_id), (v_case.excluded_id, v_case.player_id)) pair (a, b)
    on conflict do nothing;
    if exists (select from breaks where player_id = v_case.player_id and ended_at is null and matched_with = v_case.excluded_id) then
      outcome := end_matched_break(v_case.player_id);
    end if;
  end if;
  -- Another account of the person may be excluded too.
  select * into v_match from match_exclusion(v_case.player_id);
  if v_match.outcome = 'started' then
    outcome := 'bound';
    period := v_match.period;
    until := v_match.until;
  end if;
  update risk_flags set cleared_at = clock_timestamp(), cleared_by = p_operator, clearing_sealed = p_reason
  where player_id = v_case.player_id and kind = 'excluded_elsewhere' and cause = 'player ' || v_case.excluded_id and cleared_at is null;
end
$$;

-- A case is decided, not cleared: its flag goes with the decision.
create or replace function guard_risk_flag() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a flag is never forgotten' using errcode = 'check_violation'; end if;
  if old.cleared_at is not null then
    raise exception 'a cleared flag never changes' using errcode = 'check_violation';
  end if;
  if new.kind = 'excluded_elsewhere' and new.cleared_at is not null and exists (
    select from exclusion_cases c
    where c.player_id = new.player_id and new.cause = 'player ' || c.excluded_id and c.decision is null) then
    raise exception 'a case is decided first' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

grant execute on function lock_gates, match_exclusion, decide_exclusion_case to carmine_app;
grant execute on function accounts_alike(bigint) to carmine_app;

-- Exclusions that came by name and birth date alone become cases; what was proven goes on. The player may play again until
-- an operator has decided, and hears so.
do $$
declare
  v_break record;
  v_found record;
  v_bound boolean;
  v_any boolean;
begin
  for v_break in select id, player_id from breaks where source = 'match' and ended_at is null order by player_id loop
    v_bound := false;
    v_any := false;
    for v_found in select * from exclusions_alike(v_break.player_id) loop
      v_any := true;
      insert into exclusion_cases (player_id, excluded_id, basis) values (v_break.player_id, v_found.excluded_id, v_found.basis)
      on conflict do nothing;
      if v_found.basis <> 'name_and_birth_date' then
        if not v_bound then update breaks set matched_with = v_found.excluded_id where id = v_break.id; end if;
        v_bound := true;
      else
        insert into risk_flags (player_id, kind, cause, detail, holds)
        values (v_break.player_id, 'excluded_elsewhere', 'player ' || v_found.excluded_id,
          jsonb_build_object('other', v_found.excluded_id::text), false)
        on conflict do nothing;
      end if;
    end loop;
    -- Nobody else is excluded any more: whose exclusion it was cannot be told, so it ends like its player's own.
    if v_any and not v_bound and end_matched_break(v_break.player_id) = 'ended' then
      insert into outbox (topic, key, payload)
      values ('player.break_ended', v_break.player_id::text, jsonb_build_object('playerId', v_break.player_id::text));
    end if;
  end loop;
end
$$;
-- What was asked for the old way is asked for as a case now.
update account_matters set state = 'dropped', dropped = 'staff', ended_at = clock_timestamp()
where kind = 'end_match' and state = 'asked';
