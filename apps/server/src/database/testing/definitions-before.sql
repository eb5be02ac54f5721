-- The definitions of the release before, each below the path of its file, as tests of moving over need them. A release that has
-- been everywhere takes its place.

--- compliance/alike_watch_list.sql
-- The list that a new one of this name would be taken for; null where there is none, or one of this very name.
create or replace function alike_watch_list(p_name text) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select name from watch_lists
  where state = 'active' and watch_list_sight(name) = watch_list_sight(p_name)
    and not exists (select from watch_lists where name = p_name and state = 'active')
  order by name limit 1
$$;

grant execute on function alike_watch_list(text) to carmine_app;

--- compliance/clear_not_second.sql
-- Clears what holds a player for sharing an address where this player is not the second, or is so no more: was the first, or
-- has proven it meanwhile. The cause is renamed, so that the same raises a flag again where it comes to be true.
create or replace function clear_not_second(p_player bigint) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  with shared as (
    select other.player_id as other, bool_or(first_at_address(p_player, own.method, own.address) = other.player_id) as second
    from cash_outs own join cash_outs other on other.method = own.method and other.address = own.address
    where own.player_id = p_player and own.address <> '' and other.player_id <> p_player and exists (
      select from risk_flags f where f.player_id = p_player and f.kind = 'same_payout' and f.holds and f.cleared_at is null
        and f.detail ->> 'other' = other.player_id::text)
    group by other.player_id
  ), cleared as (
    update risk_flags f set cleared_at = clock_timestamp(), cleared_as = 'not_second',
      cause = 'not second, ' || f.id || ': ' || f.cause
    from shared
    where f.player_id = p_player and f.kind = 'same_payout' and f.holds and f.cleared_at is null and f.raised_by is null
      and f.detail ->> 'other' = shared.other::text and shared.second is not true
    returning f.id
  )
  select count(*) from cleared
$$;

grant execute on function clear_not_second(bigint) to carmine_app;

--- compliance/dropped_entries.sql
-- What stands on the one list and not on the other; all of it where there is no other, or one of another kind. A number that was
-- made from the line of a file says nothing. The planner does not know yet how long a list is that was loaded just now.
create or replace function dropped_entries(p_base bigint, p_list bigint) returns setof watch_entries
language sql stable security definer set search_path = pg_catalog, public set enable_nestloop = off as $$
  select b.* from watch_entries b where b.list_id = p_base and not exists (
    select from watch_entries e
    where e.list_id = p_list and e.name = b.name and e.born is not distinct from b.born
      and (e.reference = b.reference or b.reference ~ '^line [0-9]+$')
      and (select kind from watch_lists where id = p_list) = (select kind from watch_lists where id = p_base))
$$;

grant execute on function dropped_entries(bigint, bigint) to carmine_app;

--- compliance/erase_player.sql
-- The key goes, and with it every value that was sealed with it, in the tables and in every back-up that follows. What was
-- never sealed and still points at a person is emptied or deleted; the ledger, payments and rounds keep their numbers.
create or replace function erase_player(p_player bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  -- A program that is told a later time erases nobody sooner.
  v_now timestamptz := least(p_now, clock_timestamp());
begin
  perform 1 from players where id = p_player for no key update;
  if not exists (select 1 from erasures where player_id = p_player and erased_at is null and due_at <= v_now) then
    return 'not_due';
  end if;
  if exists (select from erasures e where e.player_id = p_player and e.asked_by is not null and not exists (
      select from account_matters m where m.player_id = p_player and m.kind = 'erase_data' and m.asked_by = e.asked_by
        and m.agreed_by is not null and m.state = 'done' and m.ended_at >= e.asked_at)) then
    return 'not_agreed';
  end if;
  if (select status from players where id = p_player) <> 'closed' then return 'account_not_closed'; end if;
  if exists (
    select 1 from accounts where owner_kind = 'player' and owner_id = p_player and balance > 0
      and kind in ('cash', 'locked', 'cashout_pending')
  ) then
    return 'money_left';
  end if;
  delete from player_keys where player_id = p_player;
  update players set
    email_hash = sha256(convert_to('erased ' || p_player || ' ' || gen_random_uuid(), 'UTF8')),
    password_hash = 'erased', registration_code = null, click_id = null, language = 'en', time_zone = 'UTC'
  where id = p_player;
  update player_profiles set details_sealed = '\x', avatar = null, receive_email_promo = false where player_id = p_player;
  update sessions set address_enc = '\x', user_agent = '', ended_at = coalesce(ended_at, v_now)
  where player_id = p_player;
  delete from mail_tokens where player_id = p_player;
  delete from password_history where player_id = p_player;
  delete from totp_secrets where player_id = p_player;
  delete from passkeys where player_id = p_player;
  delete from passkey_challenges where player_id = p_player;
  delete from recovery_codes where player_id = p_player;
  delete from favourites where player_id = p_player;
  delete from notices where player_id = p_player;
  delete from mail_refusals where player_id = p_player;
  delete from play_preferences where player_id = p_player;
  delete from sittings where player_id = p_player;
  delete from risk_marks where player_id = p_player;
  delete from deposit_instruments where player_id = p_player;
  update account_matters set state = 'dropped', dropped = 'player', ended_at = v_now
  where player_id = p_player and state in ('asked', 'waiting');
  -- The mark of an exclusion that holds is what keeps the person out.
  delete from player_marks m where m.player_id = p_player
    and not exists (select 1 from breaks b where b.player_id = p_player and b.kind = 'exclusion' and b.ended_at is null);
  update data_exports set state = 'gone', file = null, size = null, expires_at = null where player_id = p_player;
  update erasures set erased_at = v_now where player_id = p_player;
  return 'erased';
end
$$;

grant execute on function erase_player(bigint, timestamp with time zone) to carmine_app;

--- compliance/exclusion-matches/accounts_alike.sql
-- Accounts that may be of one person with this one. Whether they are, exclusion_basis says.
create or replace function accounts_alike(p_player bigint) returns setof bigint
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

grant execute on function accounts_alike(bigint) to carmine_app;

--- compliance/exclusion-matches/decide_exclusion_case.sql
-- One operator's word about a case. same_person may be taken back by different_persons; that is for good.
-- outcome: over (decided before); bound, with period and until (the exclusion begins here); ended, held (a wrong match is
-- over, and an own exclusion holds); kept (nothing else changes).
create or replace function decide_exclusion_case(
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

grant execute on function decide_exclusion_case(bigint, bigint, text, bytea) to carmine_app;

--- compliance/exclusion-matches/end_match.sql
-- Ends an exclusion that came by a match with somebody else. One of the player's own, or of staff, that the match had
-- replaced holds again: nothing that the player wished for is shortened. outcome: ended, held (an own one holds), none.
create or replace function end_match(p_player bigint, p_matter bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_match breaks;
  v_before breaks;
begin
  if not exists (
    select from account_matters where id = p_matter and player_id = p_player and kind = 'end_match' and agreed_by is not null
  ) then
    raise exception 'nobody agreed to end this match' using errcode = 'check_violation';
  end if;
  select * into v_match from breaks where player_id = p_player and ended_at is null and source = 'match';
  if not found then return 'none'; end if;
  insert into different_persons (player_id, other_id, matter_id)
  select pair.a, pair.b, p_matter
  from player_marks own
  join player_marks other on (other.mark = any(own.folds || own.mark) or other.folds && own.folds) and other.player_id <> own.player_id
  join breaks b on b.player_id = other.player_id and b.ended_at is null and b.kind = 'exclusion'
  cross join lateral (values (own.player_id, other.player_id), (other.player_id, own.player_id)) pair (a, b)
  where own.player_id = p_player
  on conflict do nothing;
  update breaks set ended_at = v_now where id = v_match.id;
  for v_before in select * from breaks where player_id = p_player and id < v_match.id order by id desc loop
    -- Ended by its player's own request after its term, or by itself: what was before that is over too.
    exit when v_before.ended_at >= v_before.end_asked_at + interval '24 hours'
      or (v_before.kind = 'cool_off' and v_before.ends_at <= v_now)
      or (v_before.source = 'match' and exists (
        select from account_matters m where m.player_id = p_player and m.kind = 'end_match' and m.state = 'done'
          and m.ended_at >= v_before.ended_at));
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

grant execute on function end_match(bigint, bigint) to carmine_app;

--- compliance/exclusion-matches/end_matched_break.sql
-- Ends a matched exclusion. One of the player's own, or of staff, that the match had replaced holds again: nothing that the
-- player wished for is shortened. Returns ended, or held where an own one holds.
create or replace function end_matched_break(p_player bigint) returns text
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

--- compliance/exclusion-matches/exclusion_basis.sql
-- What an account has in common with an excluded one, the strongest first; null: nothing, or staff know better. What binds
-- was proven on the side of the excluded account too: nobody is excluded by what a stranger says of himself.
create or replace function exclusion_basis(p_player bigint, p_excluded bigint) returns text
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

--- compliance/exclusion-matches/exclusions_alike.sql
-- Every exclusion of the player's own or of staff, of an account that may be of one person with this one. A matched one
-- does not reach further.
create or replace function exclusions_alike(p_player bigint, out excluded_id bigint, out basis text, out period text, out ends_at timestamptz)
returns setof record
language sql stable set search_path = pg_catalog, public as $$
  select b.player_id, found.basis, b.period, b.ends_at
  from accounts_alike(p_player) alike (id)
  join breaks b on b.player_id = alike.id and b.ended_at is null and b.kind = 'exclusion' and b.source <> 'match'
  cross join lateral (select exclusion_basis(p_player, b.player_id) as basis) found
  where found.basis is not null
  order by b.ends_at desc nulls first, b.player_id
$$;

--- compliance/exclusion-matches/match_exclusion.sql
-- Looks for exclusions of the same person elsewhere: what is proven begins here, what is only alike becomes a case.
-- outcome: started; held (a longer one holds, or the same already); none.
create or replace function match_exclusion(p_player bigint, out outcome text, out period text, out until timestamptz)
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

grant execute on function match_exclusion(bigint) to carmine_app;

--- compliance/first_at_address.sql
-- Who was let go to this address before this player was; nobody for who was the first, or has proven the address where the first
-- has not: two who can both sign for it are no strangers. What was only asked for, refused or failed counts for nothing.
create or replace function first_at_address(p_player bigint, p_method text, p_address text) returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select first.player_id from (
    select c.player_id from cash_outs c join cash_out_steps s on s.cash_out_id = c.id and s.to_state = 'approved'
    where c.method = p_method and c.address = p_address and p_address <> ''
      and c.state in ('approved', 'submitting', 'submitted', 'paid', 'returned')
    order by s.id limit 1
  ) first
  where first.player_id <> p_player and (
    exists (select from address_proofs p
      where p.player_id = first.player_id and p.chain = p_method and p.address = p_address)
    or not exists (select from address_proofs p
      where p.player_id = p_player and p.chain = p_method and p.address = p_address))
$$;

grant execute on function first_at_address(bigint, text, text) to carmine_app;

--- compliance/forget_waiting_lists.sql
-- What nobody is asked about any more.
create or replace function forget_waiting_lists() returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from watch_lists l where l.state = 'waiting' and not exists (
    select from approval_requests m where m.kind = 'replace_list' and m.state = 'open' and m.expires_at > clock_timestamp()
      and m.new_values ->> 'list' = l.id::text)
$$;

grant execute on function forget_waiting_lists() to carmine_app;

--- compliance/guard_account_matter.sql
create or replace function guard_account_matter() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a matter is never forgotten' using errcode = 'check_violation'; end if;
  if old.state in ('done', 'dropped') or (old.state = 'waiting' and new.state = 'asked') then
    raise exception 'a matter that is over never changes' using errcode = 'check_violation';
  end if;
  if old.agreed_by is not null and new.agreed_by is distinct from old.agreed_by then
    raise exception 'who agreed never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger account_matters_guarded before update or delete on account_matters
  for each row execute function guard_account_matter();

--- compliance/guard_asked_erasure.sql
-- An agreement is for one wish: once it is done it lets no second one in. A player's own wish is written where that player has just
-- shown to be there, and what is written for the servers' role never ends before the law's time.
create or replace function guard_asked_erasure() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.asked_by is not null then
    if not exists (select from account_matters where player_id = new.player_id and kind = 'erase_data'
        and asked_by = new.asked_by and agreed_by is not null and state = 'asked') then
      raise exception 'two operators have somebody erased' using errcode = 'check_violation';
    end if;
  elsif not exists (select from sessions where player_id = new.player_id and ended_at is null
      and expires_at > clock_timestamp() and stepped_up_at > clock_timestamp() - interval '16 minutes') then
    raise exception 'somebody asks to be erased who has just shown who is there' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger erasures_by_two before insert on erasures
  for each row when (new.asked_by is not null) execute function guard_asked_erasure();
create or replace trigger erasures_by_player before insert on erasures
  for each row when (new.asked_by is null and current_user = 'carmine_app') execute function guard_asked_erasure();

--- compliance/guard_erasure.sql
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

--- compliance/guard_erasure_time.sql
-- The minute is for a closure that the same transaction read.
create or replace function guard_erasure_time() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_moved boolean := exists (select from transfers where player_id = new.player_id and payment_id is not null);
  v_kept interval := case when v_moved then interval '5 years' else interval '30 days' end;
  v_closed timestamptz := (select max(closed_at) from account_closures where player_id = new.player_id and reopened_at is null);
begin
  if new.due_at < v_closed + v_kept - interval '1 minute' then
    raise exception 'nobody is erased before the law lets go' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger erasures_in_time before insert on erasures
  for each row when (current_user = 'carmine_app') execute function guard_erasure_time();

--- compliance/guard_late_agreement.sql
create or replace function guard_late_agreement() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_refused text;
begin
  if old.ends_at is null or old.ends_at <= clock_timestamp() then
    raise exception 'this request has ended' using errcode = 'check_violation';
  end if;
  -- Nobody is locked, and no role is taken away, between this look and what follows from it.
  perform 1 from operators where id in (old.asked_by, new.agreed_by) order by id for share;
  v_refused := why_not_agreed(old.id, new.agreed_by);
  if v_refused is not null then
    raise exception 'this agreement does not count: %', v_refused using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger account_matters_in_time before update on account_matters
  for each row when (old.agreed_by is null and new.agreed_by is not null)
  execute function guard_late_agreement();

--- compliance/guard_risk_flag.sql
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

create or replace trigger risk_flags_guarded before update or delete on risk_flags for each row execute function guard_risk_flag();

--- compliance/guard_second_payout.sql
create or replace function guard_second_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if is_second_payout(new.id) then
    raise exception 'another player was paid to this address before' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_second before update on cash_outs
  for each row when (new.state = 'approved' and old.state in ('requested', 'review')) execute function guard_second_payout();

--- compliance/is_second_payout.sql
-- Whether this would go where somebody else was paid before, and nobody has cleared that. Of two that are let go at once the
-- second waits here, and sees the first.
create or replace function is_second_payout(p_cash_out bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
  v_first bigint;
begin
  select * into v_cash_out from cash_outs where id = p_cash_out;
  if coalesce(v_cash_out.address, '') = '' then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('payout_address ' || v_cash_out.method || ' ' || v_cash_out.address, 0));
  v_first := first_at_address(v_cash_out.player_id, v_cash_out.method, v_cash_out.address);
  return v_first is not null and not exists (
    select from risk_flags where player_id = v_cash_out.player_id and kind = 'same_payout' and cause = 'player ' || v_first
      and cleared_by is not null);
end
$$;

grant execute on function is_second_payout(bigint) to carmine_app;

--- compliance/load_watch_list.sql
-- Takes the place of the list of its name where it drops nothing; false where it does: two have to agree then.
create or replace function load_watch_list(p_list bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_name text;
  v_base bigint;
begin
  select name into v_name from watch_lists where id = p_list and state = 'waiting';
  if not found then raise exception 'this list does not wait' using errcode = 'check_violation'; end if;
  perform lock_watch_list(v_name);
  if alike_watch_list(v_name) is not null then
    raise exception 'this list would be taken for another one' using errcode = 'check_violation';
  end if;
  select id into v_base from watch_lists where name = v_name and state = 'active';
  if v_base is not null then
    if exists (select from dropped_entries(v_base, p_list)) then return false; end if;
    delete from watch_lists where id = v_base;
  end if;
  update watch_lists set state = 'active' where id = p_list;
  return true;
end
$$;

grant execute on function load_watch_list(bigint) to carmine_app;

--- compliance/lock_watch_list.sql
create or replace function lock_watch_list(p_name text) returns void
language sql set search_path = pg_catalog, public as $$
  select pg_advisory_xact_lock(hashtextextended('watch_list ' || watch_list_sight(p_name), 0))
$$;

--- compliance/protection/ask_break_end.sql
-- Only after its term, and only then the day begins. Asked again it goes on counting. Null where nothing can be ended.
create or replace function ask_break_end(p_player bigint) returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_asked timestamptz;
begin
  update breaks set end_asked_at = coalesce(end_asked_at, clock_timestamp())
  where player_id = p_player and ended_at is null and kind = 'exclusion' and ends_at <= clock_timestamp()
  returning end_asked_at into v_asked;
  return v_asked + interval '24 hours';
end
$$;

grant execute on function ask_break_end(bigint) to carmine_app;

--- compliance/protection/ask_limit.sql
-- A tighter limit holds at once; a looser one waits a day and for a yes. outcome: set, waits, same.
create or replace function ask_limit(p_player bigint, p_kind text, p_span text, p_cents bigint, p_source text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_setting text := limit_setting(p_kind, p_span);
  v_now timestamptz := clock_timestamp();
  v_limit bigint := (to_jsonb(v_gate) ->> v_setting)::bigint;
  v_tighter boolean := p_cents is not null and (v_limit is null or p_cents < v_limit);
begin
  if p_source = 'staff' and not v_tighter then return 'same'; end if;
  if not v_tighter and p_cents is distinct from v_limit and exists (
    select from limit_requests where player_id = p_player and kind = p_kind and span = p_span
      and confirmed_at is null and dropped_at is null and cents is not distinct from p_cents
      and holds_from + interval '7 days' > v_now) then
    return 'waits';
  end if;
  update limit_requests set dropped_at = v_now
  where player_id = p_player and kind = p_kind and span = p_span and confirmed_at is null and dropped_at is null;
  if p_cents is not distinct from v_limit then return 'same'; end if;
  insert into limit_requests (player_id, kind, span, cents, source, asked_at, holds_from, confirmed_at)
  values (p_player, p_kind, p_span, p_cents, p_source, v_now, v_now + case when v_tighter then interval '0' else interval '24 hours' end,
    case when v_tighter then v_now end);
  if not v_tighter then return 'waits'; end if;
  perform set_gate(p_player, jsonb_build_object(v_setting, p_cents));
  return 'set';
end
$$;

grant execute on function ask_limit(bigint, text, text, bigint, text) to carmine_app;

--- compliance/protection/begin_break.sql
-- The body of start_break: also for an exclusion that comes from another account, which only the functions here begin.
create or replace function begin_break(
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

--- compliance/protection/confirm_limit.sql
-- As before, by the function that may loosen too.
create or replace function confirm_limit(p_player bigint, p_request bigint, out outcome text, out holds_from timestamptz)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_request limit_requests;
begin
  select * into v_request from limit_requests r
  where r.id = p_request and r.player_id = p_player and r.confirmed_at is null and r.dropped_at is null
    and r.holds_from + interval '7 days' > v_now;
  if not found then
    outcome := 'gone';
    return;
  end if;
  holds_from := v_request.holds_from;
  if v_now < v_request.holds_from then
    outcome := 'early';
    return;
  end if;
  update limit_requests r set confirmed_at = v_now where r.id = p_request;
  perform write_gate(p_player, jsonb_build_object(limit_setting(v_request.kind, v_request.span), v_request.cents));
  outcome := 'set';
end
$$;

grant execute on function confirm_limit(bigint, bigint) to carmine_app;

--- compliance/protection/drop_limit_request.sql
create or replace function drop_limit_request(p_player bigint, p_request bigint) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  update limit_requests set dropped_at = clock_timestamp()
  where id = p_request and player_id = p_player and confirmed_at is null and dropped_at is null
  returning true
$$;

grant execute on function drop_limit_request(bigint, bigint) to carmine_app;

--- compliance/protection/end_asked_breaks.sql
-- Those whose day after the request is over. Returns whose.
create or replace function end_asked_breaks() returns setof bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_player bigint;
  v_gate player_gate;
begin
  for v_player in
    select player_id from breaks where ended_at is null and end_asked_at <= clock_timestamp() - interval '24 hours'
    order by player_id
  loop
    v_gate := lock_gate(v_player);
    update breaks set ended_at = clock_timestamp()
    where player_id = v_player and ended_at is null and end_asked_at <= clock_timestamp() - interval '24 hours';
    if found then
      perform refresh_standing(v_player);
      return next v_player;
    end if;
  end loop;
end
$$;

grant execute on function end_asked_breaks() to carmine_app;

--- compliance/protection/guard_permanent_exclusion.sql
create or replace function guard_permanent_exclusion() returns trigger
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

create or replace trigger breaks_permanent before insert on breaks
  for each row when (new.source = 'staff' and new.period = 'forever') execute function guard_permanent_exclusion();

--- compliance/protection/keeps_from_play.sql
create or replace function keeps_from_play(p_gate player_gate) returns boolean
language sql stable set search_path = pg_catalog, public as $$
  select (p_gate.standing <> 'active' and (p_gate.standing_until is null or p_gate.standing_until > clock_timestamp()))
    or exists (select from blocked_countries where country = p_gate.country)
$$;

grant execute on function keeps_from_play(player_gate) to carmine_app;

--- compliance/protection/limit_setting.sql
create or replace function limit_setting(p_kind text, p_span text) returns text
language plpgsql immutable set search_path = pg_catalog, public as $$
begin
  if p_kind not in ('deposit', 'loss', 'stake') or p_span not in ('day', 'week', 'month') then
    raise exception 'limits: % by % is none', p_kind, p_span;
  end if;
  return p_kind || '_limit_' || p_span;
end
$$;

--- compliance/protection/lock_gates.sql
-- In the one order in which gates are locked, for a transaction that goes on to several accounts.
create or replace function lock_gates(p_players bigint[]) returns void
language sql security definer set search_path = pg_catalog, public as $$
  select 1 from player_gate where player_id = any(p_players) order by player_id for no key update
$$;

grant execute on function lock_gates(bigint[]) to carmine_app;

--- compliance/protection/refresh_standing.sql
-- The gate says what account and break together say. Whoever changes one of them calls this in the same transaction; the
-- gate's lock puts two that come at once in order, and the later one sees both.
create or replace function refresh_standing(p_player bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_due record;
begin
  select * into v_due from standing_due(p_player);
  update player_gate set standing = v_due.standing, standing_until = v_due.until where player_id = p_player;
  return v_due.standing;
end
$$;

grant execute on function refresh_standing(bigint) to carmine_app;

--- compliance/protection/release_excess.sql
-- As much as the limits allow now, of what is still locked. The number of subunits that became cash.
create or replace function release_excess(p_payment bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_excess limit_excesses;
  v_gate player_gate;
  v_cash accounts;
  v_locked accounts;
  v_room bigint;
  v_left bigint;
  v_amount bigint;
  v_group bigint := nextval('transfer_groups');
begin
  select * into v_excess from limit_excesses where payment_id = p_payment;
  if not found then raise exception 'ledger: payment % exceeded no limit', p_payment; end if;
  v_gate := roll_windows(lock_gate(v_excess.player_id));
  select * into strict v_excess from limit_excesses where payment_id = p_payment;
  if v_excess.closed_at is not null then return 0; end if;
  if v_gate.standing <> 'active' and (v_gate.standing_until is null or v_gate.standing_until > clock_timestamp()) then return 0; end if;
  v_cash := player_account(v_excess.player_id, v_excess.currency, 'cash');
  v_locked := player_account(v_excess.player_id, v_excess.currency, 'locked');
  v_left := least(v_excess.amount - v_excess.released, v_locked.balance);
  select room into v_room from deposit_room(v_gate, 0);
  v_amount := least(v_left, coalesce(floor(v_room / v_excess.eur), v_left));
  if v_amount > 0 then
    perform ledger_move(v_group, 'released', v_locked.id, v_cash.id, v_excess.currency, v_amount, p_payment);
    perform count_deposit(v_excess.player_id, v_cash.id, v_amount, v_excess.eur);
    insert into bookings values ('payment:' || p_payment, 'release:' || v_excess.released, v_excess.player_id,
      v_excess.currency, v_amount, v_group, '{"repeated": false}');
  end if;
  update limit_excesses set released = released + v_amount,
    closed_at = case when v_amount = v_left then clock_timestamp() end
  where payment_id = p_payment;
  return v_amount;
end
$$;

grant execute on function release_excess(bigint) to carmine_app;

--- compliance/protection/standing_due.sql
-- What account and breaks together ask of the gate.
create or replace function standing_due(p_player bigint, out standing text, out until timestamptz)
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  v_status text;
  v_break breaks;
begin
  standing := 'active';
  select status into v_status from players where id = p_player;
  select * into v_break from breaks
  where player_id = p_player and ended_at is null and (kind = 'exclusion' or ends_at > clock_timestamp());
  -- What does not end by itself goes before what does.
  if v_status in ('locked', 'closed') then standing := v_status;
  elsif v_break.kind = 'exclusion' then standing := 'excluded';
  elsif v_break.kind = 'cool_off' then
    standing := 'cool_off';
    until := v_break.ends_at;
  end if;
end
$$;

--- compliance/protection/start_break.sql
-- p_ends: where the term does not run from now. outcome: started, or shorter where the one that holds would be weakened by
-- it; then kind and until are that one's.
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

grant execute on function start_break(bigint, text, text, timestamp with time zone) to carmine_app;

--- compliance/protection/tell_ended_cool_offs.sql
create or replace function tell_ended_cool_offs() returns setof bigint
language sql security definer set search_path = pg_catalog, public as $$
  update breaks set end_told = true
  where kind = 'cool_off' and ended_at is null and not end_told and ends_at <= clock_timestamp()
  returning player_id
$$;

grant execute on function tell_ended_cool_offs() to carmine_app;

--- compliance/protection/window_end_in.sql
-- Where a window that would have ended at p_ends ends in another zone: never before it. A day lasts to that zone's next midnight. A
-- week or a month, which would become up to twice as long by it, is only moved by what two zones can lie apart.
create or replace function window_end_in(p_span text, p_ends timestamptz, p_zone text) returns timestamptz
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  v_begun timestamp := date_trunc(p_span, p_ends at time zone p_zone);
  v_ends timestamptz := v_begun at time zone p_zone;
begin
  if v_ends < p_ends then v_ends := (v_begun + ('1 ' || p_span)::interval) at time zone p_zone; end if;
  return case when p_span <> 'day' and v_ends > p_ends + interval '26 hours' then p_ends else v_ends end;
end
$$;

--- compliance/protection/write_gate.sql
-- As before. What was over is closed in the old zone first, so that the next window is a whole one too.
create or replace function write_gate(p_player bigint, p_patch jsonb) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_zone text := p_patch ->> 'time_zone';
begin
  if p_patch - array['standing', 'standing_until', 'time_zone', 'country', 'jurisdiction', 'minimum_cycle_ms',
    'maximum_stake_cents', 'deposit_limit_day', 'deposit_limit_week', 'deposit_limit_month', 'loss_limit_day',
    'loss_limit_week', 'loss_limit_month', 'stake_limit_day', 'stake_limit_week', 'stake_limit_month'] <> '{}' then
    raise exception 'ledger: a setting of the gate that is not one';
  end if;
  -- A zone that does not exist must fail here and not at the next bet.
  perform now() at time zone v_zone;
  -- Where nothing was ever counted there is no window to keep.
  if v_zone <> v_gate.time_zone and v_gate.day_ends > '-infinity' then
    v_gate := roll_windows(v_gate);
    update player_gate set
      day_ends = window_end_in('day', v_gate.day_ends, v_zone),
      week_ends = window_end_in('week', v_gate.week_ends, v_zone),
      month_ends = window_end_in('month', v_gate.month_ends, v_zone)
    where player_id = p_player;
  end if;
  v_gate := jsonb_populate_record(v_gate, p_patch);
  update player_gate set
    standing = v_gate.standing, standing_until = v_gate.standing_until, time_zone = v_gate.time_zone,
    country = v_gate.country, jurisdiction = v_gate.jurisdiction, minimum_cycle_ms = v_gate.minimum_cycle_ms,
    maximum_stake_cents = v_gate.maximum_stake_cents,
    deposit_limit_day = v_gate.deposit_limit_day, deposit_limit_week = v_gate.deposit_limit_week,
    deposit_limit_month = v_gate.deposit_limit_month, loss_limit_day = v_gate.loss_limit_day,
    loss_limit_week = v_gate.loss_limit_week, loss_limit_month = v_gate.loss_limit_month,
    stake_limit_day = v_gate.stake_limit_day, stake_limit_week = v_gate.stake_limit_week,
    stake_limit_month = v_gate.stake_limit_month
  where player_id = p_player;
end
$$;

--- compliance/remove_watch_list.sql
create or replace function remove_watch_list(p_name text, p_base bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform lock_watch_list(p_name);
  delete from watch_lists where id = p_base and name = p_name and state = 'active';
  return found;
end
$$;

--- compliance/replace_watch_list.sql
-- Of two who agreed. False where the list is another one than when it was asked: what is dropped would be something else.
create or replace function replace_watch_list(p_name text, p_base bigint, p_list bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform lock_watch_list(p_name);
  if not exists (select from watch_lists where id = p_list and name = p_name and state = 'waiting') then return false; end if;
  delete from watch_lists where id = p_base and name = p_name and state = 'active';
  if not found then return false; end if;
  update watch_lists set state = 'active' where id = p_list;
  return true;
end
$$;

--- compliance/watch_list_sight.sql
-- A list's name as an eye takes it: letters that look alike are one, and nothing else counts than letters and digits.
create or replace function watch_list_sight(p_name text) returns text
language sql immutable set search_path = pg_catalog, public as $$
  select regexp_replace(
    translate(lower(translate(normalize(p_name, NFKC), 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX') collate "pg_c_utf8"),
      'авеёікмнорстухѕјԁһӏοαερτυνικηωχi01', 'abeelkmhopctyxsjdhloaeptuvlkhwxlol'),
    '[^[:alnum:]]', '', 'g')
$$;

--- compliance/why_not_agreed.sql
-- Why this operator's agreement would not count: not_allowed and one_chain, as refused_word says them, or matter_changed (the
-- account is not as it was when somebody asked). Null where it would.
create or replace function why_not_agreed(p_matter bigint, p_operator bigint) returns text
language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  v_matter account_matters;
begin
  select * into strict v_matter from account_matters where id = p_matter;
  return coalesce(
    refused_word(v_matter.asked_by, p_operator,
      case v_matter.kind when 'erase_data' then array['admin'] else array['support', 'risk', 'admin'] end),
    case when
      (v_matter.kind in ('reopen_account', 'erase_data') and exists (select from account_closures
        where player_id = v_matter.player_id and reopened_at is null and closed_at > v_matter.asked_at))
      or (v_matter.kind = 'reopen_account' and exists (select from players
        where id = v_matter.player_id and status <> 'active' and status_changed_at > v_matter.asked_at))
      or (v_matter.kind = 'remove_second_factor' and is_factor_used_since(v_matter.player_id, v_matter.asked_at))
    then 'matter_changed' end);
end
$$;

grant execute on function why_not_agreed(bigint, bigint) to carmine_app;

--- gaming/current_sitting.sql
-- No row: no sitting goes on now.
create or replace function current_sitting(p_player bigint)
returns table (began timestamptz, last_bet timestamptz, first_round bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  v_known sittings;
begin
  -- Two pages that ask at once count the same rounds; the later one goes on from what the first has kept.
  perform pg_advisory_xact_lock(hashtextextended('sitting', p_player));
  select * into v_known from sittings where player_id = p_player;
  insert into sittings as s (player_id, started_at, seen_at, first_round, last_round)
  select p_player, coalesce(max(created_at) filter (where begins), v_known.started_at), max(created_at),
    coalesce(max(id) filter (where begins), v_known.first_round), max(id)
  from (
    select id, created_at,
      coalesce(created_at - coalesce(lag(created_at) over (order by created_at, id), v_known.seen_at) > play_gap(), true)
        as begins
    from every_round
    where player_id = p_player and id > coalesce(v_known.last_round, 0)
      and (v_known.last_round is not null or created_at > now() - interval '1 day')) b
  having count(*) > 0
  on conflict (player_id) do update set started_at = excluded.started_at, seen_at = excluded.seen_at,
    first_round = excluded.first_round, last_round = excluded.last_round;
  return query select s.started_at, s.seen_at, s.first_round from sittings s
    where s.player_id = p_player and s.seen_at > clock_timestamp() - play_gap();
end
$$;

grant execute on function current_sitting(bigint) to carmine_app;

--- gaming/dice_multiplier_e4.sql
-- What a round of dice pays, in 1/10,000 of its stake.
create or replace function dice_multiplier_e4(p_params jsonb, p_result bigint) returns bigint
language sql immutable strict parallel safe set search_path = pg_catalog as $$
  select case p_params ->> 'direction'
    when 'over' then case when p_result > t then 99000000 / (9999 - t) else 0 end
    when 'under' then case when p_result < t then 99000000 / t else 0 end
  end
  from (select (p_params ->> 'target')::bigint as t) x
$$;

grant execute on function dice_multiplier_e4(jsonb, bigint) to carmine_app;

--- gaming/guard_play_session.sql
-- The row of the session is held: whoever ends play waits for a launch that is being written and then ends it too, and a
-- launch that comes second finds another number.
create or replace function guard_play_session() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform 1 from sessions s
  where s.id = new.session_id and s.player_id = new.player_id and s.play_epoch = new.session_epoch
    and s.ended_at is null and s.expires_at > clock_timestamp()
  for share;
  if not found then raise exception 'play: the session % no longer opens games', new.session_id; end if;
  return new;
end
$$;

create or replace trigger guard_play_session before insert on play_sessions for each row execute function guard_play_session();

--- gaming/pf1_draws.sql
-- The values of a round's decisions, given how many each had to choose from: 2^32 is a bare word, 2^52 is u52, anything
-- else is below(n). One stream, read in order.
create or replace function pf1_draws(p_server_seed text, p_client_seed text, p_nonce bigint, p_ranges bigint[]) returns bigint[]
language plpgsql immutable strict parallel safe set search_path = pg_catalog, public as $$
declare
  c_words constant bigint := 4294967296;
  v_key bytea := convert_to(p_server_seed, 'UTF8');
  v_stream bytea := '';
  v_position integer := 0;
  v_word bigint;
  v_high bigint;
  v_range bigint;
  v_product numeric;
  v_values bigint[] := '{}';
begin
  foreach v_range in array p_ranges loop
    v_high := null;
    loop
      if length(v_stream) < v_position + 4 then
        v_stream := v_stream || pf1_hmac(v_key, p_client_seed || ':' || p_nonce || ':' || length(v_stream) / 32);
      end if;
      v_word := get_byte(v_stream, v_position)::bigint * 16777216 + get_byte(v_stream, v_position + 1) * 65536
        + get_byte(v_stream, v_position + 2) * 256 + get_byte(v_stream, v_position + 3);
      v_position := v_position + 4;
      if v_range = c_words then
        v_values := v_values || v_word;
        exit;
      elsif v_range = 4503599627370496 then
        if v_high is null then
          v_high := v_word;
          continue;
        end if;
        v_values := v_values || v_high * 1048576 + v_word / 4096;
        exit;
      end if;
      v_product := v_word::numeric * v_range;
      if mod(v_product, c_words) >= mod(c_words, v_range) then
        v_values := v_values || div(v_product, c_words)::bigint;
        exit;
      end if;
    end loop;
  end loop;
  return v_values;
end
$$;

grant execute on function pf1_draws(text, text, bigint, bigint[]) to carmine_app;

--- gaming/pf1_hmac.sql
-- HMAC-SHA256 of a text under a key of exactly 64 bytes, which a server seed's text is: no padding, no hashing of the key.
create or replace function pf1_hmac(p_key bytea, p_message text) returns bytea
language plpgsql immutable strict parallel safe set search_path = pg_catalog as $$
declare
  v_inner bytea := p_key;
  v_outer bytea := p_key;
begin
  if length(p_key) <> 64 then raise exception 'PF-1: a key has 64 bytes'; end if;
  for i in 0..63 loop
    v_inner := set_byte(v_inner, i, get_byte(p_key, i) # 54);
    v_outer := set_byte(v_outer, i, get_byte(p_key, i) # 92);
  end loop;
  return sha256(v_outer || sha256(v_inner || convert_to(p_message, 'UTF8')));
end
$$;

grant execute on function pf1_hmac(bytea, text) to carmine_app;

--- gaming/play_gap.sql
-- Play time, defined once for the frame's clock, the reality check and the activity page. A session of play ("sitting")
-- begins with a bet for real money and goes on with every bet of any game; fifteen minutes without a new bet end it.
create or replace function play_gap() returns interval
language sql immutable set search_path = pg_catalog, public as $$ select interval '15 minutes' $$;

grant execute on function play_gap() to carmine_app;

--- gaming/play_pause.sql
-- One play clock for the frame, the reality check and the activity page: it counts play and nothing else. A bet, and every
-- action in its round that the player takes, sets it going until the next one, for two minutes at most. What goes on outside
-- the games meanwhile is no play, nor is a hand that lies open, or is finished by the house.
create or replace function play_pause() returns interval
language sql immutable set search_path = pg_catalog, public as $$ select interval '2 minutes' $$;

grant execute on function play_pause() to carmine_app;

--- gaming/play_sittings.sql
-- The sittings of a period: from the first bet to the result of the last. A round that is left open counts for at most the
-- gap: an abandoned hand is not a day of play.
create or replace function play_sittings(p_player bigint, p_from timestamptz, p_to timestamptz)
returns table (began timestamptz, ended timestamptz)
language sql stable set search_path = pg_catalog, public as $$
  with bets as (
    select id, created_at,
      least(greatest(coalesce(settled_at, created_at), created_at), created_at + play_gap()) as over_at,
      coalesce(created_at - lag(created_at) over (order by created_at, id) > play_gap(), true) as begins
    from every_round where player_id = p_player and created_at >= p_from and created_at < p_to)
  select min(created_at), max(over_at)
  from (select *, count(*) filter (where begins) over (order by created_at, id) as sitting from bets) b
  group by sitting
$$;

grant execute on function play_sittings(bigint, timestamp with time zone, timestamp with time zone) to carmine_app;

--- gaming/played_sittings.sql
-- The sittings of a period with the time that was played in each. `play_sittings`, which counted from the first bet to the
-- last result, stays for the program before this one.
create or replace function played_sittings(p_player bigint, p_from timestamptz, p_to timestamptz)
returns table (began timestamptz, last_move timestamptz, played interval)
language sql stable set search_path = pg_catalog, public as $$
  with bets as (
    select id, created_at from every_round where player_id = p_player and created_at >= p_from and created_at < p_to),
  moves as (
    select created_at as at,
      coalesce(created_at - lag(created_at) over (order by created_at, id) > play_gap(), true) as begins
    from bets
    union all
    select a.created_at, false from bets b join round_actions a on a.round_id = b.id
    where a.seq > 0 and a.reply_key not like 'auto:%' and a.created_at < p_to),
  spans as (
    select at, count(*) filter (where begins) over (order by at, begins desc) as sitting,
      least(coalesce(lead(at) over (order by at, begins desc), p_to) - at, play_pause()) as span
    from moves)
  select min(at), max(at), sum(span) from spans group by sitting
$$;

grant execute on function played_sittings(bigint, timestamp with time zone, timestamp with time zone) to carmine_app;

--- gaming/verify_pair.sql
-- Every round of a pair; complaint is null where all is as it must be. A round that is still open is not looked at.
create or replace function verify_pair(p_seed_id bigint, p_server_seed text)
returns table (round_id bigint, nonce bigint, complaint text)
language sql stable set search_path = pg_catalog, public as $$
  select r.id, r.nonce,
    case
      when encode(sha256(convert_to(p_server_seed, 'UTF8')), 'hex') <> s.server_seed_hash then 'commitment'
      when r.draws <> coalesce((
        select jsonb_agg(jsonb_build_array(x.range, x.value) order by x.place)
        from unnest(d.ranges, pf1_draws(p_server_seed, s.client_seed, r.nonce, d.ranges))
          with ordinality as x (range, value, place)), '[]') then 'draws'
      when r.game_id = 'dice'
        and r.multiplier_e4 <> dice_multiplier_e4(r.outcome -> 'params', (r.draws -> 0 ->> 1)::bigint) then 'multiplier'
      when r.status = 'settled' and r.payout <> div(r.stake::numeric * r.multiplier_e4, 10000) then 'payout'
    end
  from seeds s
  join nonces n on n.seed_id = s.id
  join rounds r on r.id = n.round_id
  cross join lateral (
    select array(select (x.draw ->> 0)::bigint from jsonb_array_elements(r.draws) with ordinality as x (draw, place)
      order by x.place) as ranges
  ) d
  where s.id = p_seed_id and s.state = 'revealed'
  order by r.nonce
$$;

grant execute on function verify_pair(bigint, text) to carmine_app;

--- identity/begin_search_marks.sql
create or replace function begin_search_marks() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into search_marks (player_id) values (new.player_id);
  return null;
end
$$;

create or replace trigger player_keys_searched after insert on player_keys for each row execute function begin_search_marks();

--- identity/forget_search_marks.sql
-- Whoever changes details, also a program that knows no marks, leaves none of the old ones behind.
create or replace function forget_search_marks() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update search_marks set marks = null where player_id = new.player_id;
  return null;
end
$$;

create or replace trigger player_profiles_searched after update of details_sealed on player_profiles
  for each row execute function forget_search_marks();

--- identity/guard_account_closure.sql
create or replace function guard_account_closure() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or (new.id, new.player_id, new.reason, new.closed_at, new.not_before)
      is distinct from (old.id, old.player_id, old.reason, old.closed_at, old.not_before)
    or old.reopened_at is not null or not may_open_account(old.player_id) then
    raise exception 'a closed account is opened by two' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger account_closures_guarded before update or delete on account_closures
  for each row execute function guard_account_closure();

--- identity/guard_account_matter_time.sql
create or replace function guard_account_matter_time() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  if tg_op = 'INSERT' then
    if new.state <> 'asked' or new.agreed_by is not null then
      raise exception 'a matter begins as asked' using errcode = 'check_violation';
    end if;
    new.asked_at := v_now;
    new.ends_at := v_now + interval '7 days';
    return new;
  end if;
  if (new.id, new.player_id, new.kind, new.asked_by, new.asked_at, new.reason_sealed)
     is distinct from (old.id, old.player_id, old.kind, old.asked_by, old.asked_at, old.reason_sealed)
     or (old.agreed_by is not null and new.agreed_at is distinct from old.agreed_at) then
    raise exception 'what was asked never changes' using errcode = 'check_violation';
  end if;
  -- The database's own time, whatever it was told.
  if old.agreed_by is null and new.agreed_by is not null then new.agreed_at := v_now; end if;
  if new.kind = 'remove_second_factor' and (
    (new.due_at is distinct from old.due_at and (old.due_at is not null or new.due_at < new.agreed_at + interval '72 hours'))
    or (new.state = 'done' and old.state <> 'done' and (old.state <> 'waiting' or v_now < old.due_at))) then
    raise exception 'a lost second factor goes three days after two agreed' using errcode = 'check_violation';
  end if;
  if new.state = 'done' and old.state <> 'done' then new.ended_at := v_now; end if;
  return new;
end
$$;

create or replace trigger account_matters_timed before insert or update on account_matters
  for each row execute function guard_account_matter_time();

--- identity/guard_opened_account.sql
create or replace function guard_opened_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_closed boolean := exists (select from account_closures where player_id = new.id and reopened_at is null);
begin
  -- A closed account without a closure would be locked first, and then opened.
  if (new.status = 'active' and (v_closed or old.status = 'closed') and not may_open_account(new.id))
    or (new.status = 'locked' and old.status = 'closed' and not v_closed) then
    raise exception 'a closed account is opened by two' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger players_opened before update on players
  for each row when (new.status <> 'closed' and old.status <> new.status) execute function guard_opened_account();

--- identity/guard_own_factor.sql
-- The minute beyond the quarter of an hour is for a call that was begun within it.
create or replace function guard_own_factor() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from sessions where player_id = old.player_id and ended_at is null
      and expires_at > clock_timestamp() and stepped_up_at > clock_timestamp() - interval '16 minutes') then
    raise exception 'a second factor is removed by who has just shown who is there' using errcode = 'check_violation';
  end if;
  return old;
end
$$;

create or replace trigger passkeys_kept before delete on passkeys
  for each row when (current_user = 'carmine_app') execute function guard_own_factor();
create or replace trigger totp_secrets_kept before delete on totp_secrets
  for each row when (current_user = 'carmine_app' and old.confirmed_at is not null) execute function guard_own_factor();

--- identity/guard_totp_secret.sql
-- Secrets that are in use are not turned off by writing over them.
create or replace function guard_totp_secret() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if new.player_id <> old.player_id or new.last_step < old.last_step and old.confirmed_at is not null
    or old.confirmed_at is not null
      and (new.confirmed_at, new.secret_sealed) is distinct from (old.confirmed_at, old.secret_sealed) then
    raise exception 'a second factor that is in use never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger totp_secrets_guarded before update on totp_secrets for each row execute function guard_totp_secret();

--- identity/is_factor_used_since.sql
-- Whether a second factor of this player was set up or used after this moment.
create or replace function is_factor_used_since(p_player bigint, p_since timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from totp_secrets where player_id = p_player and greatest(confirmed_at, last_used_at) > p_since)
    or exists (select from passkeys where player_id = p_player and greatest(created_at, last_used_at) > p_since)
    or exists (select from recovery_codes where player_id = p_player and used_at > p_since)
$$;

--- identity/may_open_account.sql
-- What its player closed, and for how long, is ended only by a matter that two agreed to, after that time; who asked saw the
-- account as it is now.
create or replace function may_open_account(p_player bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select not exists (select from account_closures
      where player_id = p_player and reopened_at is null and not_before > clock_timestamp())
    and exists (select from account_matters
      where player_id = p_player and kind = 'reopen_account' and state = 'asked' and agreed_by is not null
        and why_not_agreed(id, agreed_by) is null)
$$;

--- identity/note_player_status.sql
create or replace function note_player_status() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  new.status_changed_at := case when new.status = old.status then old.status_changed_at else clock_timestamp() end;
  return new;
end
$$;

create or replace trigger players_status_noted before update on players for each row execute function note_player_status();

--- identity/remove_lost_factors.sql
-- outcome: removed, used (since it was agreed to: then it was not lost), changed (one of the two is no operator any more), none
-- (nothing is set up any more).
create or replace function remove_lost_factors(p_matter bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_matter account_matters;
  v_set_up boolean;
begin
  select * into v_matter from account_matters where id = p_matter and kind = 'remove_second_factor' for no key update;
  if v_matter.state is distinct from 'waiting' or v_matter.agreed_by is null or clock_timestamp() < v_matter.due_at
    or clock_timestamp() < v_matter.agreed_at + interval '72 hours' then
    raise exception 'a lost second factor goes three days after two agreed' using errcode = 'check_violation';
  end if;
  -- Locked before they are looked at: nobody uses one between this look and its end.
  perform 1 from totp_secrets where player_id = v_matter.player_id for update;
  perform 1 from passkeys where player_id = v_matter.player_id for update;
  perform 1 from recovery_codes where player_id = v_matter.player_id for update;
  if is_factor_used_since(v_matter.player_id, v_matter.agreed_at) then
    return 'used';
  end if;
  if (select count(*) from operators where id in (v_matter.asked_by, v_matter.agreed_by) and status = 'active') < 2 then
    return 'changed';
  end if;
  v_set_up := exists (select from totp_secrets where player_id = v_matter.player_id and confirmed_at is not null)
    or exists (select from passkeys where player_id = v_matter.player_id);
  if not v_set_up then return 'none'; end if;
  delete from totp_secrets where player_id = v_matter.player_id;
  delete from passkeys where player_id = v_matter.player_id;
  delete from passkey_challenges where player_id = v_matter.player_id;
  delete from recovery_codes where player_id = v_matter.player_id;
  return 'removed';
end
$$;

grant execute on function remove_lost_factors(bigint) to carmine_app;

--- identity/removed_factor_holds_until.sql
-- Null where nothing was taken away of late.
create or replace function removed_factor_holds_until(p_player bigint) returns timestamptz
language sql stable set search_path = pg_catalog, public as $$
  select max(ended_at) + interval '72 hours' from account_matters
  where player_id = p_player and kind = 'remove_second_factor' and state = 'done'
    and ended_at > clock_timestamp() - interval '72 hours'
$$;

grant execute on function removed_factor_holds_until(bigint) to carmine_app;

--- payments/cash-outs/approvals_needed.sql
-- How many operators must approve: as many as the threshold asks for, and two where the only one so far is in the chain already.
create or replace function approvals_needed(p_cash_out bigint) returns integer
language sql stable security definer set search_path = pg_catalog, public as $$
  select greatest(operators_needed(c.eur_cents), case
    when (select count(*) = 1 and bool_and(a.operator_id in (select withdrawal_reviewers(c.player_id)))
      from cash_out_approvals a where a.cash_out_id = c.id) then 2 else 1 end)
  from cash_outs c where c.id = p_cash_out
$$;

grant execute on function approvals_needed(bigint) to carmine_app;

--- payments/cash-outs/book_late_payout.sql
-- A failed leg that its gateway has paid after all, booked once for ever. What its sum has become meanwhile decides which way:
-- still held for it, it is paid out of that and nobody pays it by hand any more; being sent by a person, it is only noted; gone
-- by bank or back in the wallet, its player has it twice, and what the wallet does not cover is owed.
create or replace function book_late_payout(p_cash_out bigint, p_leg integer) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
  v_leg cash_out_legs;
  v_instead cash_out_legs;
  v_gate player_gate;
  v_cash accounts;
  v_locked accounts;
  v_target bigint;
  v_from_cash bigint := 0;
  v_from_locked bigint := 0;
  v_owed bigint := 0;
  v_group bigint;
  v_erased boolean;
begin
  select * into strict v_cash_out from cash_outs where id = p_cash_out for update;
  select * into strict v_leg from cash_out_legs where cash_out_id = p_cash_out and leg = p_leg for update;
  if v_leg.late_way is not null then
    return jsonb_build_object('repeated', true, 'way', v_leg.late_way, 'owed', v_leg.late_owed::text);
  end if;
  if v_leg.method = 'MANUAL' or v_leg.let_go_at is null or v_leg.state <> 'failed'
    or v_cash_out.state not in ('submitted', 'paid', 'rejected', 'failed', 'returned') then
    return jsonb_build_object('repeated', false, 'way', 'open', 'owed', '0');
  end if;
  select * into v_instead from cash_out_legs where cash_out_id = p_cash_out and replaces = p_leg for update;
  if v_instead.state = 'waiting' and v_instead.taken_by is not null then
    update cash_out_legs set paid_late_at = coalesce(paid_late_at, clock_timestamp()), next_at = null
    where cash_out_id = p_cash_out and leg = p_leg;
    return jsonb_build_object('repeated', v_leg.paid_late_at is not null, 'way', 'noted', 'owed', '0');
  end if;
  if v_instead.state = 'waiting' then
    update cash_out_legs set state = 'failed', updated_at = now() where cash_out_id = p_cash_out and leg = v_instead.leg;
    update cash_out_legs set state = 'paid', late_way = 'held', late_owed = 0, next_at = null, updated_at = now(),
      paid_late_at = coalesce(paid_late_at, clock_timestamp())
    where cash_out_id = p_cash_out and leg = p_leg;
    perform settle_cash_out(p_cash_out, p_leg, 'provider', v_leg.method, v_leg.amount, 0);
    return jsonb_build_object('repeated', false, 'way', 'held', 'owed', '0');
  end if;
  if v_cash_out.state = 'submitted' and v_instead.leg is null then
    raise exception 'ledger: nobody knows what became of leg % of %', p_leg, p_cash_out;
  end if;
  v_gate := lock_gate(v_cash_out.player_id);
  v_group := nextval('transfer_groups');
  v_target := ledger_account('provider', ledger_party('provider', v_leg.method), v_cash_out.currency, 'clearing_out');
  v_erased := exists (select from erasures where player_id = v_cash_out.player_id and erased_at is not null);
  if v_erased then
    perform ledger_move(v_group, 'late_payout_lost', ledger_account('house', 0, v_cash_out.currency, 'adjustment'), v_target,
      v_cash_out.currency, v_leg.amount, p_cash_out);
  else
    v_cash := player_account(v_cash_out.player_id, v_cash_out.currency, 'cash');
    v_locked := player_account(v_cash_out.player_id, v_cash_out.currency, 'locked');
    v_from_cash := least(v_cash.balance, v_leg.amount);
    v_from_locked := least(v_locked.balance, v_leg.amount - v_from_cash);
    v_owed := v_leg.amount - v_from_cash - v_from_locked;
    perform ledger_move(v_group, 'late_payout', v_cash.id, v_target, v_cash_out.currency, v_from_cash, p_cash_out);
    perform ledger_move(v_group, 'late_payout', v_locked.id, v_target, v_cash_out.currency, v_from_locked, p_cash_out);
    perform ledger_move(v_group, 'late_payout_owed', ledger_account('house', v_cash_out.player_id, v_cash_out.currency, 'receivable'),
      v_target, v_cash_out.currency, v_owed, p_cash_out);
    update accounts set unstaked = greatest(unstaked - v_from_cash, 0) where id = v_cash.id;
  end if;
  update player_gate set version = version + 1 where player_id = v_cash_out.player_id;
  insert into bookings values ('payment:' || p_cash_out, 'late:' || p_leg, v_cash_out.player_id, v_cash_out.currency,
    v_leg.amount, v_group, jsonb_build_object('repeated', false, 'owed', v_owed::text));
  update cash_out_legs set state = 'paid', late_way = case when v_erased then 'house' else 'player' end, late_owed = v_owed,
    next_at = null, updated_at = now(), paid_late_at = coalesce(paid_late_at, clock_timestamp())
  where cash_out_id = p_cash_out and leg = p_leg;
  return jsonb_build_object('repeated', false, 'way', case when v_erased then 'house' else 'player' end, 'owed', v_owed::text);
end
$$;

grant execute on function book_late_payout(bigint, integer) to carmine_app;

--- payments/cash-outs/cash_outs_held.sql
create or replace function cash_outs_held(p_player bigint) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  select what_holds_player(p_player) is not null
$$;

grant execute on function cash_outs_held(bigint) to carmine_app;

--- payments/cash-outs/cash_outs_stopped.sql
-- Whoever lets money leave keeps the one row of the stop until the end of the transaction: a stop that is set in that very
-- moment is seen, or waits until it has gone.
create or replace function cash_outs_stopped() returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_stopped boolean;
begin
  -- One that waited for the row reads it as it is then.
  select cashouts_stopped_since is not null into strict v_stopped from ledger_guard for share;
  return v_stopped;
end
$$;

grant execute on function cash_outs_stopped() to carmine_app;

--- payments/cash-outs/guard_asked_cash_out.sql
-- A cash-out that is asked for keeps the papers that allow it as they are until it stands there: whoever corrects the details
-- that these prove, in that very moment, either finds the cash-out or is found.
create or replace function guard_asked_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (select count(distinct held.kind) from (select kind from verification_cases
      where player_id = new.player_id and status = 'verified' and kind in ('identity', 'bill') for share) held) < 2 then
    raise exception 'a cash-out is for somebody whose papers are verified' using errcode = 'check_violation';
  end if;
  if not exists (select from sessions where player_id = new.player_id and ended_at is null
      and expires_at > clock_timestamp() and stepped_up_at > clock_timestamp() - interval '16 minutes') then
    raise exception 'a cash-out is for somebody who has just shown who is there' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_asked before insert on cash_outs
  for each row when (current_user = 'carmine_app') execute function guard_asked_cash_out();

--- payments/cash-outs/guard_cash_out.sql
-- As before, and what waited for a proof alone is decided about anew once it is there.
create or replace function guard_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'requested' then
      raise exception 'a cash-out begins as requested' using errcode = 'check_violation';
    end if;
    insert into cash_out_steps (cash_out_id, to_state) values (new.id, new.state);
    return new;
  end if;
  if (new.id, new.player_id, new.method, new.currency, new.amount, new.fee, new.eur_cents, new.eur_rate, new.address,
      new.created_at)
     is distinct from
     (old.id, old.player_id, old.method, old.currency, old.amount, old.fee, old.eur_cents, old.eur_rate, old.address,
      old.created_at) then
    raise exception 'what a cash-out was asked for with never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state then
    if old.state = 'approved' and new.state = 'review' then
      if exists (select from chain_sends where cash_out_id = new.id) or what_keeps_cash_out(new.id) is null then
        raise exception 'a cash-out cannot go from % to %', old.state, new.state using errcode = 'check_violation';
      end if;
      delete from cash_out_approvals where cash_out_id = new.id;
    elsif (old.state, new.state) not in (
      ('requested', 'review'), ('requested', 'approved'), ('review', 'approved'), ('review', 'rejected'),
      ('approved', 'submitting'), ('approved', 'failed'), ('submitting', 'submitted'),
      -- Once sent, only the chain's own word ends it.
      ('submitted', 'paid'), ('submitted', 'failed'), ('paid', 'returned')
    ) and not (old.state = 'review' and new.state = 'requested' and old.reason = 'factor_removed'
      and removed_factor_holds_until(new.player_id) is null)
      and not (old.state = 'review' and new.state = 'requested' and old.reason = 'address_unproven'
        and not is_unproven_payout(new.id)) then
      raise exception 'a cash-out cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    insert into cash_out_steps (cash_out_id, from_state, to_state, reason)
    values (new.id, old.state, new.state, new.reason);
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_guarded before insert or update on cash_outs for each row execute function guard_cash_out();

--- payments/cash-outs/guard_cash_out_approval.sql
create or replace function guard_cash_out_approval() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.state = 'review' and new.state = 'approved' and
     (select count(*) from cash_out_approvals where cash_out_id = old.id) < operators_needed(old.eur_cents) then
    raise exception 'too few operators agreed about this cash-out' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_approved before update on cash_outs for each row execute function guard_cash_out_approval();

--- payments/cash-outs/guard_cash_out_leg.sql
-- As before, and what failed is remembered, and is paid only by the booking that says so.
create or replace function guard_cash_out_leg() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_room bigint;
begin
  if tg_op = 'INSERT' then
    if new.deposit_id is null then
      -- Once its cash-out is being sent, a leg is for a person because another one has failed.
      select f.leg into new.replaces from cash_out_legs f join cash_outs c on c.id = f.cash_out_id
      where f.cash_out_id = new.cash_out_id and c.state in ('submitting', 'submitted') and f.state = 'failed'
        and f.method <> 'MANUAL' and f.amount = new.amount and not exists (
          select from cash_out_legs r where r.cash_out_id = f.cash_out_id and r.replaces = f.leg)
      order by f.updated_at desc, f.leg limit 1;
      return new;
    end if;
    -- One after the other: two cash-outs must not both go back through what one deposit brought.
    perform 1 from deposits where id = new.deposit_id for update;
    select coalesce(d.credited_amount, d.amount) - coalesce((select sum(amount) from cash_out_legs
      where deposit_id = d.id and state <> 'failed'), 0)
    into v_room from deposits d join cash_outs c on c.id = new.cash_out_id
    where d.id = new.deposit_id and d.state = 'credited' and d.player_id = c.player_id and d.currency = c.currency
      and d.gateway = new.method;
    if v_room is null or new.amount > v_room then
      raise exception 'more than a deposit brought cannot go back through it' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.cash_out_id, new.leg, new.method, new.amount) is distinct from (old.cash_out_id, old.leg, old.method, old.amount)
     or new.deposit_id is distinct from old.deposit_id then
    raise exception 'what a leg is never changes' using errcode = 'check_violation';
  end if;
  if (old.paid_late_at is not null and new.paid_late_at is distinct from old.paid_late_at)
     or (old.late_way is not null and (new.late_way, new.late_owed) is distinct from (old.late_way, old.late_owed)) then
    raise exception 'that a leg was paid late never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in
    (('waiting', 'sent'), ('waiting', 'paid'), ('waiting', 'failed'), ('sent', 'paid'), ('sent', 'failed'))
    and not (old.state = 'failed' and new.state = 'paid' and old.late_way is null and new.late_way is not null) then
    raise exception 'a leg cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state = 'failed' and old.state <> 'failed' and new.method <> 'MANUAL' and new.let_go_at is not null then
    new.failed_at := clock_timestamp();
    new.next_at := clock_timestamp() + interval '5 minutes';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_guarded before insert or update on cash_out_legs
  for each row execute function guard_cash_out_leg();

--- payments/cash-outs/guard_ended_cash_out.sql
-- At the end of the transaction books and cash-out say the same: what was paid out is out of the hold, what was refused is
-- back with the player, and neither happens to one that is still under way.
create or replace function guard_ended_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint := case tg_table_name when 'cash_outs' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'payment_id' end;
  v_cash_out cash_outs;
  v_hold cashout_holds;
begin
  select * into v_cash_out from cash_outs where id = v_id;
  select * into v_hold from cashout_holds where payment_id = v_id;
  if v_cash_out.id is null or v_hold.payment_id is null then return null; end if;
  if not (case v_cash_out.state
    when 'paid' then v_hold.paid = v_cash_out.amount
    when 'returned' then v_hold.paid = v_cash_out.amount
    when 'rejected' then v_hold.returned = v_cash_out.amount
    when 'failed' then v_hold.returned = v_cash_out.amount
    when 'submitted' then v_hold.returned = 0
    else v_hold.paid + v_hold.returned = 0
  end) then
    raise exception 'the books say another end of a cash-out that is %', v_cash_out.state using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists cash_outs_ended on cash_outs;
create constraint trigger cash_outs_ended after update of state on cash_outs
  deferrable initially deferred for each row execute function guard_ended_cash_out();

drop trigger if exists cashout_holds_ended on cashout_holds;
create constraint trigger cashout_holds_ended after update on cashout_holds
  deferrable initially deferred for each row execute function guard_ended_cash_out();

--- payments/cash-outs/guard_hand_payment.sql
-- A person goes to the bank only with money that nothing keeps: the word before ("taken"), and the booking where nobody has said it.
-- What was taken before is booked whatever came since, and so is what its gateway was told to pay: it may have gone.
create or replace function guard_hand_payment() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_keeps text := what_keeps_leg(new.cash_out_id);
begin
  if v_keeps is not null then
    raise exception 'nobody sends by hand what is kept: %', v_keeps using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_by_hand before update on cash_out_legs
  for each row when ((old.taken_by is null and new.taken_by is not null)
    or (old.state = 'waiting' and new.state = 'paid' and old.taken_by is null and old.let_go_at is null))
  execute function guard_hand_payment();

--- payments/cash-outs/guard_held_cash_out.sql
create or replace function guard_held_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.state = 'approved' and old.state <> 'approved' and cash_outs_held(new.player_id) then
    raise exception 'this player''s cash-outs are held' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_held before update on cash_outs for each row execute function guard_held_cash_out();

--- payments/cash-outs/guard_leaving_cash_out.sql
create or replace function guard_leaving_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_rules cash_out_rules;
begin
  if new.state = old.state then return new; end if;
  if new.state in ('approved', 'submitting') and not exists (select from cashout_holds
      where payment_id = new.id and player_id = new.player_id and currency = new.currency
        and cash_part + locked_part = new.amount and paid + returned = 0) then
    raise exception 'only money that is held back for it leaves' using errcode = 'check_violation';
  end if;
  if old.state = 'requested' and new.state = 'approved' then
    select * into strict v_rules from cash_out_rules for share;
    if not v_rules.automatic or new.eur_cents > v_rules.automatic_up_to
      or (select coalesce(sum(eur_cents), 0) from cash_outs where player_id = new.player_id
        and created_at > now() - interval '1 day' and state not in ('rejected', 'failed', 'returned')) > v_rules.automatic_per_day
      or exists (select from deposit_addresses where chain = new.method and address = new.address)
      or exists (select from cash_out_legs where cash_out_id = new.id and method = 'MANUAL')
      or exists (select from players where id = new.player_id and status = 'locked') then
      raise exception 'this cash-out does not leave without a person' using errcode = 'check_violation';
    end if;
  end if;
  if ((old.state = 'requested' and new.state = 'approved') or new.state = 'submitting'
      -- On its way already where its bytes were shown; the legs of money are still to be ordered, or paid by a person.
      or (new.state = 'submitted' and not exists (select from chain_sends where cash_out_id = new.id and let_go_at is not null)))
    and cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  if new.state = 'submitted' then
    -- By a program that does not write it down before.
    update chain_sends set let_go_at = clock_timestamp() where cash_out_id = new.id and txid is not null and let_go_at is null;
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_leaving before update on cash_outs for each row execute function guard_leaving_cash_out();

--- payments/cash-outs/guard_legs_together.sql
-- As before, and what is paid late was let go long ago.
create or replace function guard_legs_together() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
begin
  if tg_op = 'INSERT' then
    -- One after the other: two legs must not both fit in what is left.
    select * into strict v_cash_out from cash_outs where id = new.cash_out_id for no key update;
    if new.state <> 'waiting' or new.let_go_at is not null or v_cash_out.state in ('paid', 'rejected', 'failed', 'returned')
      or new.amount > v_cash_out.amount - v_cash_out.fee - (select coalesce(sum(amount), 0) from cash_out_legs
        where cash_out_id = new.cash_out_id and state <> 'failed') then
      raise exception 'the legs of a cash-out are no more than it' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.late_way is not null then return new; end if;
  select * into strict v_cash_out from cash_outs where id = new.cash_out_id;
  if new.state in ('sent', 'paid') and v_cash_out.state not in ('submitting', 'submitted') then
    raise exception 'a leg goes when its cash-out was let go' using errcode = 'check_violation';
  end if;
  if old.state = 'waiting' and new.state = 'sent' and new.let_go_at is null and cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_together before insert or update of state on cash_out_legs
  for each row execute function guard_legs_together();

--- payments/cash-outs/guard_letting_go.sql
create or replace function guard_letting_go() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.let_go_at is not null then
    raise exception 'when money was let go never changes' using errcode = 'check_violation';
  end if;
  if cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_let_go before update on cash_out_legs
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_letting_go();
create or replace trigger chain_sends_let_go before update on chain_sends
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_letting_go();

--- payments/cash-outs/guard_reviewer.sql
-- Who decided stays who decided: otherwise a program could forget the reviewer and approve.
create or replace function guard_reviewer() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception 'who decided never changes' using errcode = 'check_violation';
end
$$;

create or replace trigger verification_cases_reviewer before update on verification_cases
  for each row when (old.decided_by is not null and new.decided_by is distinct from old.decided_by and new.status = 'verified')
  execute function guard_reviewer();

--- payments/cash-outs/let_leg_go.sql
-- Whether a leg may be ordered at its gateway now. What may have been ordered already is asked for again under the same reference.
create or replace function let_leg_go(p_cash_out bigint, p_leg integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if cash_outs_stopped() then return false; end if;
  if exists (select from cash_out_legs
    where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is not null) then return true; end if;
  if what_keeps_leg(p_cash_out) is not null then return false; end if;
  update cash_out_legs set let_go_at = clock_timestamp()
  where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is null;
  return exists (select from cash_out_legs
    where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is not null);
end
$$;

grant execute on function let_leg_go(bigint, integer) to carmine_app;

--- payments/cash-outs/operators_needed.sql
-- EUR cents of everything that a person may want to look at is compared with the one threshold.
create or replace function operators_needed(p_cents bigint) returns integer
language sql stable security definer set search_path = pg_catalog, public as $$
  select case when p_cents >= two_persons_from then 2 else 1 end from cash_out_rules
$$;

grant execute on function operators_needed(bigint) to carmine_app;

--- payments/cash-outs/wait_for_approvals.sql
-- Those who raise a hold do not wait for one another. Kept until the transaction ends.
create or replace function wait_for_approvals() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('cash_out_holds',
    (to_jsonb(new) ->> case tg_table_name when 'players' then 'id' else 'player_id' end)::bigint));
  return new;
end
$$;

create or replace trigger account_matters_seen before insert or update on account_matters
  for each row when (new.state = 'done' and new.kind = 'remove_second_factor') execute function wait_for_approvals();
create or replace trigger funds_requests_seen before insert on funds_requests
  for each row execute function wait_for_approvals();
create or replace trigger player_debts_seen before insert or update on player_debts
  for each row when (new.owed > 0) execute function wait_for_approvals();
create or replace trigger players_seen before update on players
  for each row when (new.status <> old.status) execute function wait_for_approvals();
create or replace trigger risk_flags_seen before insert on risk_flags
  for each row when (new.holds) execute function wait_for_approvals();

--- payments/cash-outs/what_holds_player.sql
-- What holds a player's withdrawals: debt (something is owed, or nobody has looked into a deposit that was taken back), risk_review
-- (a flag, or proof of funds is asked for), factor_removed; null where nothing does. What is raised later waits until this transaction ends.
create or replace function what_holds_player(p_player bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cash_out_holds', p_player));
  -- A statement of its own: it sees what was committed while this one waited.
  return case
    when exists (select from player_debts where player_id = p_player and owed > 0)
      or exists (select from risk_flags where player_id = p_player and kind = 'deposit_reversed' and cleared_at is null) then 'debt'
    when exists (select from risk_flags where player_id = p_player and holds and cleared_at is null)
      or exists (select from funds_requests where player_id = p_player and closed_at is null) then 'risk_review'
    when removed_factor_holds_until(p_player) is not null then 'factor_removed'
  end;
end
$$;

--- payments/cash-outs/what_keeps_cash_out.sql
-- What came up since a withdrawal was approved and keeps what of it is not handed over: as what_holds_player, and player_restricted
-- (staff have locked or closed the account since). Null where nothing does. Who closed the account himself still gets his money.
create or replace function what_keeps_cash_out(p_cash_out bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
  v_holds text;
begin
  select * into strict v_cash_out from cash_outs where id = p_cash_out;
  v_holds := what_holds_player(v_cash_out.player_id);
  if v_holds is not null then return v_holds; end if;
  return (select 'player_restricted' from players p
    where p.id = v_cash_out.player_id
      and (p.status = 'locked' or (p.status = 'closed' and exists (select from account_closures c
        where c.player_id = p.id and c.reopened_at is null and c.reason = 'staff')))
      and p.status_changed_at > coalesce((select max(at) from cash_out_steps
        where cash_out_id = p_cash_out and to_state = 'approved'), '-infinity'));
end
$$;

grant execute on function what_keeps_cash_out(bigint) to carmine_app;

--- payments/cash-outs/what_keeps_leg.sql
-- What keeps a part of a withdrawal from going, by its gateway or by a person at the bank: stopped, or as what_keeps_cash_out. What
-- is raised later waits until this transaction ends. The gate comes first, as for whoever books and then raises a hold.
create or replace function what_keeps_leg(p_cash_out bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if cash_outs_stopped() then return 'stopped'; end if;
  perform lock_gate((select player_id from cash_outs where id = p_cash_out));
  return what_keeps_cash_out(p_cash_out);
end
$$;

grant execute on function what_keeps_leg(bigint) to carmine_app;

--- payments/cash-outs/withdrawal_reviewers.sql
create or replace function withdrawal_reviewers(p_player bigint) returns setof bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select decided_by from verification_cases where player_id = p_player and status = 'verified' and decided_by is not null
  union
  select cleared_by from risk_flags where player_id = p_player and cleared_by is not null
  union
  select r.operator_id from deposit_rulings r join deposits d on d.id = r.deposit_id
  where d.player_id = p_player and d.state = 'credited' and r.verdict = 'credit'
$$;

grant execute on function withdrawal_reviewers(bigint) to carmine_app;

--- payments/chains/book_network_fee.sql
-- What left the house to the network: once for each transaction. From the fees that players paid.
create or replace function book_network_fee(p_reference text, p_chain text, p_currency text, p_amount bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_group bigint := nextval('transfer_groups');
begin
  if p_amount <= 0 then raise exception 'ledger: not a fee'; end if;
  insert into bookings values ('network:' || p_reference, 'fee', 0, p_currency, p_amount, v_group, '{"repeated": false}')
  on conflict do nothing;
  if not found then return false; end if;
  perform ledger_move(v_group, 'network_fee', ledger_account('house', 0, p_currency, 'fees'),
    ledger_account('chain', ledger_party('chain', p_chain), p_currency, 'clearing_out'), p_currency, p_amount);
  return true;
end
$$;

grant execute on function book_network_fee(text, text, text, bigint) to carmine_app;

--- payments/chains/guard_address_proof.sql
-- A signature answers what this player was asked for and is not over; a transfer came from there to an address of this player.
create or replace function guard_address_proof() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.way = 'signature' and not exists (select from address_challenges
      where player_id = new.player_id and chain = new.chain and address = new.address and message = new.message
        and expires_at > clock_timestamp()) then
    raise exception 'a signature is for what was asked' using errcode = 'check_violation';
  end if;
  if new.way = 'transfer' and not exists (select from address_challenges c
      join chain_transfers t on t.chain = c.chain and t.from_address = c.address and t.raw_amount = c.raw_amount
        and t.seen_at between c.created_at and c.expires_at
      join deposit_addresses d on d.id = t.address_id and d.player_id = c.player_id
      where c.player_id = new.player_id and c.chain = new.chain and c.address = new.address and t.id = new.transfer_id
        and t.state in ('seen', 'credited')) then
    raise exception 'a transfer is from the address and of the amount that was named' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger address_proofs_guarded before insert on address_proofs for each row execute function guard_address_proof();

--- payments/chains/guard_chain_raise.sql
-- A higher fee is for what was shown already.
create or replace function guard_chain_raise() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from chain_sends where cash_out_id = new.cash_out_id and let_go_at is not null) then
    raise exception 'only what was shown to the chain is shown again' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_send_raises_made before insert on chain_send_raises for each row execute function guard_chain_raise();

--- payments/chains/guard_chain_send.sql
create or replace function guard_chain_send() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    if old.txid is not null then
      raise exception 'a signed transaction is never forgotten' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if (new.cash_out_id, new.chain, new.nonce, new.to_address, new.raw_amount, new.draft)
     is distinct from (old.cash_out_id, old.chain, old.nonce, old.to_address, old.raw_amount, old.draft)
     or (old.txid is not null and (new.txid, new.raw_transaction) is distinct from (old.txid, old.raw_transaction)) then
    raise exception 'a transaction never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_sends_guarded before update or delete on chain_sends
  for each row execute function guard_chain_send();

--- payments/chains/guard_chain_sweep.sql
create or replace function guard_chain_sweep() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if (new.id, new.chain, new.address_id, new.nonce) is distinct from (old.id, old.chain, old.address_id, old.nonce)
     or (old.state <> 'made' and new is distinct from old) then
    raise exception 'a sweep that is over never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_sweeps_guarded before update on chain_sweeps for each row execute function guard_chain_sweep();

--- payments/chains/guard_chain_transfer.sql
create or replace function guard_chain_transfer() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if (new.id, new.chain, new.txid, new.position, new.address_id, new.raw_amount)
     is distinct from (old.id, old.chain, old.txid, old.position, old.address_id, old.raw_amount) then
    raise exception 'what a transfer is never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in
    (('seen', 'credited'), ('seen', 'orphaned'), ('orphaned', 'seen'), ('credited', 'reversed'), ('reversed', 'seen')) then
    raise exception 'a transfer cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_transfers_guarded before update on chain_transfers
  for each row execute function guard_chain_transfer();

--- payments/chains/guard_new_chain_send.sql
-- A transaction carries what was asked for, less the fee, to where it was asked for.
create or replace function guard_new_chain_send() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.txid is not null or new.let_go_at is not null or not exists (
    select from cash_outs c join chains k on k.code = new.chain
    where c.id = new.cash_out_id and c.state = 'approved' and c.method = new.chain and c.address = new.to_address
      and (k.raw_per_subunit is null or new.raw_amount = (c.amount - c.fee) * k.raw_per_subunit)) then
    raise exception 'this is not what was asked for' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_sends_made before insert on chain_sends for each row execute function guard_new_chain_send();

--- payments/chains/guard_one_person_chain.sql
create or replace function guard_one_person_chain() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.state = 'review' and new.state = 'approved'
    and (select count(*) from cash_out_approvals where cash_out_id = old.id) < approvals_needed(old.id) then
    raise exception 'one person alone reviewed and approved this cash-out' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_four_eyes before update on cash_outs for each row execute function guard_one_person_chain();

--- payments/chains/guard_unproven_payout.sql
create or replace function guard_unproven_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if is_unproven_payout(new.id) and (old.state = 'requested'
    or (select count(*) from cash_out_approvals where cash_out_id = new.id) < 2) then
    raise exception 'this address is not proven' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_unproven before update on cash_outs
  for each row when (new.state = 'approved' and old.state in ('requested', 'review')) execute function guard_unproven_payout();

--- payments/chains/is_unproven_payout.sql
-- Whether money that may not be played would go to an address that its player has not proven.
create or replace function is_unproven_payout(p_cash_out bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from cash_outs c
    join cashout_holds h on h.payment_id = c.id and h.locked_part > 0
    join chains k on k.code = c.method
    where c.id = p_cash_out and not exists (select from address_proofs p
      where p.player_id = c.player_id and p.chain = c.method and p.address = c.address))
$$;

grant execute on function is_unproven_payout(bigint) to carmine_app;

--- payments/chains/let_send_go.sql
-- Whether its bytes may be shown to the chain now; once they were, whatever comes.
create or replace function let_send_go(p_cash_out bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from chain_sends where cash_out_id = p_cash_out and let_go_at is not null) then return true; end if;
  if cash_outs_stopped() then return false; end if;
  update chain_sends set let_go_at = clock_timestamp()
  where cash_out_id = p_cash_out and txid is not null and let_go_at is null;
  return exists (select from chain_sends where cash_out_id = p_cash_out and let_go_at is not null);
end
$$;

grant execute on function let_send_go(bigint) to carmine_app;

--- payments/deposits/deposit_may_move.sql
create or replace function deposit_may_move(old_state text, new_state text) returns boolean
language sql immutable set search_path = pg_catalog, public as $$
  select (old_state, new_state) in (
    ('created', 'pending'), ('created', 'review'), ('created', 'credited'), ('created', 'failed'), ('created', 'expired'),
    ('created', 'cancelled'), ('created', 'refunded'),
    ('pending', 'review'), ('pending', 'credited'), ('pending', 'failed'), ('pending', 'expired'), ('pending', 'cancelled'),
    ('pending', 'refunded'),
    -- Money that arrived all the same is never lost.
    ('failed', 'review'), ('failed', 'credited'), ('expired', 'review'), ('expired', 'credited'),
    ('cancelled', 'review'), ('cancelled', 'credited'),
    ('review', 'credited'), ('review', 'refunded'),
    ('credited', 'refunded'), ('credited', 'charged_back')
  );
$$;

grant execute on function deposit_may_move(text, text) to carmine_app;

--- payments/deposits/deposit_worth.sql
-- Worth of what came, in EUR cents, at the rate of the deposit.
create or replace function deposit_worth(p_deposit deposits) returns bigint
language sql stable set search_path = pg_catalog, public as $$
  select case
    when p_deposit.paid_currency = p_deposit.currency and p_deposit.paid_amount is not null
      then ceil(p_deposit.eur_cents::numeric * p_deposit.paid_amount / p_deposit.amount)::bigint
    else p_deposit.eur_cents end
$$;

grant execute on function deposit_worth(deposits) to carmine_app;

--- payments/deposits/guard_credited_deposit.sql
-- At the end of the transaction in which the servers moved it.
create or replace function guard_credited_deposit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_deposit deposits;
  v_amount bigint;
begin
  select * into v_deposit from deposits where id = new.id;
  v_amount := coalesce(v_deposit.credited_amount, v_deposit.amount);
  if (v_deposit.credited_at is not null and not exists (select from bookings
      where reference = 'payment:' || v_deposit.id and step = 'credit' and player_id = v_deposit.player_id
        and currency = v_deposit.currency and amount = v_amount))
    or (v_deposit.credited_at is not null and v_deposit.state in ('refunded', 'charged_back') and not exists (
      select from bookings where reference = 'payment:' || v_deposit.id and step = 'reverse'
        and player_id = v_deposit.player_id and currency = v_deposit.currency and amount = v_amount)) then
    raise exception 'a deposit is credited and undone together with its booking' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists deposits_booked on deposits;
create constraint trigger deposits_booked after update of state on deposits
  deferrable initially deferred for each row when (new.state in ('credited', 'refunded', 'charged_back'))
  execute function guard_credited_deposit();

--- payments/deposits/guard_deposit.sql
create or replace function guard_deposit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'created' then
      raise exception 'a deposit begins as created' using errcode = 'check_violation';
    end if;
    insert into deposit_steps (deposit_id, to_state) values (new.id, new.state);
    return new;
  end if;
  if (new.id, new.player_id, new.gateway, new.currency, new.amount, new.eur_cents, new.eur_rate, new.country, new.created_at)
     is distinct from
     (old.id, old.player_id, old.gateway, old.currency, old.amount, old.eur_cents, old.eur_rate, old.country, old.created_at)
     or new.coupon is distinct from old.coupon or new.offer_id is distinct from old.offer_id
     or (old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
     or (old.credited_at is not null and new.credited_at is distinct from old.credited_at) then
    raise exception 'what a deposit was made with never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state then
    if not deposit_may_move(old.state, new.state) then
      raise exception 'a deposit cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    insert into deposit_steps (deposit_id, from_state, to_state, reason) values (new.id, old.state, new.state, new.reason);
  end if;
  return new;
end
$$;

create or replace trigger deposits_guarded before insert or update on deposits for each row execute function guard_deposit();

--- payments/deposits/guard_deposit_refund.sql
create or replace function guard_deposit_refund() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'what is given back is never forgotten' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    -- Only what was never credited, and exactly what came.
    perform 1 from deposits where id = new.deposit_id and state = 'refunded' and credited_at is null
      and (paid_currency, paid_amount) is not distinct from (new.currency, new.amount);
    if not found or new.state not in ('waiting', 'by_hand') or new.attempt <> 1
      or num_nonnulls(new.way, new.taken_by, new.gateway_paid_at, new.squared_by, new.paid_by) > 0 then
      raise exception 'there is nothing to give back' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.deposit_id, new.began_at) is distinct from (old.deposit_id, old.began_at)
     or (new.currency, new.amount) is distinct from (old.currency, old.amount)
     or (old.gateway_paid_at is not null and new.gateway_paid_at is distinct from old.gateway_paid_at)
     or (old.squared_at is not null and (new.squared_by, new.squared_at) is distinct from (old.squared_by, old.squared_at)) then
    raise exception 'what is given back never changes' using errcode = 'check_violation';
  end if;
  if (new.state, new.attempt) is distinct from (old.state, old.attempt) and not (
    new.attempt = old.attempt and (old.state, new.state) in (
      ('waiting', 'sent'), ('waiting', 'by_hand'), ('waiting', 'taken'), ('waiting', 'paid'),
      ('sent', 'paid'), ('sent', 'by_hand'), ('sent', 'taken'),
      -- The gateway has lost it: the same is asked again, under the same reference.
      ('sent', 'waiting'),
      ('by_hand', 'taken'), ('by_hand', 'paid'), ('taken', 'by_hand'), ('taken', 'paid'))
    or new.attempt = old.attempt + 1 and old.state in ('waiting', 'sent') and new.state = 'waiting'
  ) then
    raise exception 'money on its way back cannot go from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  if old.state = 'paid' and (new.state, new.way, new.reference, new.paid_by, new.taken_by, new.taken_at)
      is distinct from (old.state, old.way, old.reference, old.paid_by, old.taken_by, old.taken_at) then
    raise exception 'money that went back never changes' using errcode = 'check_violation';
  end if;
  if new.state = 'paid' and new.way is null then new.way := case when new.paid_by is null then 'gateway' else 'bank' end; end if;
  -- Nobody takes what is back already, and nobody sends by bank what nobody took before.
  if (new.state = 'taken' and old.state <> 'taken' and old.gateway_paid_at is not null)
    or (old.state <> 'paid' and new.way = 'bank' and old.state <> 'taken')
    -- A person may be sending it: then the gateway's word is kept beside it, and that person says what was done.
    or (old.state = 'taken' and new.way = 'gateway' and old.gateway_paid_at is null)
    or (old.state = 'taken' and new.state = 'by_hand' and old.gateway_paid_at is not null) then
    raise exception 'refused money goes back one way' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger deposit_refunds_guarded before insert or update or delete on deposit_refunds
  for each row execute function guard_deposit_refund();

--- payments/deposits/guard_reviewed_deposit.sql
create or replace function guard_reviewed_deposit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_agreed integer;
begin
  if old.state <> 'review' or new.state = 'review' then
    if new.credited_amount is distinct from old.credited_amount then
      raise exception 'only a person credits another amount than was asked for' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.state = 'refunded' and new.reason = 'refunded_by_gateway' then return new; end if;
  select count(*) into v_agreed from deposit_rulings
  where deposit_id = old.id and verdict = case new.state when 'credited' then 'credit' else 'refuse' end;
  if v_agreed < (case new.state when 'credited' then operators_needed(deposit_worth(old)) else 1 end) then
    raise exception 'too few operators agreed about this deposit' using errcode = 'check_violation';
  end if;
  if new.state = 'credited' and (old.paid_currency is distinct from old.currency
      or new.credited_amount is distinct from old.paid_amount) then
    raise exception 'only what came is credited, in the currency in which it came' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger deposits_reviewed before update on deposits for each row execute function guard_reviewed_deposit();

--- platform/publish_event.sql
-- The one way into the outbox, for the program and for functions alike. The topics, their versions and their payloads are
-- declared in the catalogue of events; a test holds the functions to it.
create or replace function publish_event(p_topic text, p_version integer, p_key text, p_payload jsonb) returns void
language sql volatile as $$
  insert into outbox (topic, version, key, payload) values (p_topic, p_version, p_key, p_payload)
$$;

grant execute on function publish_event(text, integer, text, jsonb) to carmine_app;

--- staff/append_audit.sql
-- The only way in. The lock is held to the end of the caller's transaction: entries commit in the order of the chain.
create or replace function append_audit(
  entry_operator bigint, entry_action text, entry_kind text, entry_subject text, entry_details jsonb
) returns bigint
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  last audit_log%rowtype;
  entry_id bigint;
  entry_at timestamptz := clock_timestamp();
  entry_previous bytea;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select * into last from audit_log order by id desc limit 1;
  entry_id := coalesce(last.id, 0) + 1;
  entry_previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  insert into audit_log values (
    entry_id, entry_at, entry_operator, entry_action, entry_kind, entry_subject, entry_details, entry_previous,
    audit_entry_hash(entry_id, entry_at, entry_operator, entry_action, entry_kind, entry_subject, entry_details, entry_previous)
  );
  return entry_id;
end;
$$;

grant execute on function append_audit(bigint, text, text, text, jsonb) to carmine_app;

--- staff/approvals/apply_request.sql
-- What an approval sets going, by kind: one line for each, its rule in a function of its own. Null when it is done; changed (the
-- rules, or the operator it is about, are others than when it was asked), list_changed (a list is), exists (the e-mail is an
-- operator's), own (by whom it is about), gone: nothing was written.
create or replace function apply_request(p_request approval_requests, p_approver bigint, p_token_hash bytea, p_lifetime_ms bigint)
returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_new jsonb := p_request.new_values;
begin
  case p_request.kind
    when 'invite_operator' then return invite_approved_operator(p_request, p_approver, p_token_hash, p_lifetime_ms);
    when 'renew_operator' then return renew_approved_operator(p_request, p_approver, p_token_hash, p_lifetime_ms);
    when 'loosen_rules' then return loosen_cash_out_rules(v_new, p_request.asked_at);
    when 'set_thresholds' then
      if exists (select from risk_rules where changed_at >= p_request.asked_at) then return 'changed'; end if;
      perform set_thresholds(v_new);
    when 'set_restricted' then perform set_restricted(v_new);
    when 'set_jurisdiction' then perform set_jurisdiction(p_request.subject, v_new -> 'rules');
    when 'replace_list' then
      if not replace_watch_list(p_request.subject, (v_new ->> 'base')::bigint, (v_new ->> 'list')::bigint) then
        return 'list_changed';
      end if;
    when 'remove_list' then
      if not remove_watch_list(p_request.subject, (v_new ->> 'base')::bigint) then return 'list_changed'; end if;
    when 'settle_audit' then perform settle_audit(p_request.id, (v_new ->> 'upTo')::bigint);
  end case;
  return null;
end
$$;

--- staff/approvals/approve_request.sql
-- The second operator's approval, and what it sets going, in one transaction. The hash: of the one-time link where there is one.
-- outcome: done, over, own (by who asked), not_allowed and one_chain as refused_word says them, changed (what it would change is
-- another one than when it was asked), or what apply_request answers.
create or replace function approve_request(
  p_request bigint, p_operator bigint, p_approval text, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_request approval_requests;
  v_refused text;
begin
  select * into v_request from approval_requests where id = p_request for no key update;
  if v_request.state is distinct from 'open' or v_request.expires_at <= clock_timestamp() then return 'over'; end if;
  if v_request.asked_by = p_operator then return 'own'; end if;
  -- Nobody is locked, and no role is taken away, between this look and what follows from it.
  perform 1 from operators where id in (v_request.asked_by, p_operator) order by id for share;
  v_refused := refused_approval(v_request.kind, v_request.asked_by, p_operator);
  if v_refused is not null then return v_refused; end if;
  if v_request.old_values <> values_now(v_request.kind, v_request.subject, v_request.new_values) then return 'changed'; end if;
  v_refused := apply_request(v_request, p_operator, p_token_hash, p_lifetime_ms);
  if v_refused is not null then return v_refused; end if;
  update approval_requests set state = 'done', approved_by = p_operator, approval = p_approval, ended_at = clock_timestamp()
  where id = p_request;
  return 'done';
end
$$;

grant execute on function approve_request(bigint, bigint, text, bytea, bigint) to carmine_app;

--- staff/approvals/ask_approval.sql
-- One operator asks for what another one has to approve. Null where the same is asked for already.
create or replace function ask_approval(p_kind text, p_subject text, p_values jsonb, p_operator bigint, p_reason text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_policy approval_policies;
  v_now timestamptz := clock_timestamp();
  v_id bigint;
begin
  select * into strict v_policy from approval_policies where kind = p_kind;
  -- Nobody is locked, and no role is taken away, between this look and what follows from it.
  perform 1 from operators where id = p_operator and status = 'active' and role = any (v_policy.askers) for share;
  if not found then raise exception 'this operator may not ask for %', p_kind using errcode = 'check_violation'; end if;
  insert into approval_requests (kind, subject, old_values, new_values, reason, asked_by, asked_at, expires_at)
  values (p_kind, p_subject, values_now(p_kind, p_subject, p_values), p_values, p_reason, p_operator, v_now, v_now + v_policy.lasts)
  on conflict (kind, subject) where state = 'open' do nothing returning id into v_id;
  return v_id;
end
$$;

grant execute on function ask_approval(text, text, jsonb, bigint, text) to carmine_app;

--- staff/approvals/end_request.sql
-- Before anybody approved: who asked withdraws, somebody else rejects. outcome: ended, over, not_allowed.
create or replace function end_request(p_request bigint, p_operator bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_request approval_requests;
begin
  select * into v_request from approval_requests where id = p_request for no key update;
  if v_request.state is distinct from 'open' then return 'over'; end if;
  if not exists (select from operators o join approval_policies p on o.role = any (p.enders)
      where o.id = p_operator and o.status = 'active' and p.kind = v_request.kind) then
    return 'not_allowed';
  end if;
  update approval_requests set state = case when p_operator = asked_by then 'withdrawn' else 'rejected' end,
    ended_by = p_operator, ended_at = clock_timestamp()
  where id = p_request;
  return 'ended';
end
$$;

grant execute on function end_request(bigint, bigint) to carmine_app;

--- staff/approvals/expire_requests.sql
-- What nobody approved in time stands in nobody's way.
create or replace function expire_requests() returns setof approval_requests
language sql security definer set search_path = pg_catalog, public as $$
  update approval_requests set state = 'expired', ended_at = clock_timestamp()
  where state = 'open' and expires_at <= clock_timestamp() returning *
$$;

grant execute on function expire_requests() to carmine_app;

--- staff/approvals/guard_approval_request.sql
-- Holds for the functions of the owner too.
create or replace function guard_approval_request() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a request is never forgotten' using errcode = 'check_violation'; end if;
  if old.state <> 'open' or (new.id, new.kind, new.subject, new.old_values, new.new_values, new.reason, new.asked_by, new.asked_at, new.expires_at)
      is distinct from (old.id, old.kind, old.subject, old.old_values, old.new_values, old.reason, old.asked_by, old.asked_at, old.expires_at) then
    raise exception 'what was asked never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger approval_requests_guarded before update or delete on approval_requests
  for each row execute function guard_approval_request();

--- staff/approvals/invite_approved_operator.sql
create or replace function invite_approved_operator(
  p_request approval_requests, p_approver bigint, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into operators (email, name, role, invite_token_hash, invite_expires_at, invited_alone_by)
  values (p_request.subject, '', p_request.new_values ->> 'role', p_token_hash,
    clock_timestamp() + p_lifetime_ms * interval '1 millisecond',
    -- Two of one chain are no third person.
    case when is_one_chain(p_request.asked_by, p_approver) then p_request.asked_by end)
  on conflict (email) do update set role = excluded.role, invite_token_hash = excluded.invite_token_hash,
    invite_expires_at = excluded.invite_expires_at, invited_alone_by = excluded.invited_alone_by
    where operators.status = 'invited';
  return case when found then null else 'exists' end;
end
$$;

--- staff/approvals/loosen_cash_out_rules.sql
create or replace function loosen_cash_out_rules(p_values jsonb, p_asked_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (p_values ->> 'automatic')::boolean and (p_values ->> 'upTo')::bigint > (p_values ->> 'perDay')::bigint then
    raise exception 'no more at once than in a day' using errcode = 'check_violation';
  end if;
  update cash_out_rules set automatic = (p_values ->> 'automatic')::boolean, automatic_up_to = (p_values ->> 'upTo')::bigint,
    automatic_per_day = (p_values ->> 'perDay')::bigint, two_persons_from = (p_values ->> 'twoPersonsFrom')::bigint,
    changed_at = clock_timestamp()
  where changed_at < p_asked_at;
  return case when found then null else 'changed' end;
end
$$;

--- staff/approvals/refused_approval.sql
-- Why two operators may not decide a request of this kind together, as refused_word says it. Null where they may.
create or replace function refused_approval(p_kind text, p_asked_by bigint, p_approved_by bigint) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select case
    when not exists (select from operators where id = p_approved_by and status = 'active' and role = any (approvers)) then 'not_allowed'
    else refused_word(p_asked_by, p_approved_by, askers) end
  from approval_policies where kind = p_kind
$$;

--- staff/approvals/renew_approved_operator.sql
create or replace function renew_approved_operator(
  p_request approval_requests, p_approver bigint, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_operator bigint := p_request.subject::bigint;
begin
  -- Nobody approves to be renewed himself: whoever can sign in has lost nothing.
  if v_operator = p_approver then return 'own'; end if;
  -- Somebody locked that operator meanwhile: a new link would let in whom this kept out.
  if exists (select from operators where id = v_operator and status = 'locked' and locked_at >= p_request.asked_at) then
    return 'changed';
  end if;
  return case when reset_operator(v_operator, p_token_hash, p_lifetime_ms) then null else 'gone' end;
end
$$;

--- staff/approvals/values_now.sql
-- What a request would change, as it is at this moment: kept when somebody asks, and compared when somebody approves, so that
-- what is approved is the change that was asked for. An empty object where nothing is there that could be another one by then,
-- or where the kind's own function looks.
create or replace function values_now(p_kind text, p_subject text, p_values jsonb) returns jsonb
language sql stable security definer set search_path = pg_catalog, public as $$
  select case p_kind
    when 'loosen_rules' then (select jsonb_build_object('automatic', automatic, 'upTo', automatic_up_to::text,
      'perDay', automatic_per_day::text, 'twoPersonsFrom', two_persons_from::text) from cash_out_rules)
    when 'set_thresholds' then (select jsonb_build_object('depositsDay', deposits_day::text, 'depositsMonth', deposits_month::text,
      'depositsYear', deposits_year::text, 'cashOutsDay', cash_outs_day::text, 'cashOutsMonth', cash_outs_month::text,
      'cashOutsYear', cash_outs_year::text, 'nameScore', name_score::text) from risk_rules)
    when 'set_restricted' then jsonb_build_object('restricted', (select coalesce(jsonb_agg(code order by code), '[]')
      from restricted_countries where p_values -> 'restrict' ? code or p_values -> 'allow' ? code))
    when 'set_jurisdiction' then jsonb_build_object('rules',
      (select to_jsonb(j) - 'country' from jurisdictions j where country = p_subject))
    else '{}' end
$$;

--- staff/audit_entry_hash.sql
-- What an entry's hash covers. Lengths in front of every text keep two different entries from reading alike.
create or replace function audit_entry_hash(
  entry_id bigint, entry_at timestamptz, entry_operator bigint, entry_action text, entry_kind text, entry_subject text,
  entry_details jsonb, entry_previous bytea
) returns bytea
language sql stable set search_path = pg_catalog, public
as $$
  select sha256(entry_previous || convert_to(string_agg(coalesce(length(part)::text, '-') || ':' || coalesce(part, ''), '|' order by place), 'UTF8'))
  from unnest(array[
    entry_id::text, (extract(epoch from entry_at) * 1000000)::bigint::text, entry_operator::text, entry_action, entry_kind,
    entry_subject, entry_details::text
  ]) with ordinality as parts (part, place);
$$;

grant execute on function audit_entry_hash(bigint, timestamp with time zone, bigint, text, text, text, jsonb, bytea) to carmine_app;

--- staff/first_broken_audit_entry.sql
-- Recomputes the whole chain; the first entry that does not follow from the one before, or null when all do.
create or replace function first_broken_audit_entry() returns bigint
language sql stable security definer set search_path = pg_catalog, public
as $$
  select min(id) from (
    select id,
      hash = audit_entry_hash(id, at, operator_id, action, subject_kind, subject_id, details, previous_hash) as own,
      previous_hash = coalesce(lag(hash) over (order by id), decode(repeat('00', 32), 'hex')) as linked,
      id = coalesce(lag(id) over (order by id), 0) + 1 as next
    from audit_log
  ) as entries
  where not (own and linked and next);
$$;

grant execute on function first_broken_audit_entry() to carmine_app;

--- staff/guard_audit_finding.sql
create or replace function guard_audit_finding() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or old.settled_by is not null or (new.id, new.kind, new.entry_id, new.content, new.found_at)
      is distinct from (old.id, old.kind, old.entry_id, old.content, old.found_at) then
    raise exception 'what was found is never forgotten' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger audit_findings_guarded before update or delete on audit_findings
  for each row execute function guard_audit_finding();

--- staff/guard_cash_out_rules.sql
-- A looser rule lets money leave that would have waited for a person, or for a second one. More at once than in a whole day says
-- two things: that is no rule.
create or replace function guard_cash_out_rules() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.automatic and new.automatic_up_to > new.automatic_per_day then
    raise exception 'no more at once than in a day' using errcode = 'check_violation';
  end if;
  if new.two_persons_from > old.two_persons_from or (new.automatic and (not old.automatic
      or new.automatic_up_to > old.automatic_up_to or new.automatic_per_day > old.automatic_per_day)) then
    raise exception 'two operators loosen a rule of cash-outs' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_rules_guarded before update on cash_out_rules
  for each row when (current_user = 'carmine_app') execute function guard_cash_out_rules();

--- staff/guard_operator.sql
-- The servers' role invites whoever decides about no money; the others only while there is nobody who could agree, and then it is
-- written down here, whatever the program says. An operator who is there already is renewed, and never written over.
create or replace function guard_operator() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_overseers bigint[];
begin
  if tg_op = 'UPDATE' and old.status <> 'invited' and (new.status = 'invited' or new.invite_token_hash is not null
      or (new.email, new.role, new.password_hash, new.totp_secret_sealed)
        is distinct from (old.email, old.role, old.password_hash, old.totp_secret_sealed)) then
    raise exception 'an operator who is there is renewed' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then new.invited_alone_by := null; else new.invited_alone_by := old.invited_alone_by; end if;
  if new.role in ('payments', 'risk', 'admin') and new.invite_token_hash is not null
    and (tg_op = 'INSERT' or (new.role, new.invite_token_hash) is distinct from (old.role, old.invite_token_hash)) then
    v_overseers := array(select o from overseers() o where o is distinct from new.id);
    if cardinality(v_overseers) > 1 then
      raise exception 'who decides about money is invited by two' using errcode = 'check_violation';
    end if;
    new.invited_alone_by := v_overseers[1];
  end if;
  return new;
end
$$;

create or replace trigger operators_guarded before insert or update on operators
  for each row when (current_user = 'carmine_app') execute function guard_operator();

--- staff/guard_two_operators.sql
-- What two decide is written by nobody else.
create or replace function guard_two_operators() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception 'two operators change %', tg_table_name using errcode = 'check_violation';
end
$$;

create or replace trigger jurisdictions_guarded before insert or update or delete on jurisdictions
  for each row when (current_user = 'carmine_app') execute function guard_two_operators();
create or replace trigger restricted_countries_guarded before insert or update or delete on restricted_countries
  for each row when (current_user = 'carmine_app') execute function guard_two_operators();
create or replace trigger risk_rules_guarded before insert or update or delete on risk_rules
  for each row when (current_user = 'carmine_app') execute function guard_two_operators();

--- staff/is_one_chain.sql
create or replace function is_one_chain(p_one bigint, p_other bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select p_one <> p_other and lone_root(p_one) = lone_root(p_other)
$$;

grant execute on function is_one_chain(bigint, bigint) to carmine_app;

--- staff/lone_root.sql
create or replace function lone_root(p_operator bigint) returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  with recursive up (id, inviter) as (
    select id, invited_alone_by from operators where id = p_operator
    union
    select o.id, o.invited_alone_by from up join operators o on o.id = up.inviter
  )
  select id from up where inviter is null
$$;

grant execute on function lone_root(bigint) to carmine_app;

--- staff/note_operator_lock.sql
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

--- staff/overseers.sql
-- Who may give a second word. Whoever was locked within three days still counts, so that nobody makes himself the only one
-- by locking the others.
create or replace function overseers() returns setof bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select id from operators where role in ('risk', 'admin')
    and (status = 'active' or (status = 'locked' and locked_at > clock_timestamp() - interval '72 hours'))
$$;

grant execute on function overseers() to carmine_app;

--- staff/refuse_audit_change.sql
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end;
$$;

create or replace trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create or replace trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();

--- staff/refused_word.sql
-- Why two operators may not decide something together: not_allowed (one of them may not, or not any more), one_chain (one of them
-- came in by the other, and somebody else could agree). Null where they may. p_askers: the roles that may ask for it.
create or replace function refused_word(p_asked_by bigint, p_agreed_by bigint, p_askers text[]) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select case
    when not exists (select from operators where id = p_agreed_by and status = 'active' and role in ('risk', 'admin'))
      or not exists (select from operators where id = p_asked_by and status = 'active' and role = any (p_askers)) then 'not_allowed'
    when is_one_chain(p_asked_by, p_agreed_by)
      and exists (select from overseers() o where lone_root(o) <> lone_root(p_asked_by)) then 'one_chain'
  end
$$;

--- staff/renew_operator.sql
-- One operator's word for somebody who lost phone or password. outcome: done, second (another one has to agree), alone (nobody
-- here could: the machine's own command), gone (there is no such operator, or the invitation is still open).
create or replace function renew_operator(p_operator bigint, p_by bigint, p_token_hash bytea, p_lifetime_ms bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_role text;
begin
  select role into v_role from operators where id = p_operator and status <> 'invited' and id <> p_by for update;
  if not found then return 'gone'; end if;
  if v_role in ('payments', 'risk', 'admin') then
    if exists (select from overseers() o where o not in (p_operator, p_by)) then return 'second'; end if;
    if v_role <> 'payments' then return 'alone'; end if;
  end if;
  perform reset_operator(p_operator, p_token_hash, p_lifetime_ms);
  return 'done';
end
$$;

grant execute on function renew_operator(bigint, bigint, bytea, bigint) to carmine_app;

--- staff/reset_operator.sql
create or replace function reset_operator(p_operator bigint, p_token_hash bytea, p_lifetime_ms bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update operators set status = 'invited', password_hash = null, totp_secret_sealed = null, totp_last_step = 0,
    invite_token_hash = p_token_hash, invite_expires_at = clock_timestamp() + p_lifetime_ms * interval '1 millisecond'
  where id = p_operator and status <> 'invited';
  if not found then return false; end if;
  update operator_sessions set ended_at = clock_timestamp(), end_reason = 'renewed'
  where operator_id = p_operator and ended_at is null;
  return true;
end
$$;

--- staff/set_jurisdiction.sql
-- Without rules the country goes back to those that hold for every other one.
create or replace function set_jurisdiction(p_country text, p_rules jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if p_rules is null or p_rules = 'null' then
    delete from jurisdictions where country = p_country and country <> '*';
    return;
  end if;
  insert into jurisdictions select (jsonb_populate_record(null::jurisdictions, p_rules || jsonb_build_object('country', p_country))).*
  on conflict (country) do update set
    minimum_age = excluded.minimum_age, verification_gate = excluded.verification_gate, demo_gate = excluded.demo_gate,
    max_wagering = excluded.max_wagering, min_cycle_slots_ms = excluded.min_cycle_slots_ms,
    min_cycle_other_ms = excluded.min_cycle_other_ms, autoplay = excluded.autoplay, turbo = excluded.turbo,
    feature_buy = excluded.feature_buy, celebrate_below_stake = excluded.celebrate_below_stake,
    max_stake_slots_cents = excluded.max_stake_slots_cents, max_stake_other_cents = excluded.max_stake_other_cents,
    reality_check_minutes = excluded.reality_check_minutes, deposit_limit_first = excluded.deposit_limit_first;
end
$$;

--- staff/set_restricted.sql
-- Pages and bets read the same list from the same moment on.
create or replace function set_restricted(p_wish jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into restricted_countries (code) select jsonb_array_elements_text(p_wish -> 'restrict') on conflict do nothing;
  delete from restricted_countries where code in (select jsonb_array_elements_text(p_wish -> 'allow'));
  perform set_blocked_countries(array(select code from restricted_countries));
end
$$;

--- staff/set_thresholds.sql
create or replace function set_thresholds(p_wish jsonb) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update risk_rules set
    deposits_day = (p_wish ->> 'depositsDay')::bigint, deposits_month = (p_wish ->> 'depositsMonth')::bigint,
    deposits_year = (p_wish ->> 'depositsYear')::bigint, cash_outs_day = (p_wish ->> 'cashOutsDay')::bigint,
    cash_outs_month = (p_wish ->> 'cashOutsMonth')::bigint, cash_outs_year = (p_wish ->> 'cashOutsYear')::bigint,
    name_score = (p_wish ->> 'nameScore')::integer, changed_at = clock_timestamp()
$$;

--- staff/settle_audit.sql
-- By two operators: what was found up to this one is known, and the log goes on from what is there.
create or replace function settle_audit(p_matter bigint, p_up_to bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update audit_findings set settled_by = p_matter where id <= p_up_to and settled_by is null;
  update audit_watch set head_id = null, head_hash = null, head_mark = null, epoch = epoch + 1;
$$;

--- wallet/audit/agree_to_end_stop.sql
-- Only the word of who may stop withdrawals counts for their end, as the program asks too.
-- outcome: agreed (somebody else has to agree too), repeated (by who has agreed already), ended, broken (the books still
-- are), none (nothing is stopped), not_allowed.
create or replace function agree_to_end_stop(p_operator bigint, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_guard ledger_guard;
begin
  if not exists (select from operators where id = p_operator and status <> 'locked' and role in ('payments', 'risk', 'admin')) then
    return 'not_allowed';
  end if;
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
        and o.status <> 'locked' and o.role in ('payments', 'risk', 'admin')) < 2 then
    return 'agreed';
  end if;
  update ledger_guard set cashouts_stopped_since = null, reason = null, last_broken_at = null, books_broken = false,
    stopped_by = null;
  perform publish_event('withdrawals.resumed', 1, 'ledger',
    jsonb_build_object('reason', p_reason, 'operator', p_operator::text));
  return 'ended';
end
$$;

grant execute on function agree_to_end_stop(bigint, text) to carmine_app;

--- wallet/audit/audit_ledger.sql
-- As before, and what a player owes is what the account says that it is owed to.
create or replace function audit_ledger() returns setof ledger_finding
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with moved as materialized (
    select account_id, sum(amount) as balance, count(*) as n from postings group by account_id
  ),
  broken (check_name, example) as (
    select 'stored balance = its transfers', a.id::text
    from accounts a left join moved m on m.account_id = a.id
    where a.owner_kind in ('player', 'pool') and a.balance <> coalesce(m.balance, 0)
    union all
    select 'derived balance = its transfers', d.id::text
    from derived_balances d left join moved m on m.account_id = d.id where d.balance <> coalesce(m.balance, 0)
    union all
    select 'balances of a currency add up to nothing', c.currency from (
      select currency, sum(balance) as total from (
        select currency, balance from accounts where owner_kind in ('player', 'pool')
        union all select currency, balance from derived_balances) b
      group by currency) c where c.total <> 0
    union all
    select 'a transfer joins two accounts of its currency', t.id::text
    from transfers t left join accounts f on f.id = t.from_account left join accounts o on o.id = t.to_account
    where f.currency is distinct from t.currency or o.currency is distinct from t.currency
    union all
    select 'next nonce = rounds of the seed', s.id::text
    from seeds s left join player_gate g on g.active_seed_id = s.id
    left join (select seed_id, count(*) as played, max(nonce) as last from nonces group by seed_id) n on n.seed_id = s.id
    where coalesce(n.played, 0) <> case s.state when 'active' then g.next_nonce when 'revealed' then coalesce(s.last_nonce + 1, 0) else 0 end
      or coalesce(n.last + 1, 0) <> coalesce(n.played, 0) or (s.state = 'active' and g.player_id is distinct from s.player_id)
    union all
    select 'a nonce is the nonce of its round', n.round_id::text
    from nonces n full join (select id, seed_id, nonce from every_round where seed_id is not null) r on r.id = n.round_id
    where (n.seed_id, n.nonce) is distinct from (r.seed_id, r.nonce)
    union all
    select 'a round stands in the books once', r.id::text from every_round r group by r.id having count(*) > 1
    union all
    select 'a round took and paid what its transfers say', r.id::text
    from every_round r left join (
      select t.round_id, e.settled_at,
        sum(case when t.kind = 'bet' then t.amount when t.kind in ('refund', 'bet_reversed') then -t.amount else 0 end) as staked,
        sum(case when t.kind in ('win', 'promo_win', 'free_spin_win') then t.amount
          when t.kind in ('win_reversed', 'promo_win_reversed') then -t.amount
          when t.kind = 'receivable' then -t.amount else 0 end) as payout
      from transfers t join every_round e on e.id = t.round_id
      where t.created_at <= coalesce(e.settled_at, 'infinity') group by t.round_id, e.settled_at
    ) t on t.round_id = r.id
    where r.staked <> coalesce(t.staked, 0) or r.payout <> coalesce(t.payout, 0)
    union all
    select 'a transfer of a round has its round', t.id::text
    from transfers t where t.round_id is not null and not exists (select from every_round r where r.id = t.round_id)
    union all
    select 'money on its way out = open holds', a.id::text
    from accounts a left join (
      select player_id, currency, sum(cash_part + locked_part - paid - returned) as held from cashout_holds
      group by player_id, currency) h on h.player_id = a.owner_id and h.currency = a.currency
    where a.owner_kind = 'player' and a.kind = 'cashout_pending' and a.balance <> coalesce(h.held, 0)
    union all
    select 'what a player owes = the account it is owed to', coalesce(d.player_id, r.owner_id) || ' ' || coalesce(d.currency, r.currency)
    from player_debts d
    full join (select * from derived_balances where owner_kind = 'house' and kind = 'receivable') r
      on r.owner_id = d.player_id and r.currency = d.currency
    where coalesce(d.owed, 0) <> -coalesce(r.balance, 0)
    union all
    select 'bonus money belongs to the active bonus', a.id::text
    from accounts a join player_gate g on g.player_id = a.owner_id
    where a.owner_kind = 'player' and a.kind = 'bonus' and a.balance <> 0 and g.bonus_currency is distinct from a.currency
    union all
    select 'the gate and the bonuses name the same one', g.player_id::text
    from player_gate g full join (select * from bonuses where state = 'active') b on b.player_id = g.player_id
    where g.bonus_id is distinct from b.id
    union all
    select 'used free spins = rounds of the grant', f.id::text
    from free_spin_grants f left join (
      select grant_id, count(*) as played from every_round where funding = 'free_spin' and status <> 'voided'
      group by grant_id) r on r.grant_id = f.id
    where f.used <> coalesce(r.played, 0)
    union all
    select 'a jackpot was paid or is there', p.id::text
    from jackpot_pools p join accounts a on a.id = p.account_id
    left join (select pool_id, sum(cents) as won from jackpot_wins group by pool_id) w on w.pool_id = p.id
    where p.contributed_micro <> (p.paid_cents + a.balance) * 1000000 + p.remainder_micro or p.paid_cents <> coalesce(w.won, 0)
    union all
    select 'jackpots hold what the rounds put in', 'all pools' where
      (select coalesce(sum(contributed_micro), 0) from jackpot_pools)
      <> (select coalesce(sum(jackpot_micro), 0) from every_round)
        + (select coalesce(sum(seed_cents::numeric * (1 + (
            select count(*) from jackpot_wins w where w.pool_id = p.id and w.emptied))), 0) from jackpot_pools p) * 1000000
    union all
    select 'rows lie in the partition of their month', x.at::text from (
      select created_at as at from transfers_default union all select created_at from rounds_default) x
  )
  select check_name, count(*), (array_agg(example order by example))[1:5] from broken group by check_name order by check_name
$$;

grant execute on function audit_ledger() to carmine_app;

--- wallet/audit/audit_payments.sql
-- As before, and a leg that was paid late is booked once, one way.
create or replace function audit_payments() returns table (problem text, table_name text, row_id text)
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with booked as materialized (
    select reference, step, player_id, currency, amount, group_id, substring(reference from '^payment:([0-9]{1,18})$')::bigint as payment_id
    from bookings where reference like 'payment:%' and (step in ('credit', 'reverse') or step like 'settle:%' or step like 'late:%')
  ),
  moved as materialized (
    select payment_id, group_id, currency, min(player_id) as player_id, sum(amount) as amount,
      case when kind in ('deposit', 'deposit_locked', 'deposit_settled') then 'credit' when kind in ('cashout_paid', 'cashout_fee') then 'settle'
        when kind in ('late_payout', 'late_payout_owed', 'late_payout_lost') then 'late' else 'reverse' end as step
    from transfers
    where kind in ('deposit', 'deposit_locked', 'deposit_settled', 'cashout_paid', 'cashout_fee', 'deposit_reversed',
        'late_payout', 'late_payout_owed', 'late_payout_lost')
      or (kind = 'receivable' and payment_id is not null)
    group by payment_id, group_id, currency, 6
  ),
  legs as materialized (
    select payment_id, split_part(step, ':', 2)::integer as leg, amount from booked where step like 'settle:%'
  )
  -- Deposits.
  select 'credited without a deposit of its player and amount', 'bookings', b.reference
  from booked b left join deposits d on d.id = b.payment_id and d.player_id = b.player_id and d.currency = b.currency
    and d.credited_at is not null and coalesce(d.credited_amount, d.amount) = b.amount
  where b.step = 'credit' and d.id is null
  union all
  select 'credited, and not booked', 'deposits', d.id::text
  from deposits d left join booked b on b.payment_id = d.id and b.step = 'credit'
  where d.credited_at is not null and b.reference is null
  union all
  select 'credited without a word of its gateway', 'deposits', d.id::text
  from deposits d
  where d.credited_at is not null and d.provider_reference is null and not exists (select from chains c where c.code = d.gateway)
  union all
  select 'credited with another amount than came on its chain', 'deposits', d.id::text
  from deposits d join chains c on c.code = d.gateway
  left join (select deposit_id, sum(raw_amount) - sum(remainder_raw) as raw from chain_transfers
    where state = 'credited' group by deposit_id) t on t.deposit_id = d.id
  where d.state = 'credited'
    and (t.raw is null or mod(t.raw, d.amount) <> 0 or trim_scale(t.raw / d.amount)::text !~ '^10*$')
  union all
  -- Transfers.
  select 'moved another amount than was booked', 'bookings', b.reference || ' ' || b.step
  from booked b left join moved m on m.group_id = b.group_id and m.payment_id = b.payment_id
    and m.step = split_part(b.step, ':', 1) and m.currency = b.currency
  where m.amount is distinct from b.amount
  union all
  select 'moved for a payment that was not booked', 'transfers',
    (select min(t.id)::text from transfers t where t.group_id = m.group_id and t.payment_id is not distinct from m.payment_id)
  from moved m left join booked b on b.group_id = m.group_id and b.payment_id = m.payment_id
  where b.reference is null
  union all
  -- Cash-outs.
  select 'paid without a cash-out of that amount', 'bookings', 'payment:' || l.payment_id || ' settle:' || l.leg
  from legs l
  left join cash_outs c on c.id = l.payment_id and c.state in ('paid', 'returned') and c.amount = l.amount
    and exists (select from chain_sends s where s.cash_out_id = c.id and s.txid is not null)
  left join cash_out_legs g on g.cash_out_id = l.payment_id and g.leg = l.leg and g.state = 'paid' and g.amount = l.amount
  where c.id is null and g.leg is null
  union all
  select 'sent with another amount than was asked for', 'chain_sends', s.cash_out_id::text
  from chain_sends s left join cash_outs c on c.id = s.cash_out_id
  where c.id is null or mod(s.raw_amount, c.amount - c.fee) <> 0
    or trim_scale(s.raw_amount / (c.amount - c.fee))::text !~ '^10*$'
  union all
  select 'paid, and not booked whole', 'cash_outs', c.id::text
  from cash_outs c left join (select payment_id, sum(amount) as amount from legs group by payment_id) l on l.payment_id = c.id
  where c.state = 'paid' and c.amount is distinct from l.amount
  union all
  -- Legs that failed and were paid after all.
  select 'paid late without a leg of that amount', 'bookings', b.reference || ' ' || b.step
  from booked b left join cash_out_legs g on g.cash_out_id = b.payment_id and b.step = 'late:' || g.leg and g.state = 'paid'
    and g.late_way in ('player', 'house') and g.amount = b.amount
  where b.step like 'late:%' and g.leg is null
  union all
  select 'paid late, and not booked once', 'cash_out_legs', g.cash_out_id || ' ' || g.leg
  from cash_out_legs g
  where g.late_way is not null and (select array_agg(b.step) from booked b
    where b.payment_id = g.cash_out_id and b.step in ('settle:' || g.leg, 'late:' || g.leg))
    is distinct from array[case g.late_way when 'held' then 'settle:' else 'late:' end || g.leg]
$$;

grant execute on function audit_payments() to carmine_app;

--- wallet/audit/check_credits.sql
-- What came in by the sealed blocks p_after + 1 … p_to, against bookings and deposits: whatever left an account that money comes in
-- by, under whatever name. Everything by its key, so that it can be looked at every few seconds; audit_payments looks at all of it.
create or replace function check_credits(p_after bigint, p_to bigint)
returns table (problem text, table_name text, row_id text)
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with came as materialized (
    select distinct t.payment_id, t.group_id, t.currency from transfers t
    where t.id > (select transfers_after from ledger_seals where n = p_after + 1)
      and t.id <= (select transfers_to from ledger_seals where n = p_to)
      and t.from_account = any (array(select a.id from ledger_parties p
        join accounts a on a.owner_id = p.id and a.owner_kind = p.kind and a.kind = 'clearing_in'))
  ),
  booked as materialized (
    select c.*, b.reference, b.player_id, b.amount, m.first_id, m.moved
    from came c
    left join bookings b on b.reference = 'payment:' || c.payment_id and b.step = 'credit' and b.group_id = c.group_id
      and b.currency = c.currency
    cross join lateral (
      select min(t.id) as first_id, sum(t.amount) filter (where a.kind = 'clearing_in') as moved
      from transfers t join accounts a on a.id = t.from_account
      where t.group_id = c.group_id and t.payment_id = c.payment_id) m
  )
  select 'moved for a payment that was not booked', 'transfers', coalesce(b.first_id, (select min(t.id) from transfers t
    where t.id > (select transfers_after from ledger_seals where n = p_after + 1)
      and t.id <= (select transfers_to from ledger_seals where n = p_to) and t.group_id = b.group_id))::text
  from booked b where b.reference is null
  union all
  select 'moved another amount than was booked', 'bookings', b.reference || ' credit'
  from booked b where b.moved <> b.amount
  union all
  select 'credited without a deposit of its player and amount', 'bookings', b.reference
  from booked b left join deposits d on d.id = b.payment_id and d.player_id = b.player_id and d.currency = b.currency
    and d.credited_at is not null and coalesce(d.credited_amount, d.amount) = b.amount
  where b.reference is not null and d.id is null
$$;

grant execute on function check_credits(bigint, bigint) to carmine_app;

--- wallet/audit/check_seals.sql
-- Blocks p_after + 1 … p_to against each other and against the rows they seal; the marks are the servers' to check.
-- problem: changed, missing, not_sealed (a row among sealed ones that came later), broken (the block itself).
create or replace function check_seals(p_after bigint, p_to bigint)
returns table (problem text, table_name text, row_id text)
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with blocks as materialized (
    select s.*, p.hash as before_hash, p.transfers_to as before_transfers, p.rounds_to as before_rounds, p.still_open as before_open
    from ledger_seals s left join ledger_seals p on p.n = s.n - 1 where s.n > p_after and s.n <= p_to
  ),
  sealed_transfers as materialized (
    select i.id, substring(b.transfer_digests from (1 + 16 * (i.place - 1))::integer for 16) as digest
    from blocks b cross join lateral unnest(b.transfer_ids) with ordinality i (id, place)
  ),
  sealed_rounds as materialized (
    select i.id, substring(b.round_digests from (1 + 16 * (i.place - 1))::integer for 16) as digest
    from blocks b cross join lateral unnest(b.round_ids) with ordinality i (id, place)
  )
  select 'broken', 'ledger_seals', b.n::text from blocks b
  where b.hash <> seal_hash((select s from ledger_seals s where s.n = b.n))
    or b.previous_hash <> coalesce(b.before_hash, decode(repeat('00', 32), 'hex'))
    or (b.n > 1 and b.before_hash is null)
    or b.transfers_after <> coalesce(b.before_transfers, 0) or b.rounds_after <> coalesce(b.before_rounds, 0)
    or exists (select unnest(b.before_open) except select unnest(b.still_open || b.round_ids))
  union all
  select 'missing', 'ledger_seals', m::text from generate_series(p_after + 1, p_to) m
  where m <= (select max(n) from ledger_seals) and not exists (select from ledger_seals s where s.n = m)
  union all
  select case when t.id is null then 'missing' when s.id is null then 'not_sealed' else 'changed' end, 'transfers',
    coalesce(s.id, t.id)::text
  from sealed_transfers s full join (
    select t.id, transfer_digest(t) as digest from transfers t
    where t.id > (select min(transfers_after) from blocks) and t.id <= (select max(transfers_to) from blocks)
  ) t on t.id = s.id
  where t.digest is distinct from s.digest
  union all
  select case when r.id is null then 'missing' else 'changed' end, 'rounds', s.id::text
  from sealed_rounds s left join lateral (select r.id, round_digest(r) as digest from rounds r where r.id = s.id) r on true
  where r.digest is distinct from s.digest
  union all
  select 'not_sealed', 'rounds', r.id::text
  from rounds r
  where r.id > (select min(rounds_after) from blocks) and r.id <= (select max(rounds_to) from blocks)
    and not exists (select from sealed_rounds s where s.id = r.id)
    and not exists (select from blocks b where r.id = any (b.still_open))
$$;

grant execute on function check_seals(bigint, bigint) to carmine_app;

--- wallet/audit/guard_end_of_stop.sql
-- As 313 has it for the function: where a stop ends, only the word of who may stop withdrawals counts, whoever writes the row.
create or replace function guard_end_of_stop() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or tg_op = 'INSERT' then
    raise exception 'there is one row of the stop' using errcode = 'check_violation';
  end if;
  if old.cashouts_stopped_since is not null and new.cashouts_stopped_since is distinct from old.cashouts_stopped_since and (
    new.cashouts_stopped_since is not null
    or (select count(*) from stop_agreements s join operators o on o.id = s.operator_id
      where s.stopped_since = old.cashouts_stopped_since and s.broken_at = old.last_broken_at
        and o.status <> 'locked' and o.role in ('payments', 'risk', 'admin')) < 2) then
    raise exception 'two operators end a stop' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger ledger_guard_ended before insert or update or delete on ledger_guard
  for each row execute function guard_end_of_stop();

--- wallet/audit/roll_up_mark.sql
-- For the release before this one, whose worker asks for it: nothing to roll up. `roll_up` follows the sealed blocks.
create or replace function roll_up_mark() returns bigint language sql immutable set search_path = pg_catalog, public as $$
  select 0::bigint
$$;

grant execute on function roll_up_mark() to carmine_app;

--- wallet/audit/round_digest.sql
-- With the steps that led to its end, and the pair that decided it.
create or replace function round_digest(r rounds) returns bytea
language sql stable parallel safe set search_path = pg_catalog, public as $$
  select substring(sha256(convert_to(row(r.id, (extract(epoch from r.created_at) * 1000000)::bigint, r.player_id, r.game_id,
    r.math_version, r.play_session_id, r.currency, r.funding, r.grant_id, r.status, r.stake, r.staked, r.cash_staked,
    r.bonus_staked, r.bonus_id, r.payout, r.multiplier_e4, r.seed_id, r.nonce, r.shared_round_id, r.provider_id, r.external_id,
    r.jackpot_micro, r.seq, r.draws, r.outcome, r.snapshot, (extract(epoch from r.settled_at) * 1000000)::bigint,
    (select row(s.client_seed, s.server_seed_hash) from seeds s where s.id = r.seed_id),
    (select array_agg(row(a.seq, a.action, a.debit, a.credit)::text order by a.seq) from round_actions a
      where a.round_id = r.id))::text, 'UTF8')) for 16)
$$;

grant execute on function round_digest(rounds) to carmine_app;

--- wallet/audit/seal_hash.sql
create or replace function seal_hash(s ledger_seals) returns bytea
language sql immutable parallel safe set search_path = pg_catalog, public as $$
  select sha256(s.previous_hash || convert_to(row(s.n, (extract(epoch from s.sealed_at) * 1000000)::bigint, s.transfers_after,
    s.transfers_to, s.rounds_after, s.rounds_to, s.transfer_ids, s.round_ids, s.still_open)::text, 'UTF8')
    || sha256(s.transfer_digests) || sha256(s.round_digests))
$$;

grant execute on function seal_hash(ledger_seals) to carmine_app;

--- wallet/audit/seal_ledger.sql
-- The next block. state: sealed, waiting (somebody is still writing what came before), or idle (nothing is new).
-- One statement reads everything of a block: a round is either still open in it or finished.
create or replace function seal_ledger(p_size integer, out state text, out seal_n bigint, out seal_hash bytea, out transfers bigint)
language plpgsql security definer set search_path = pg_catalog, public set jit = off as $$
declare
  v_watch ledger_seal_watch;
  v_last ledger_seals;
  v_seal ledger_seals;
begin
  state := 'idle';
  select * into strict v_watch from ledger_seal_watch for update;
  select * into v_last from ledger_seals order by n desc limit 1;
  if not found then
    v_last.n := 0; v_last.transfers_to := 0; v_last.rounds_to := 0; v_last.still_open := '{}';
    v_last.hash := decode(repeat('00', 32), 'hex');
  end if;
  if v_watch.waiting_for is null then
    v_watch.waiting_since := clock_timestamp();
    select coalesce(max(id), 0) into v_watch.waiting_transfers_to from transfers;
    select greatest((select max(id) from rounds), (select max(id) from open_rounds), 0) into v_watch.waiting_rounds_to;
    v_watch.waiting_for := ledger_writers();
  else
    -- Only who was there then; whoever came later got higher ids.
    v_watch.waiting_for := array(select unnest(v_watch.waiting_for) intersect select unnest(ledger_writers()));
  end if;
  if cardinality(v_watch.waiting_for) > 0 then
    update ledger_seal_watch set waiting_for = v_watch.waiting_for, waiting_since = v_watch.waiting_since,
      waiting_transfers_to = v_watch.waiting_transfers_to, waiting_rounds_to = v_watch.waiting_rounds_to;
    state := 'waiting';
    return;
  end if;

  with new_transfers as materialized (
    select t.id, transfer_digest(t) as digest from transfers t
    where t.id > v_last.transfers_to and t.id <= v_watch.waiting_transfers_to order by t.id limit p_size
  ),
  round_end as materialized (
    select coalesce((select max(id) from (
        select id from every_round where id > v_last.rounds_to and id <= v_watch.waiting_rounds_to order by id limit p_size) e),
      v_last.rounds_to) as id
  ),
  open_now as materialized (
    select id from open_rounds where (id > v_last.rounds_to and id <= (select id from round_end)) or id = any (v_last.still_open)
  ),
  new_rounds as materialized (
    select r.id, round_digest(r) as digest from rounds r where r.id > v_last.rounds_to and r.id <= (select id from round_end)
    union all
    select r.id, round_digest(r) from rounds r where r.id = any (v_last.still_open)
  )
  select v_last.n + 1, clock_timestamp(),
    v_last.transfers_to, (select coalesce(max(id), v_last.transfers_to) from new_transfers),
    v_last.rounds_to, (select id from round_end),
    (select coalesce(array_agg(id order by id), '{}') from new_transfers),
    (select coalesce(array_agg(id order by id), '{}') from new_rounds),
    (select coalesce(array_agg(id order by id), '{}') from open_now),
    (select coalesce(string_agg(digest, '' order by id), '') from new_transfers),
    (select coalesce(string_agg(digest, '' order by id), '') from new_rounds),
    v_last.hash, null
  into v_seal;

  if v_seal.transfers_to < v_watch.waiting_transfers_to or v_seal.rounds_to < v_watch.waiting_rounds_to then
    update ledger_seal_watch set waiting_for = '{}', waiting_since = v_watch.waiting_since,
      waiting_transfers_to = v_watch.waiting_transfers_to, waiting_rounds_to = v_watch.waiting_rounds_to;
  else
    update ledger_seal_watch set waiting_for = null, waiting_since = null, waiting_transfers_to = null, waiting_rounds_to = null;
  end if;
  if v_seal.transfer_ids = '{}' and v_seal.round_ids = '{}' and v_seal.rounds_to = v_last.rounds_to
    and v_seal.still_open = v_last.still_open then
    update ledger_seal_watch set waiting_for = null, waiting_since = null, waiting_transfers_to = null, waiting_rounds_to = null;
    return;
  end if;
  v_seal.hash := seal_hash(v_seal);
  insert into ledger_seals select v_seal.*;
  state := 'sealed';
  seal_n := v_seal.n;
  seal_hash := v_seal.hash;
  transfers := cardinality(v_seal.transfer_ids);
end
$$;

grant execute on function seal_ledger(integer) to carmine_app;

--- wallet/audit/stop_cashouts.sql
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
  perform publish_event('ledger.invariant_broken', 1, 'ledger', jsonb_build_object('reason', p_reason));
  return true;
end
$$;

grant execute on function stop_cashouts(text) to carmine_app;

--- wallet/audit/stop_withdrawals.sql
-- outcome: stopped, already, not_allowed.
create or replace function stop_withdrawals(p_operator bigint, p_reason text) returns text
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
  perform publish_event('withdrawals.stopped', 1, 'ledger',
    jsonb_build_object('reason', p_reason, 'operator', p_operator::text));
  return 'stopped';
end
$$;

grant execute on function stop_withdrawals(bigint, text) to carmine_app;

--- wallet/audit/transfer_digest.sql
-- Everything that a row says, as text that two different rows never share. Times in microseconds: no setting shows in it.
create or replace function transfer_digest(t transfers) returns bytea
language sql immutable parallel safe set search_path = pg_catalog, public as $$
  select substring(sha256(convert_to(row(t.id, (extract(epoch from t.created_at) * 1000000)::bigint, t.player_id, t.group_id,
    t.kind, t.from_account, t.to_account, t.currency, t.amount, t.round_id, t.payment_id, t.grant_id)::text, 'UTF8')) for 16)
$$;

grant execute on function transfer_digest(transfers) to carmine_app;

--- wallet/audit/watch_ledger.sql
-- The same promises where looking is cheap: all stored balances against each other, and what was written lately.
create or replace function watch_ledger() returns setof ledger_finding
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with recent as materialized (
    select id, seed_id, nonce from (select id, seed_id, nonce from rounds order by id desc limit 500) r where seed_id is not null
  ),
  broken (check_name, example) as (
    select 'balances of a currency add up to nothing', c.currency from (
      select currency, sum(balance) as total from (
        select currency, balance from accounts where owner_kind in ('player', 'pool')
        union all select currency, balance from derived_balances) b
      group by currency) c where c.total <> 0
    union all
    select 'a nonce is the nonce of its round', r.id::text
    from recent r left join nonces n on n.seed_id = r.seed_id and n.nonce = r.nonce where n.round_id is distinct from r.id
    union all
    select 'next nonce = rounds of the seed', g.player_id::text
    from (select distinct seed_id from recent) r join player_gate g on g.active_seed_id = r.seed_id
    where g.next_nonce <> (select coalesce(max(n.nonce) + 1, 0) from nonces n where n.seed_id = r.seed_id)
    union all
    select 'money on its way out = open holds', 'all players' where
      (select coalesce(sum(balance), 0) from accounts where owner_kind = 'player' and kind = 'cashout_pending')
      <> (select coalesce(sum(cash_part + locked_part - paid - returned), 0) from cashout_holds
          where paid + returned < cash_part + locked_part)
    union all
    select 'a jackpot was paid or is there', p.id::text
    from jackpot_pools p join accounts a on a.id = p.account_id
    where p.contributed_micro <> (p.paid_cents + a.balance) * 1000000 + p.remainder_micro
    union all
    select 'rows lie in the partition of their month', x.at::text from (
      (select created_at as at from transfers_default limit 1) union all (select created_at from rounds_default limit 1)) x
    union all
    select 'the next months have partitions', to_char(m, 'YYYY-MM')
    from generate_series(date_trunc('month', now() at time zone 'UTC'), date_trunc('month', now() at time zone 'UTC') + interval '1 month',
      interval '1 month') m
    where to_regclass('public.transfers' || to_char(m, '_YYYY_MM')) is null
      or to_regclass('public.rounds' || to_char(m, '_YYYY_MM')) is null
  )
  select check_name, count(*), (array_agg(example order by example))[1:5] from broken group by check_name order by check_name
$$;

grant execute on function watch_ledger() to carmine_app;

--- wallet/bonuses/grant_bonus.sql
-- Bonus money comes from promo_cost, or as far as p_from_spins says from free-spin winnings. reason: bonus_active, funds.
create or replace function grant_bonus(
  p_player bigint, p_bonus bigint, p_currency text, p_amount bigint, p_from_spins bigint, p_wager_required bigint,
  p_max_first_stake bigint, p_expires timestamptz
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'bonus:' || p_bonus;
  v_known jsonb := booking_result(v_reference, 'grant', p_player, p_currency, p_amount);
  v_bonus accounts := player_account(p_player, p_currency, 'bonus');
  v_spins accounts := player_account(p_player, p_currency, 'free_spin_win');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 or p_from_spins not between 0 and p_amount or p_expires <= now() then
    raise exception 'ledger: not a bonus';
  end if;
  if v_gate.bonus_id is not null then return '{"reason": "bonus_active"}'; end if;
  if v_spins.balance < p_from_spins then return '{"reason": "funds"}'; end if;
  perform ledger_move(v_group, 'free_spins_unlocked', v_spins.id, v_bonus.id, p_currency, p_from_spins);
  perform ledger_move(v_group, 'bonus_granted', ledger_account('house', 0, p_currency, 'promo_cost'), v_bonus.id,
    p_currency, p_amount - p_from_spins);
  insert into bonuses (id, player_id, currency, amount, wager_required, max_first_stake, expires_at)
  values (p_bonus, p_player, p_currency, p_amount, p_wager_required, p_max_first_stake, p_expires);
  update player_gate set version = version + 1, bonus_id = p_bonus, bonus_currency = p_currency,
    bonus_expires_at = p_expires, wager_required = p_wager_required, wagered = 0, max_first_stake = p_max_first_stake
  where player_id = p_player;
  insert into bookings values (v_reference, 'grant', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function grant_bonus(bigint, bigint, text, bigint, bigint, bigint, bigint, timestamp with time zone) to carmine_app;

--- wallet/bonuses/grant_free_spins.sql
-- Free spins are granted for games by name. A grant without one plays nowhere any more.
create or replace function grant_free_spins(
  p_player bigint, p_currency text, p_stake bigint, p_count integer, p_games text[], p_from timestamptz, p_to timestamptz
) returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint;
begin
  if cardinality(p_games) = 0 then raise exception 'ledger: free spins name their games'; end if;
  perform player_account(p_player, p_currency, 'free_spin_win');
  insert into free_spin_grants (player_id, currency, stake, total, games, valid_from, valid_to)
  values (p_player, p_currency, p_stake, p_count, p_games, p_from, p_to) returning id into v_id;
  return v_id;
end
$$;

grant execute on function grant_free_spins(bigint, text, bigint, integer, text[], timestamp with time zone, timestamp with time zone) to carmine_app;

--- wallet/bonuses/remove_bonus.sql
-- Takes the bonus account back to promo_cost. A bonus that has ended already is left as it is.
create or replace function remove_bonus(p_player bigint, p_bonus bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_bonus accounts;
  v_group bigint := nextval('transfer_groups');
begin
  if not exists (select from bonuses where id = p_bonus and player_id = p_player) then
    raise exception 'ledger: no such bonus';
  end if;
  if v_gate.bonus_id is distinct from p_bonus then return '{"repeated": true, "removed": "0"}'; end if;
  v_bonus := player_account(p_player, v_gate.bonus_currency, 'bonus');
  perform ledger_move(v_group, 'bonus_removed', v_bonus.id,
    ledger_account('house', 0, v_gate.bonus_currency, 'promo_cost'), v_gate.bonus_currency, v_bonus.balance);
  update bonuses set state = 'removed', ended_at = now(), wagered = v_gate.wagered where id = p_bonus;
  update player_gate set version = version + 1, bonus_id = null, bonus_currency = null, bonus_expires_at = null,
    wager_required = null, wagered = null, max_first_stake = null
  where player_id = p_player;
  return jsonb_build_object('repeated', false, 'removed', v_bonus.balance::text);
end
$$;

grant execute on function remove_bonus(bigint, bigint) to carmine_app;

--- wallet/bookings/booking_result.sql
-- The stored result of a step, or null when it has not happened. The caller holds the player's gate.
create or replace function booking_result(p_reference text, p_step text, p_player bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_booking bookings;
begin
  select * into v_booking from bookings where reference = p_reference and step = p_step;
  if not found then return null; end if;
  if (v_booking.player_id, v_booking.currency, v_booking.amount) is distinct from (p_player, p_currency, p_amount) then
    raise exception 'ledger: % of % was booked with other values', p_step, p_reference;
  end if;
  return v_booking.result || '{"repeated": true}';
end
$$;

--- wallet/bookings/count_deposit.sql
-- Counts what a deposit made playable against the limits, and makes it something to be staked once.
create or replace function count_deposit(p_player bigint, p_cash_account bigint, p_amount bigint, p_eur numeric) returns void
language sql set search_path = pg_catalog, public as $$
  update accounts set unstaked = unstaked + p_amount where id = p_cash_account and p_amount > 0;
  update player_gate set
    version = version + 1,
    deposited_day = deposited_day + ceil(p_amount * p_eur)::bigint,
    deposited_week = deposited_week + ceil(p_amount * p_eur)::bigint,
    deposited_month = deposited_month + ceil(p_amount * p_eur)::bigint
  where player_id = p_player;
$$;

--- wallet/bookings/credit_deposit.sql
-- As before, and what is owed is settled first; only the rest is the player's, counts against limits and is to be staked.
create or replace function credit_deposit(
  p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint, p_to text,
  p_eur numeric
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'credit', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_source bigint;
  v_room bigint;
  v_settled bigint;
  v_rest bigint;
  v_to_cash bigint;
  v_excess bigint := 0;
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 or p_to not in ('cash', 'locked', 'within_limits') or not p_eur > 0 or p_eur = 'NaN' then
    raise exception 'ledger: not a deposit';
  end if;
  v_source := ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), p_currency, 'clearing_in');
  v_settled := settle_debt(v_group, p_player, p_currency, v_source, p_amount, p_payment);
  v_rest := p_amount - v_settled;
  v_to_cash := v_rest;
  if p_to = 'within_limits' then
    select room into v_room from deposit_room(v_gate, p_payment);
    v_to_cash := least(v_rest, coalesce(floor(v_room / p_eur), v_rest));
    v_excess := v_rest - v_to_cash;
  end if;
  if p_to = 'locked' or (v_gate.standing <> 'active' and (v_gate.standing_until is null or v_gate.standing_until > now())) then
    v_to_cash := 0;
    v_excess := 0;
  end if;
  perform ledger_move(v_group, 'deposit', v_source, v_cash.id, p_currency, v_to_cash, p_payment);
  perform ledger_move(v_group, 'deposit_locked', v_source, v_locked.id, p_currency, v_rest - v_to_cash, p_payment);
  perform release_deposit(p_payment);
  perform count_deposit(p_player, v_cash.id, v_to_cash, p_eur);
  v_result := jsonb_build_object('repeated', false, 'cash', v_to_cash::text, 'locked', (v_rest - v_to_cash)::text,
    'settled', v_settled::text);
  if v_excess > 0 then
    insert into limit_excesses (payment_id, player_id, currency, amount, eur)
    values (p_payment, p_player, p_currency, v_excess, p_eur);
  end if;
  insert into bookings values (v_reference, 'credit', p_player, p_currency, p_amount, v_group, v_result);
  return v_result;
end
$$;

grant execute on function credit_deposit(bigint, bigint, text, text, text, bigint, text, numeric) to carmine_app;

--- wallet/bookings/deposit_room.sql
-- EUR cents that deposit limits still allow, other deposits under way counted; null where there is no limit. until: when
-- the window of the tightest limit opens again.
create or replace function deposit_room(p_gate player_gate, p_except bigint, out room bigint, out until timestamptz)
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_pending bigint;
begin
  select coalesce(sum(cents), 0)::bigint into v_pending from deposit_reservations
  where player_id = p_gate.player_id and released_at is null and payment_id <> p_except;
  select greatest(w.free - v_pending, 0), w.ends into room, until from (values
    (p_gate.deposit_limit_day - p_gate.deposited_day, p_gate.day_ends),
    (p_gate.deposit_limit_week - p_gate.deposited_week, p_gate.week_ends),
    (p_gate.deposit_limit_month - p_gate.deposited_month, p_gate.month_ends)
  ) w (free, ends) where w.free is not null order by w.free, w.ends desc limit 1;
end
$$;

--- wallet/bookings/guard_blocked_payout.sql
-- What was approved before something came up stays, up to the moment in which it is handed over.
create or replace function guard_blocked_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint := case tg_table_name when 'cash_outs' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'cash_out_id' end;
  v_keeps text;
begin
  v_keeps := what_keeps_cash_out(v_id);
  if v_keeps is not null then
    raise exception 'what is kept does not leave: %', v_keeps using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_blocked before update on cash_out_legs
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_blocked_payout();
create or replace trigger cash_outs_blocked before update on cash_outs
  for each row when (new.method = 'FIAT' and old.state = 'approved' and new.state = 'submitting')
  execute function guard_blocked_payout();
create or replace trigger chain_sends_blocked before insert on chain_sends for each row execute function guard_blocked_payout();

--- wallet/bookings/guard_credit.sql
-- At the end of the transaction, because the deposit is moved after its booking. `session_user`: the booking itself is
-- written by a function of the owner.
create or replace function guard_credit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if session_user = 'carmine_app' and not exists (select from deposits d
      where new.reference = 'payment:' || d.id and d.id = substring(new.reference from '^payment:([0-9]{1,18})$')::bigint
        and d.player_id = new.player_id and d.currency = new.currency
        and d.credited_at is not null and coalesce(d.credited_amount, d.amount) = new.amount) then
    raise exception 'only a deposit is credited' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists credits_of_deposits on bookings;
create constraint trigger credits_of_deposits after insert on bookings
  deferrable initially deferred for each row when (new.step = 'credit')
  execute function guard_credit();

--- wallet/bookings/hold_cash_out.sql
-- As before, but a stop that is being set is waited for.
create or replace function hold_cash_out(p_player bigint, p_payment bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'hold', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_pending accounts := player_account(p_player, p_currency, 'cashout_pending');
  v_free bigint := v_locked.balance + greatest(v_cash.balance - case when keeps_from_play(v_gate) then 0 else v_cash.unstaked end, 0);
  v_from_locked bigint := least(v_locked.balance, p_amount);
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 then raise exception 'ledger: nothing to cash out'; end if;
  if cash_outs_stopped() then
    return jsonb_build_object('reason', 'cashouts_stopped', 'withdrawable', v_free::text);
  end if;
  if p_amount > v_cash.balance + v_locked.balance then
    return jsonb_build_object('reason', 'funds', 'withdrawable', v_free::text);
  end if;
  if p_amount > v_free then
    return jsonb_build_object('reason', 'not_withdrawable_yet', 'withdrawable', v_free::text);
  end if;
  perform ledger_move(v_group, 'cashout_held', v_locked.id, v_pending.id, p_currency, v_from_locked, p_payment);
  perform ledger_move(v_group, 'cashout_held', v_cash.id, v_pending.id, p_currency, p_amount - v_from_locked, p_payment);
  update player_gate set version = version + 1 where player_id = p_player;
  insert into cashout_holds (payment_id, player_id, currency, cash_part, locked_part)
  values (p_payment, p_player, p_currency, p_amount - v_from_locked, v_from_locked);
  insert into bookings values (v_reference, 'hold', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function hold_cash_out(bigint, bigint, text, bigint) to carmine_app;

--- wallet/bookings/lock_hold.sql
-- The hold of a payment, its player's gate locked.
create or replace function lock_hold(p_payment bigint) returns cashout_holds
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds;
begin
  select * into v_hold from cashout_holds where payment_id = p_payment;
  if not found then raise exception 'ledger: payment % holds nothing', p_payment; end if;
  perform lock_gate(v_hold.player_id);
  select * into strict v_hold from cashout_holds where payment_id = p_payment;
  return v_hold;
end
$$;

--- wallet/bookings/payouts_blocked.sql
-- Of the release before: its programs still ask this.
create or replace function payouts_blocked(p_player bigint) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  select what_holds_player(p_player) is not distinct from 'debt'
$$;

grant execute on function payouts_blocked(bigint) to carmine_app;

--- wallet/bookings/release_deposit.sql
create or replace function release_deposit(p_payment bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update deposit_reservations set released_at = now() where payment_id = p_payment and released_at is null
$$;

grant execute on function release_deposit(bigint) to carmine_app;

--- wallet/bookings/release_locked.sql
-- Null when there is not so much locked money.
create or replace function release_locked(p_player bigint, p_payment bigint, p_currency text, p_amount bigint, p_eur numeric) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'release', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 then raise exception 'ledger: nothing to release'; end if;
  if v_locked.balance < p_amount then return null; end if;
  perform ledger_move(v_group, 'released', v_locked.id, v_cash.id, p_currency, p_amount, p_payment);
  perform count_deposit(p_player, v_cash.id, p_amount, p_eur);
  insert into bookings values (v_reference, 'release', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function release_locked(bigint, bigint, text, bigint, numeric) to carmine_app;

--- wallet/bookings/reserve_deposit.sql
-- allowed: whether the deposit was counted.
create or replace function reserve_deposit(
  p_player bigint, p_payment bigint, p_cents bigint, out allowed boolean, out room bigint, out until timestamptz,
  out standing text
) language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
begin
  if v_gate.standing <> 'active' and (v_gate.standing_until is null or v_gate.standing_until > clock_timestamp()) then
    allowed := false;
    standing := v_gate.standing;
    return;
  end if;
  select r.room, r.until into room, until from deposit_room(v_gate, p_payment) r;
  allowed := coalesce(p_cents <= room, true);
  if allowed then
    insert into deposit_reservations (payment_id, player_id, cents) values (p_payment, p_player, p_cents)
    on conflict do nothing;
  end if;
end
$$;

grant execute on function reserve_deposit(bigint, bigint, bigint) to carmine_app;

--- wallet/bookings/return_cash_out.sql
-- As before. What was on its way out when a deposit was taken back could not be taken then; when it comes back it is.
create or replace function return_cash_out(p_payment bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds := lock_hold(p_payment);
  v_left bigint := v_hold.cash_part + v_hold.locked_part - v_hold.paid - v_hold.returned;
  v_to_locked bigint := least(v_hold.locked_part, v_left);
  v_pending accounts := player_account(v_hold.player_id, v_hold.currency, 'cashout_pending');
  v_cash accounts := player_account(v_hold.player_id, v_hold.currency, 'cash');
  v_locked accounts := player_account(v_hold.player_id, v_hold.currency, 'locked');
  v_group bigint := nextval('transfer_groups');
  v_settled bigint;
begin
  if v_left = 0 then return jsonb_build_object('repeated', true, 'returned', v_hold.returned::text); end if;
  update cashout_holds set returned = returned + v_left where payment_id = p_payment;
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_locked.id, v_hold.currency, v_to_locked, p_payment);
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_cash.id, v_hold.currency, v_left - v_to_locked, p_payment);
  v_settled := settle_debt(v_group, v_hold.player_id, v_hold.currency, v_cash.id, v_left - v_to_locked, p_payment);
  v_settled := v_settled
    + settle_debt(v_group, v_hold.player_id, v_hold.currency, v_locked.id, v_to_locked, p_payment);
  update player_gate set version = version + 1 where player_id = v_hold.player_id;
  return jsonb_build_object('repeated', false, 'returned', v_left::text, 'settled', v_settled::text);
end
$$;

grant execute on function return_cash_out(bigint) to carmine_app;

--- wallet/bookings/reverse_deposit.sql
-- As before, and whoever took a credited deposit back is looked at by a person before anything leaves.
create or replace function reverse_deposit(
  p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'reverse', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_target bigint;
  v_from_cash bigint := least(v_cash.balance, p_amount);
  v_from_locked bigint := least(v_locked.balance, p_amount - v_from_cash);
  v_owed bigint := p_amount - v_from_cash - v_from_locked;
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  if v_known is not null then return v_known; end if;
  if not exists (select from bookings where reference = v_reference and step = 'credit' and player_id = p_player
    and currency = p_currency and p_amount between 1 and amount) then
    raise exception 'ledger: no such deposit to reverse';
  end if;
  v_target := ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), p_currency, 'clearing_in');
  perform ledger_move(v_group, 'deposit_reversed', v_cash.id, v_target, p_currency, v_from_cash, p_payment);
  perform ledger_move(v_group, 'deposit_reversed', v_locked.id, v_target, p_currency, v_from_locked, p_payment);
  perform ledger_move(v_group, 'receivable', ledger_account('house', p_player, p_currency, 'receivable'), v_target,
    p_currency, v_owed, p_payment);
  update accounts set unstaked = greatest(unstaked - v_from_cash, 0) where id = v_cash.id;
  update player_gate set version = version + 1 where player_id = p_player;
  v_result := jsonb_build_object('repeated', false, 'receivable', v_owed::text);
  insert into bookings values (v_reference, 'reverse', p_player, p_currency, p_amount, v_group, v_result);
  insert into risk_flags (player_id, kind, cause, detail, holds)
  select id, 'deposit_reversed', 'deposit ' || p_payment, jsonb_build_object('deposit', p_payment::text,
    'currency', p_currency, 'amount', p_amount::text, 'owed', v_owed::text), true
  from players where id = p_player
  on conflict (player_id, kind, cause) do nothing;
  return v_result;
end
$$;

grant execute on function reverse_deposit(bigint, bigint, text, text, text, bigint) to carmine_app;

--- wallet/bookings/settle_cash_out.sql
create or replace function settle_cash_out(
  p_payment bigint, p_leg integer, p_provider_kind text, p_provider text, p_amount bigint, p_fee bigint
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds := lock_hold(p_payment);
  v_reference text := 'payment:' || p_payment;
  v_step text := 'settle:' || p_leg;
  v_known jsonb := booking_result(v_reference, v_step, v_hold.player_id, v_hold.currency, p_amount + p_fee);
  v_pending accounts := player_account(v_hold.player_id, v_hold.currency, 'cashout_pending');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 or p_fee < 0 then raise exception 'ledger: not a leg of a cash-out'; end if;
  update cashout_holds set paid = paid + p_amount + p_fee where payment_id = p_payment;
  perform ledger_move(v_group, 'cashout_paid', v_pending.id,
    ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), v_hold.currency, 'clearing_out'),
    v_hold.currency, p_amount, p_payment);
  perform ledger_move(v_group, 'cashout_fee', v_pending.id, ledger_account('house', 0, v_hold.currency, 'fees'),
    v_hold.currency, p_fee, p_payment);
  update player_gate set version = version + 1 where player_id = v_hold.player_id;
  insert into bookings
  values (v_reference, v_step, v_hold.player_id, v_hold.currency, p_amount + p_fee, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function settle_cash_out(bigint, integer, text, text, bigint, bigint) to carmine_app;

--- wallet/debts/pay_debt.sql
-- The player's own word: what is owed is taken from what is in the wallet. What was settled.
create or replace function pay_debt(p_player bigint, p_currency text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_group bigint := nextval('transfer_groups');
  v_settled bigint := settle_debt(v_group, p_player, p_currency, v_cash.id, v_cash.balance, null);
begin
  v_settled := v_settled + settle_debt(v_group, p_player, p_currency, v_locked.id, v_locked.balance, null);
  update accounts set unstaked = least(unstaked, balance) where id = v_cash.id;
  update player_gate set version = version + 1 where player_id = p_player;
  return v_settled;
end
$$;

grant execute on function pay_debt(bigint, text) to carmine_app;

--- wallet/debts/settle_debt.sql
-- At most p_most of what is owed, from that account. The caller holds the player's gate. What was settled.
create or replace function settle_debt(p_group bigint, p_player bigint, p_currency text, p_from bigint, p_most bigint, p_payment bigint)
returns bigint language plpgsql set search_path = pg_catalog, public as $$
declare
  v_settled bigint;
begin
  select least(owed, p_most) into v_settled from player_debts where player_id = p_player and currency = p_currency;
  v_settled := greatest(coalesce(v_settled, 0), 0);
  if v_settled > 0 then
    perform ledger_move(p_group,
      case (select owner_kind from accounts where id = p_from) when 'player' then 'debt_settled' else 'deposit_settled' end, p_from, ledger_account('house', p_player, p_currency, 'receivable'),
      p_currency, v_settled, p_payment);
  end if;
  return v_settled;
end
$$;

--- wallet/debts/write_off_debt.sql
-- What two operators agreed to, and never more than is owed at this moment. outcome: done, no_debt (nothing is owed any more),
-- not_allowed (one of the two may not decide this, or not any more), one_chain (one of them came in by the other, and somebody
-- else could agree).
create or replace function write_off_debt(p_matter bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_matter account_matters;
  v_gate player_gate;
  v_off bigint;
  v_refused text;
  v_group bigint := nextval('transfer_groups');
begin
  select * into v_matter from account_matters where id = p_matter and kind = 'write_off_debt' for no key update;
  if v_matter.state is distinct from 'asked' or v_matter.agreed_by is null then
    raise exception 'two operators write off a debt' using errcode = 'check_violation';
  end if;
  v_refused := refused_word(v_matter.asked_by, v_matter.agreed_by, array['support', 'risk', 'admin']);
  if v_refused is not null then return v_refused; end if;
  v_gate := lock_gate(v_matter.player_id);
  -- A statement of its own: it sees what settled the debt while this one waited.
  select least(owed, v_matter.amount) into v_off from player_debts
  where player_id = v_matter.player_id and currency = v_matter.currency;
  if coalesce(v_off, 0) = 0 then return 'no_debt'; end if;
  perform ledger_move(v_group, 'debt_written_off', ledger_account('house', 0, v_matter.currency, 'debt_loss'),
    ledger_account('house', v_matter.player_id, v_matter.currency, 'receivable'), v_matter.currency, v_off);
  insert into bookings (reference, step, player_id, currency, amount, group_id, result)
  values ('matter:' || p_matter, 'write_off', v_matter.player_id, v_matter.currency, v_off, v_group, '{}');
  update account_matters set state = 'done', written_off = v_off, ended_at = clock_timestamp() where id = p_matter;
  return 'done';
end
$$;

grant execute on function write_off_debt(bigint) to carmine_app;

--- wallet/feed/count_rounds.sql
-- How many rounds a player has in a span (null: without a bound) and some games (null: all): the roll-ups of whole quarters
-- of an hour, the rows at both ends of the span, and what no roll-up has yet. One statement sees one state of all of them.
create or replace function count_rounds(p_player bigint, p_from timestamptz, p_to timestamptz, p_games text[]) returns bigint
language plpgsql stable set search_path = pg_catalog, public set jit = off as $$
declare
  v_first timestamptz := date_bin('15 minutes', p_from + interval '15 minutes' - interval '1 microsecond', 'epoch');
  v_last timestamptz := date_bin('15 minutes', p_to, 'epoch');
  v_count bigint;
begin
  if p_from is null and p_to is null then
    select (select coalesce(sum(rounds), 0) from game_rollups
        where player_id = p_player and (p_games is null or game_id = any (p_games)))
      + (select count(*) from rounds_since_roll_up(p_player) where p_games is null or game_id = any (p_games))
    into v_count;
    return v_count;
  end if;
  -- A span within one quarter of an hour is all ends.
  if v_first > v_last then
    v_last := v_first;
  end if;
  select (select coalesce(sum(k.rounds), 0) from round_rollups k
      where k.player_id = p_player and k.quarter >= coalesce(v_first, '-infinity') and k.quarter < coalesce(v_last, 'infinity')
        and (p_games is null or k.game_id = any (p_games)))
    + (select count(*) from rounds_since_roll_up(p_player) s
      where s.created_at >= coalesce(p_from, '-infinity') and s.created_at < coalesce(p_to, 'infinity')
        and (p_games is null or s.game_id = any (p_games)))
    + (select count(*) from rounds r cross join rollup_mark m
      where p_from is not null and r.player_id = p_player and r.created_at >= p_from
        and r.created_at < least(v_first, p_to) and r.id <= m.up_to_round
        and not exists (select from rollup_open_rounds o where o.player_id = p_player and o.round_id = r.id)
        and (p_games is null or r.game_id = any (p_games)))
    + (select count(*) from rounds r cross join rollup_mark m
      where p_to is not null and r.player_id = p_player and r.created_at >= greatest(v_last, p_from)
        and r.created_at < p_to and r.id <= m.up_to_round
        and not exists (select from rollup_open_rounds o where o.player_id = p_player and o.round_id = r.id)
        and (p_games is null or r.game_id = any (p_games)))
  into v_count;
  return v_count;
end
$$;

grant execute on function count_rounds(bigint, timestamptz, timestamptz, text[]) to carmine_app;

--- wallet/feed/guard_feed_cursor.sql
-- A cursor that goes back would let a consumer count twice.
create or replace function guard_feed_cursor() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if new.consumer <> old.consumer or new.block < old.block then
    raise exception 'feed: the cursor of % never goes back', old.consumer using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger feed_cursors_forward before update on feed_cursors for each row execute function guard_feed_cursor();

--- wallet/feed/reversed_rounds.sql
-- What the blocks p_after + 1 … p_to take back of rounds that were settled before. What is taken back of a round that is
-- still open is no entry: its final figures will not hold it.
create or replace function reversed_rounds(p_after bigint, p_to bigint) returns setof transfers
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  select t.* from transfers t
  where t.id > (select min(transfers_after) from ledger_seals where n > p_after and n <= p_to)
    and t.id <= (select max(transfers_to) from ledger_seals where n > p_after and n <= p_to)
    and t.round_id is not null and (t.kind in ('receivable', 'bet_reversed', 'tip_reversed', 'win_reversed', 'refund_reversed', 'promo_win_reversed'))
    and exists (select from rounds r where r.id = t.round_id and r.settled_at < t.created_at)
$$;

grant execute on function reversed_rounds(bigint, bigint) to carmine_app;

--- wallet/feed/roll_up.sql
-- Adds what the blocks p_after + 1 … p_to seal to the house's balances and to the players' counts. p_after is where the last
-- call ended; anything else would count twice or leave out. Locks nothing that a bet waits for.
create or replace function roll_up(p_after bigint, p_to bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public set jit = off as $$
declare
  v_mark rollup_mark;
  v_to ledger_seals;
begin
  select * into strict v_mark from rollup_mark for update;
  if v_mark.up_to_block <> p_after or p_to <= p_after then
    raise exception 'ledger: the roll-up stands at block %, not at %', v_mark.up_to_block, p_after;
  end if;
  select * into strict v_to from ledger_seals where n = p_to;

  insert into account_rollups (account_id, balance)
  select p.account_id, sum(p.amount) from postings p join accounts a on a.id = p.account_id
  where p.transfer_id > v_mark.up_to_transfer and p.transfer_id <= v_to.transfers_to and a.owner_kind not in ('player', 'pool')
  group by p.account_id
  on conflict (account_id) do update set balance = account_rollups.balance + excluded.balance;

  with ended as materialized (
    select player_id, game_id, date_bin('15 minutes', created_at, 'epoch') as quarter, count(*) as rounds
    from settled_rounds(p_after, p_to) group by 1, 2, 3
  ), quarters as (
    insert into round_rollups as k (player_id, quarter, game_id, rounds) select player_id, quarter, game_id, rounds from ended
    on conflict (player_id, quarter, game_id) do update set rounds = k.rounds + excluded.rounds
  )
  insert into game_rollups as k (player_id, game_id, rounds) select player_id, game_id, sum(rounds) from ended group by 1, 2
  on conflict (player_id, game_id) do update set rounds = k.rounds + excluded.rounds;

  delete from rollup_open_rounds where round_id <> all (v_to.still_open);
  insert into rollup_open_rounds (player_id, round_id)
  select r.player_id, r.id from every_round r
  where r.id = any (array(select unnest(v_to.still_open) except select round_id from rollup_open_rounds));

  update rollup_mark set up_to_block = p_to, up_to_transfer = v_to.transfers_to, up_to_round = v_to.rounds_to, rolled_at = now();
end
$$;

grant execute on function roll_up(bigint, bigint) to carmine_app;

--- wallet/feed/rounds_since_roll_up.sql
-- A player's rounds that no roll-up has: those after the mark, and those that were open there.
create or replace function rounds_since_roll_up(p_player bigint)
returns table (id bigint, created_at timestamptz, game_id text)
language sql stable set search_path = pg_catalog, public as $$
  select r.id, r.created_at, r.game_id from every_round r
  where r.player_id = p_player and r.id > (select up_to_round from rollup_mark)
  union all
  select r.id, r.created_at, r.game_id from rollup_open_rounds o join every_round r on r.id = o.round_id
  where o.player_id = p_player
$$;

grant execute on function rounds_since_roll_up(bigint) to carmine_app;

--- wallet/feed/settled_rounds.sql
-- The rounds that the blocks p_after + 1 … p_to seal, each with its final figures. A block lists a round once, after its end
-- and after everybody who was writing before had ended: what commits late or was opened long ago is in a later block.
create or replace function settled_rounds(p_after bigint, p_to bigint) returns setof rounds
language plpgsql stable security definer set search_path = pg_catalog, public set jit = off set enable_seqscan = off as $$
declare
  v_from bigint;
  v_to bigint;
  v_ids bigint[];
  v_older bigint[];
begin
  select min(s.rounds_after), max(s.rounds_to) into v_from, v_to from ledger_seals s where s.n > p_after and s.n <= p_to;
  select array_agg(i.id), array_agg(i.id) filter (where i.id <= v_from) into v_ids, v_older
  from ledger_seals s cross join lateral unnest(s.round_ids) i (id) where s.n > p_after and s.n <= p_to;
  return query
    select r.* from rounds r where r.id > v_from and r.id <= v_to and r.id = any (v_ids)
    union all
    select r.* from rounds r where r.id = any (v_older);
end
$$;

grant execute on function settled_rounds(bigint, bigint) to carmine_app;

--- wallet/gate/lock_gate.sql
create or replace function lock_gate(p_player bigint) returns player_gate
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate;
begin
  select * into v_gate from player_gate where player_id = p_player for no key update;
  if not found then raise exception 'ledger: player % has no wallet', p_player; end if;
  return v_gate;
end
$$;

--- wallet/gate/roll_windows.sql
-- Closes the calendar windows that are over. Returns the gate as it is then.
create or replace function roll_windows(p_gate player_gate) returns player_gate
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_now timestamptz := clock_timestamp();
  v_local timestamp := v_now at time zone p_gate.time_zone;
begin
  if v_now >= p_gate.day_ends then
    p_gate.day_ends := (date_trunc('day', v_local) + interval '1 day') at time zone p_gate.time_zone;
    p_gate.deposited_day := 0; p_gate.lost_day := 0; p_gate.staked_day := 0;
  end if;
  if v_now >= p_gate.week_ends then
    p_gate.week_ends := (date_trunc('week', v_local) + interval '7 days') at time zone p_gate.time_zone;
    p_gate.deposited_week := 0; p_gate.lost_week := 0; p_gate.staked_week := 0;
  end if;
  if v_now >= p_gate.month_ends then
    p_gate.month_ends := (date_trunc('month', v_local) + interval '1 month') at time zone p_gate.time_zone;
    p_gate.deposited_month := 0; p_gate.lost_month := 0; p_gate.staked_month := 0;
  end if;
  update player_gate set
    day_ends = p_gate.day_ends, week_ends = p_gate.week_ends, month_ends = p_gate.month_ends,
    deposited_day = p_gate.deposited_day, deposited_week = p_gate.deposited_week, deposited_month = p_gate.deposited_month,
    lost_day = p_gate.lost_day, lost_week = p_gate.lost_week, lost_month = p_gate.lost_month,
    staked_day = p_gate.staked_day, staked_week = p_gate.staked_week, staked_month = p_gate.staked_month
  where player_id = p_gate.player_id;
  return p_gate;
end
$$;

--- wallet/gate/set_blocked_countries.sql
create or replace function set_blocked_countries(p_countries text[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from blocked_countries where country <> all (p_countries);
  insert into blocked_countries select unnest(p_countries) on conflict do nothing;
end
$$;

grant execute on function set_blocked_countries(text[]) to carmine_app;

--- wallet/gate/set_gate.sql
-- Absent keys of the patch stay as they are; a key with null takes its setting away. A limit of the player's is only ever
-- tightened here, and a standing that account or break ask for stays: loosening has functions of its own, which wait.
create or replace function set_gate(p_player bigint, p_patch jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_now jsonb := to_jsonb(lock_gate(p_player));
  v_due record;
begin
  if exists (select from jsonb_each_text(p_patch) p
      where case when p.key ~ '_limit_(day|week|month)$' and v_now ->> p.key is not null
        then p.value is null or p.value::bigint > (v_now ->> p.key)::bigint end) then
    raise exception 'ledger: a looser limit waits' using errcode = 'check_violation';
  end if;
  if p_patch ?| array['standing', 'standing_until'] then
    select * into v_due from standing_due(p_player);
    if v_due.standing <> 'active' and (
      coalesce(p_patch ->> 'standing', v_now ->> 'standing') <> v_due.standing
      or (case when p_patch ? 'standing_until' then (p_patch ->> 'standing_until')::timestamptz
        else (v_now ->> 'standing_until')::timestamptz end) is distinct from v_due.until) then
      raise exception 'ledger: a break or a lock holds' using errcode = 'check_violation';
    end if;
  end if;
  perform write_gate(p_player, p_patch);
end
$$;

grant execute on function set_gate(bigint, jsonb) to carmine_app;

--- wallet/ledger/adjust_balance.sql
-- Null when the player has less than is to be taken.
create or replace function adjust_balance(p_player bigint, p_key text, p_currency text, p_amount bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'adjustment:' || p_key;
  v_known jsonb := booking_result(v_reference, 'adjust', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_house bigint := ledger_account('house', 0, p_currency, 'adjustment');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if v_cash.balance + p_amount < 0 then return null; end if;
  if p_amount > 0 then
    perform ledger_move(v_group, 'adjustment', v_house, v_cash.id, p_currency, p_amount);
  else
    perform ledger_move(v_group, 'adjustment', v_cash.id, v_house, p_currency, -p_amount);
  end if;
  update player_gate set version = version + 1 where player_id = p_player;
  insert into bookings values (v_reference, 'adjust', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function adjust_balance(bigint, text, text, bigint) to carmine_app;

--- wallet/ledger/derived_balances.sql
-- Balances of accounts without a running one.
create or replace view derived_balances as
  select a.id, a.owner_kind, a.owner_id, a.currency, a.kind,
    coalesce(r.balance, 0) + coalesce(later.change, 0) as balance
  from accounts a
  left join account_rollups r on r.account_id = a.id
  left join (
    select p.account_id, sum(p.amount) as change
    from postings p where p.transfer_id > (select up_to_transfer from rollup_mark) group by p.account_id
  ) later on later.account_id = a.id
  where a.owner_kind not in ('player', 'pool');

grant select on derived_balances to carmine_app;

--- wallet/ledger/extend_ledger_partitions.sql
-- The partitions of this month and the months ahead. Returns how many it made.
create or replace function extend_ledger_partitions(p_months integer default 3) returns integer
language plpgsql security definer set search_path = pg_catalog, public set timezone = 'UTC' as $$
declare
  v_table text;
  v_from timestamptz;
  v_name text;
  v_made integer := 0;
begin
  if p_months not between 0 and 24 then raise exception 'ledger: partitions at most 24 months ahead'; end if;
  foreach v_table in array array['transfers', 'rounds'] loop
    for m in 0..p_months loop
      v_from := date_trunc('month', now()) + make_interval(months => m);
      v_name := v_table || to_char(v_from, '_YYYY_MM');
      if to_regclass('public.' || v_name) is not null then continue; end if;
      execute format('create table public.%I partition of public.%I for values from (%L) to (%L)',
        v_name, v_table, v_from, v_from + interval '1 month');
      execute format('create trigger never_emptied before truncate on public.%I execute function forbid_change()', v_name);
      v_made := v_made + 1;
    end loop;
  end loop;
  return v_made;
end
$$;

grant execute on function extend_ledger_partitions(integer) to carmine_app;

--- wallet/ledger/fitting_account.sql
create or replace function fitting_account() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if not (case new.owner_kind
    when 'player' then new.kind in ('cash', 'bonus', 'free_spin_win', 'cashout_pending', 'locked')
    when 'house' then new.kind in ('bank', 'promo_cost', 'fees', 'rounding', 'adjustment', 'receivable', 'debt_loss')
    when 'pool' then new.kind = 'jackpot'
    else new.kind in ('clearing_in', 'clearing_out')
  end and new.balance = 0 and new.unstaked = 0) then
    raise exception 'ledger: an account of a % cannot be of kind %, or not at zero', new.owner_kind, new.kind
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger fitting before insert or update of owner_kind, kind on accounts
  for each row execute function fitting_account();

--- wallet/ledger/forbid_change.sql
create or replace function forbid_change() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception '% of % is refused: history is never changed', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create or replace trigger never_deleted before delete on accounts for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on accounts execute function forbid_change();
create or replace trigger append_only before update or delete on address_proofs for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on address_proofs execute function forbid_change();
create or replace trigger never_emptied before truncate on audit_findings execute function forbid_change();
create or replace trigger append_only before update or delete on bookings for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on bookings execute function forbid_change();
create or replace trigger append_only before update or delete on cell for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on cell execute function forbid_change();
create or replace trigger append_only before update or delete on credit_marks for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on credit_marks execute function forbid_change();
create or replace trigger append_only before update or delete on external_rounds for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on external_rounds execute function forbid_change();
create or replace trigger append_only before update or delete on jackpot_wins for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on jackpot_wins execute function forbid_change();
create or replace trigger append_only before update or delete on ledger_findings for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_findings execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_guard execute function forbid_change();
create or replace trigger append_only before update or delete on ledger_seal_marks for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_seal_marks execute function forbid_change();
create or replace trigger never_deleted before delete on ledger_seal_watch for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_seal_watch execute function forbid_change();
create or replace trigger append_only before update or delete on ledger_seals for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_seals execute function forbid_change();
create or replace trigger append_only before update or delete on nonces for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on nonces execute function forbid_change();
create or replace trigger never_emptied before truncate on approval_requests execute function forbid_change();
create or replace trigger never_emptied before truncate on open_rounds execute function forbid_change();
create or replace trigger append_only before update or delete on provider_actions for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on provider_actions execute function forbid_change();
create or replace trigger append_only before update or delete on provider_reversals for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on provider_reversals execute function forbid_change();
create or replace trigger never_emptied before truncate on reply_cache execute function forbid_change();
create or replace trigger append_only before update or delete on round_actions for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on round_actions execute function forbid_change();
create or replace trigger append_only before update or delete on rounds for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on rounds execute function forbid_change();
create or replace trigger never_emptied before truncate on rounds_default execute function forbid_change();
create or replace trigger never_deleted before delete on seeds for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on seeds execute function forbid_change();
create or replace trigger append_only before update or delete on stop_agreements for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on stop_agreements execute function forbid_change();
create or replace trigger append_only before update or delete on transfers for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on transfers execute function forbid_change();
create or replace trigger never_emptied before truncate on transfers_default execute function forbid_change();

--- wallet/ledger/keep_ids_in_cell.sql
-- Every sequence gives out the numbers of this database's cell alone: the cell's number, then 48 bits. PostgreSQL refuses the
-- next one where they end, so two cells never give out the same. Returns how many sequences were not there yet.
create or replace function keep_ids_in_cell() returns integer
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_base bigint := (select number::bigint << 48 from cell);
  v_sequence record;
  v_kept integer := 0;
begin
  for v_sequence in
    select s.seqrelid::regclass as name, coalesce(pg_sequence_last_value(s.seqrelid), 0) as last,
      a.attrelid::regclass as used_by, a.attname as column
    from pg_sequence s
    join pg_class c on c.oid = s.seqrelid and c.relnamespace = 'public'::regnamespace
    left join pg_depend d on d.objid = s.seqrelid and d.classid = 'pg_class'::regclass and d.deptype = 'i'
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where (s.seqmin, s.seqmax) <> (v_base + 1, v_base + (1::bigint << 48) - 1)
  loop
    execute format('alter sequence %s minvalue %s maxvalue %s start with %s restart with %s', v_sequence.name, v_base + 1,
      v_base + (1::bigint << 48) - 1, v_base + 1, greatest(v_base, v_sequence.last) + 1);
    -- What a new database begins with was written before its cell was known.
    if v_sequence.last > 0 and v_sequence.last < v_base and v_sequence.used_by is not null then
      execute format('update %s set %I = default where %2$I <= %s', v_sequence.used_by, v_sequence.column, v_base);
    end if;
    v_kept := v_kept + 1;
  end loop;
  return v_kept;
end
$$;

--- wallet/ledger/ledger_account.sql
-- The account of an owner, made at zero when it is missing.
create or replace function ledger_account(p_owner_kind text, p_owner_id bigint, p_currency text, p_kind text) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_id bigint;
begin
  select id into v_id from accounts
  where owner_id = p_owner_id and owner_kind = p_owner_kind and currency = p_currency and kind = p_kind;
  if v_id is not null then return v_id; end if;
  insert into accounts (owner_kind, owner_id, currency, kind) values (p_owner_kind, p_owner_id, p_currency, p_kind)
  on conflict do nothing;
  select id into strict v_id from accounts
  where owner_id = p_owner_id and owner_kind = p_owner_kind and currency = p_currency and kind = p_kind;
  return v_id;
end
$$;

--- wallet/ledger/ledger_move.sql
-- As before, and it keeps what a player owes beside the account that it is owed to. The caller holds the player's gate.
create or replace function ledger_move(
  p_group bigint, p_kind text, p_from bigint, p_to bigint, p_currency text, p_amount bigint, p_payment bigint default null,
  p_round bigint default null
) returns void language plpgsql set search_path = pg_catalog, public as $$
declare
  v_known integer;
  v_player bigint;
  v_receivable bigint;
  v_owed bigint;
begin
  if p_amount = 0 then return; end if;
  select count(*), max(owner_id) filter (where owner_kind = 'player' or kind = 'receivable'), max(id) filter (where kind = 'receivable')
  into v_known, v_player, v_receivable
  from accounts where id in (p_from, p_to) and currency = p_currency;
  if v_known <> 2 then raise exception 'ledger: a movement of % between accounts that are not both of it', p_currency; end if;
  insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, payment_id,
    round_id)
  values (clock_timestamp(), v_player, p_group, p_kind, p_from, p_to, p_currency, p_amount, p_payment, p_round);
  update accounts set balance = balance + case id when p_to then p_amount else -p_amount end, version = version + 1
  where id in (p_from, p_to) and owner_kind in ('player', 'pool');
  if v_receivable is null then return; end if;
  v_owed := case v_receivable when p_from then p_amount else -p_amount end;
  update player_debts set owed = owed + v_owed, changed_at = clock_timestamp(),
    since = case when owed = 0 then clock_timestamp() else since end
  where player_id = v_player and currency = p_currency;
  if not found then insert into player_debts (player_id, currency, owed) values (v_player, p_currency, v_owed); end if;
end
$$;

--- wallet/ledger/ledger_party.sql
create or replace function ledger_party(p_kind text, p_code text) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_id bigint;
begin
  select id into v_id from ledger_parties where kind = p_kind and code = p_code;
  if v_id is not null then return v_id; end if;
  insert into ledger_parties (kind, code) values (p_kind, p_code) on conflict do nothing;
  select id into strict v_id from ledger_parties where kind = p_kind and code = p_code;
  return v_id;
end
$$;

--- wallet/ledger/ledger_writers.sql
-- Who may still commit money. Every writer of it holds one of these locks from before its first id to its end, so what is
-- seen while a list is made is whole once everybody on the list has ended. Nobody waits for this look.
create or replace function ledger_writers() returns text[]
language sql volatile set search_path = pg_catalog, public as $$
  select coalesce(array_agg(distinct pid || ' ' || virtualtransaction), '{}') from pg_locks
  where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
    and relation in ('transfers'::regclass, 'rounds'::regclass, 'open_rounds'::regclass, 'player_gate'::regclass)
    and mode in ('RowShareLock', 'RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    and pid is distinct from pg_backend_pid()
$$;

--- wallet/ledger/open_wallet.sql
-- False when the currency is held already.
create or replace function open_wallet(p_player bigint, p_currency text, p_make_default boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate;
begin
  insert into player_gate (player_id, default_currency) values (p_player, p_currency) on conflict do nothing;
  v_gate := lock_gate(p_player);
  if exists (select from accounts
    where owner_id = p_player and owner_kind = 'player' and currency = p_currency and kind = 'cash') then
    return false;
  end if;
  perform ledger_account('player', p_player, p_currency, k)
  from unnest(array['cash', 'bonus', 'free_spin_win', 'cashout_pending', 'locked']) k;
  -- The bet path finds these by key and never makes them.
  perform ledger_account('house', 0, p_currency, k) from unnest(array['bank', 'promo_cost']) k;
  if p_make_default then update player_gate set default_currency = p_currency where player_id = p_player; end if;
  return true;
end
$$;

grant execute on function open_wallet(bigint, text, boolean) to carmine_app;

--- wallet/ledger/player_account.sql
create or replace function player_account(p_player bigint, p_currency text, p_kind text) returns accounts
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_account accounts;
begin
  select * into v_account from accounts
  where owner_id = p_player and owner_kind = 'player' and currency = p_currency and kind = p_kind;
  if not found then raise exception 'ledger: player % holds no %', p_player, p_currency; end if;
  return v_account;
end
$$;

--- wallet/ledger/postings.sql
-- Each transfer as its two signed sides.
create or replace view postings as
  select id as transfer_id, created_at, group_id, kind, from_account as account_id, currency, -amount as amount,
         round_id, payment_id, grant_id
  from transfers
  union all
  select id, created_at, group_id, kind, to_account, currency, amount, round_id, payment_id, grant_id from transfers;

grant select on postings to carmine_app;

--- wallet/ledger/set_default_currency.sql
create or replace function set_default_currency(p_player bigint, p_currency text) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  update player_gate set default_currency = p_currency
  where player_id = p_player and exists (select from accounts
    where owner_id = p_player and owner_kind = 'player' and currency = p_currency and kind = 'cash')
  returning true
$$;

grant execute on function set_default_currency(bigint, text) to carmine_app;

--- wallet/rounds/commit_rounds.sql
-- p_players: whose elements these are, each once. p_pools: the jackpot pools they name, in order. p_wait: whether to wait
-- for a gate that somebody else holds; a batch does not, so that one player's slow payment never stops everybody's bets.
create or replace function commit_rounds(
  p_players bigint[], p_elements round_element[], p_pools bigint[] default '{}', p_wait boolean default false
) returns setof round_reply language plpgsql volatile security definer
set search_path = pg_catalog, public
set plan_cache_mode = force_generic_plan
set jit = off
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_locked bigint[];
  v_now timestamptz;
  v_settled integer;
begin
  if cardinality(p_pools) > 0 then
    return query select * from settle_jackpots(
      p_elements, p_pools, array(select r from commit_rounds(p_players, p_elements, '{}', p_wait) r));
    return;
  end if;
  if p_wait then
    v_locked := array(
      select player_id from player_gate where player_id = any (p_players) order by player_id for no key update);
  else
    v_locked := array(
      select player_id from player_gate where player_id = any (p_players) order by player_id for no key update skip locked);
  end if;
  v_now := clock_timestamp();

  return query
  -- What most of the statement reads stands first: a row is taken apart only as far as it is asked for.
  with plain as materialized (
    select e.player, nextval('round_ids') as round_id, e.bet, e.win, c.id as cash_account,
      ((select jsonb_object_agg(h.currency, h.id) from accounts h
        where h.owner_id = 0 and h.owner_kind = 'house' and h.kind = 'bank') ->> e.currency)::bigint as bank_account,
      nextval('transfer_groups') as group_id, c.balance - e.bet + e.win as cash, g.version + 1 as version,
      ceil(e.bet * e.eur)::bigint as cents, floor(e.win * e.eur)::bigint as back, e.seed, e.nonce,
      case when g.bonus_id is null then 0 else (select n.balance from accounts n
        where n.owner_id = e.player and n.owner_kind = 'player' and n.currency = e.currency and n.kind = 'bonus') end as bonus,
      case when g.bonus_currency = e.currency and g.bonus_expires_at > v_now
        then div(e.bet::numeric * e.weight, 10000)::bigint else 0 end as wager_step,
      e.currency, e.play_session, e.stake, e.multiplier_e4, e.game, e.maths, e.key, e.hash, e.outcome, e.draws, e.snapshot,
      e.reply, e.jackpot_micro, e.i
    from unnest(p_elements) e
    join player_gate g on g.player_id = e.player
    join accounts c
      on c.owner_id = e.player and c.owner_kind = 'player' and c.currency = e.currency and c.kind = 'cash'
    where e.kind = 'new' and e.final and e.funding = 'cash' and e.provider is null and e.tip + e.refund + e.promo = 0
      and e.player = any (v_locked) and g.standing = 'active'
      -- A bonus that pays nothing of this stake and is not ended by it.
      and (g.bonus_id is null or g.bonus_currency <> e.currency or g.bonus_expires_at <= v_now
        or (e.bet <= g.max_first_stake and g.wagered + div(e.bet::numeric * e.weight, 10000) < g.wager_required))
      and g.active_seed_id = e.seed and g.next_nonce = e.nonce
      and v_now < least(g.day_ends, g.week_ends, g.month_ends)
      and e.bet <= c.balance
      and ceil(e.bet * e.eur) <= least(9223372036854775807, g.maximum_stake_cents,
        g.stake_limit_day - g.staked_day, g.stake_limit_week - g.staked_week, g.stake_limit_month - g.staked_month,
        g.loss_limit_day - g.lost_day, g.loss_limit_week - g.lost_week, g.loss_limit_month - g.lost_month)
      and (e.country is null or (e.country <> 'ZZ'
        and not array[e.country, g.country] && (select coalesce(array_agg(b.country), '{}') from blocked_countries b)))
      -- Selects and not joins: a join drags every column of the element through one more level.
      and (select p.player_id = e.player and p.game_id = e.game and p.currency = e.currency and p.ended_at is null
          and p.expires_at > v_now and s.ended_at is null and s.expires_at > v_now and s.scope = 'player'
          and (coalesce(p.minimum_cycle_ms, g.minimum_cycle_ms) = 0 or v_now >= g.last_round_at
            + make_interval(secs => coalesce(p.minimum_cycle_ms, g.minimum_cycle_ms) / 1000.0))
        from play_sessions p join sessions s on s.id = p.session_id where p.id = e.play_session)
      and (select k.seq from reply_cache k where k.player_id = e.player and k.key = e.key) is null
      and (select o.seq from open_rounds o
        where o.player_id = e.player and o.game_id = e.game and o.seed_id is not null) is null
  ),
  gates as (
    update player_gate g set
      version = d.version, next_nonce = g.next_nonce + 1, last_round_at = v_now, wagered = g.wagered + d.wager_step,
      staked_day = g.staked_day + d.cents, staked_week = g.staked_week + d.cents, staked_month = g.staked_month + d.cents,
      lost_day = g.lost_day + d.cents - d.back, lost_week = g.lost_week + d.cents - d.back,
      lost_month = g.lost_month + d.cents - d.back
    from plain d where g.player_id = d.player
  ),
  balances as (
    update accounts a set
      balance = a.balance - d.bet + d.win, unstaked = a.unstaked - least(a.unstaked, d.bet), version = a.version + 1
    from plain d where a.id = d.cash_account and (d.bet <> d.win or least(a.unstaked, d.bet) > 0)
  ),
  booked as (
    insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, round_id)
    select v_now, d.player, d.group_id, t.kind, t.source, t.target, d.currency, t.amount, d.round_id
    from plain d
    cross join lateral (values
      ('bet', d.cash_account, d.bank_account, d.bet),
      ('win', d.bank_account, d.cash_account, d.win)) t (kind, source, target, amount)
    where t.amount > 0
  ),
  finished as (
    insert into rounds (id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, status, stake,
      staked, cash_staked, bonus_staked, payout, multiplier_e4, seed_id, nonce, jackpot_micro, seq, draws, outcome,
      snapshot, settled_at)
    select d.round_id, v_now, d.player, d.game, d.maths, d.play_session, d.currency, 'cash', 'settled', d.stake,
      d.bet, d.bet, 0, d.win, d.multiplier_e4, d.seed, d.nonce, d.jackpot_micro, 0, d.draws, d.outcome, d.snapshot, v_now
    from plain d
  ),
  used_nonces as (
    insert into nonces (seed_id, nonce, round_id) select d.seed, d.nonce, d.round_id from plain d
  ),
  replies as (
    insert into reply_cache (player_id, key, request_hash, round_id, seq, cash, bonus, version, paid_cash, paid_bonus,
      reply, play_session_id, created_at)
    select d.player, d.key, d.hash, d.round_id, 0, d.cash, d.bonus, d.version, d.bet, 0, d.reply, d.play_session, v_now
    from plain d
  )
  select d.i, 'settled', d.round_id, 0, d.cash, d.bonus, d.version, d.bet, 0::bigint, null::json, null::jsonb,
    null::bigint, null::text, null::timestamptz, null::bigint, d.player, d.group_id, d.cash_account, d.bank_account
  from plain d;

  get diagnostics v_settled = row_count;
  if v_settled = cardinality(p_players) then return; end if;
  return query select * from settle_rounds(p_elements, v_locked, v_now);
end
$$;

grant execute on function commit_rounds(bigint[], round_element[], bigint[], boolean) to carmine_app;

--- wallet/rounds/create_jackpot_pool.sql
create or replace function create_jackpot_pool(p_name text, p_seed_cents bigint, p_must_hit_at bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint;
  v_account bigint;
begin
  insert into jackpot_pools (name, account_id, seed_cents, must_hit_at_cents, contributed_micro)
  values (p_name, 0, p_seed_cents, p_must_hit_at, p_seed_cents::numeric * 1000000) returning id into v_id;
  v_account := ledger_account('pool', v_id, 'EUR', 'jackpot');
  update jackpot_pools set account_id = v_account where id = v_id;
  perform ledger_move(nextval('transfer_groups'), 'jackpot_contribution', ledger_account('house', 0, 'EUR', 'bank'),
    v_account, 'EUR', p_seed_cents);
  return v_id;
end
$$;

grant execute on function create_jackpot_pool(text, bigint, bigint) to carmine_app;

--- wallet/rounds/every_round.sql
create or replace view every_round as
  select id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id, status, stake,
         staked, cash_staked, bonus_staked, bonus_id, payout, multiplier_e4, seed_id, nonce, shared_round_id, provider_id,
         external_id, jackpot_micro, seq, draws, outcome, snapshot, null::timestamptz as deadline, settled_at
  from rounds
  union all
  select id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id, 'open', stake,
         staked, cash_staked, bonus_staked, bonus_id, payout, multiplier_e4, seed_id, nonce, shared_round_id, provider_id,
         external_id, jackpot_micro, seq, draws, outcome, snapshot, deadline, null
  from open_rounds;

grant select on every_round to carmine_app;

--- wallet/rounds/insert_seeds.sql
-- False when the player has seeds already.
create or replace function insert_seeds(
  p_player bigint, p_sealed bytea, p_hash text, p_client_seed text, p_next_sealed bytea, p_next_hash text
) returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_id bigint;
begin
  if v_gate.active_seed_id is not null then return false; end if;
  insert into seeds (player_id, server_seed_enc, server_seed_hash, client_seed, state)
  values (p_player, p_sealed, p_hash, p_client_seed, 'active') returning id into v_id;
  insert into seeds (player_id, server_seed_enc, server_seed_hash, state) values (p_player, p_next_sealed, p_next_hash, 'next');
  update player_gate set active_seed_id = v_id, next_nonce = 0 where player_id = p_player;
  return true;
end
$$;

grant execute on function insert_seeds(bigint, bytea, text, text, bytea, text) to carmine_app;

--- wallet/rounds/open_jackpots.sql
-- The trigger is secret until it falls: the servers read a pool without it.
create or replace view open_jackpots as
  select p.id, p.name, a.balance as cents, p.next_must_hit_at_cents is null and p.must_hit_at_cents is not null as needs_trigger
  from jackpot_pools p join accounts a on a.id = p.account_id;

grant select on open_jackpots to carmine_app;

--- wallet/rounds/prune_replies.sql
-- A play key belongs to a session of at most a day. Returns how many were forgotten.
create or replace function prune_replies(p_size integer) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  with old as (
    delete from reply_cache where (player_id, key) in (
      select player_id, key from reply_cache where created_at < now() - interval '72 hours' limit p_size)
    returning 1)
  select count(*) from old
$$;

grant execute on function prune_replies(integer) to carmine_app;

--- wallet/rounds/reverse_action.sql
-- REVERSED, ALREADY_REVERSED or TOMBSTONED. The reversal mirrors the original's own transfers, so everything goes back to
-- the pocket it came from; what the player no longer has of a win is owed to the house and never bounces. Limits and
-- wagering forget the stake. p_eur: EUR cents for one subunit. p_weight: the game's share for wagering, in basis points.
create or replace function reverse_action(
  p_provider text, p_action text, p_rollback text, p_player bigint, p_eur numeric, p_weight integer
) returns text language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
  v_action provider_actions;
  v_group bigint := nextval('transfer_groups');
  v_transfer transfers;
  v_source accounts;
  v_target accounts;
  v_taken bigint;
  v_unstaked bigint;
  v_stake bigint := 0;
  v_cash bigint := 0;
begin
  select * into v_action from provider_actions where provider_id = p_provider and action_id = p_action;
  if not found then
    insert into provider_actions (provider_id, action_id, request_hash, reply) values (p_provider, p_action, '', '{}');
    return 'TOMBSTONED';
  end if;
  if v_action.group_id is null then return 'TOMBSTONED'; end if;
  if exists (select from provider_reversals where provider_id = p_provider and action_id = p_action) then
    return 'ALREADY_REVERSED';
  end if;
  for v_transfer in
    select * from transfers
    where created_at = v_action.created_at and group_id = v_action.group_id and player_id = p_player
      and kind in ('bet', 'tip', 'win', 'refund', 'promo_win')
    order by id
  loop
    select * into strict v_source from accounts where id = v_transfer.from_account;
    select * into strict v_target from accounts where id = v_transfer.to_account;
    v_taken := case v_target.owner_kind when 'player' then least(v_target.balance, v_transfer.amount) else v_transfer.amount end;
    perform ledger_move(v_group, v_transfer.kind || '_reversed', v_target.id, v_source.id, v_transfer.currency, v_taken,
      null, v_transfer.round_id);
    perform ledger_move(v_group, 'receivable', ledger_account('house', p_player, v_transfer.currency, 'receivable'),
      v_source.id, v_transfer.currency, v_transfer.amount - v_taken, null, v_transfer.round_id);
    case
      when v_transfer.kind = 'bet' then
        v_stake := v_stake + v_transfer.amount;
        v_unstaked := 0;
        if v_source.kind = 'cash' then
          v_cash := v_cash + v_transfer.amount;
          -- The deposits that the stake worked off are to be staked once more.
          select least(unstaked_used, v_transfer.amount) into v_unstaked from open_rounds where id = v_transfer.round_id;
          update accounts set unstaked = unstaked + coalesce(v_unstaked, 0) where id = v_source.id;
        end if;
        update open_rounds set
          staked = staked - v_transfer.amount,
          cash_staked = cash_staked - case v_source.kind when 'cash' then v_transfer.amount else 0 end,
          bonus_staked = bonus_staked - case v_source.kind when 'bonus' then v_transfer.amount else 0 end,
          unstaked_used = unstaked_used - coalesce(v_unstaked, 0)
        where id = v_transfer.round_id;
      when v_transfer.kind in ('win', 'promo_win') then
        update open_rounds set payout = payout - v_transfer.amount where id = v_transfer.round_id;
        v_cash := v_cash - case v_target.kind when 'cash' then v_transfer.amount else 0 end;
      else null;
    end case;
  end loop;
  insert into provider_reversals (provider_id, action_id, rollback_id, group_id)
  values (p_provider, p_action, p_rollback, v_group);
  update player_gate set
    version = version + 1,
    staked_day = greatest(staked_day - ceil(v_stake * p_eur), 0),
    staked_week = greatest(staked_week - ceil(v_stake * p_eur), 0),
    staked_month = greatest(staked_month - ceil(v_stake * p_eur), 0),
    lost_day = lost_day - ceil(v_cash * p_eur),
    lost_week = lost_week - ceil(v_cash * p_eur),
    lost_month = lost_month - ceil(v_cash * p_eur),
    wagered = case when bonus_id is not null then greatest(wagered - div(v_stake::numeric * p_weight, 10000), 0) end
  where player_id = p_player;
  return 'REVERSED';
end
$$;

grant execute on function reverse_action(text, text, text, bigint, numeric, integer) to carmine_app;

--- wallet/rounds/rotate_seeds.sql
-- '' when it was done; else why not.
create or replace function rotate_seeds(
  p_player bigint, p_active bigint, p_client_seed text, p_next_sealed bytea, p_next_hash text
) returns text language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_id bigint;
begin
  if v_gate.active_seed_id is distinct from p_active then return 'stale'; end if;
  if exists (select from open_rounds where player_id = p_player and seed_id = p_active) then return 'round_open'; end if;
  update seeds set state = 'revealed', revealed_at = now(), last_nonce = nullif(v_gate.next_nonce, 0) - 1
  where id = p_active and state = 'active';
  update seeds set state = 'active', client_seed = p_client_seed
  where player_id = p_player and state = 'next' returning id into strict v_id;
  insert into seeds (player_id, server_seed_enc, server_seed_hash, state) values (p_player, p_next_sealed, p_next_hash, 'next');
  update player_gate set active_seed_id = v_id, next_nonce = 0 where player_id = p_player;
  return '';
end
$$;

grant execute on function rotate_seeds(bigint, bigint, text, bytea, text) to carmine_app;

--- wallet/rounds/set_next_jackpot_trigger.sql
create or replace function set_next_jackpot_trigger(p_pool bigint, p_must_hit_at bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update jackpot_pools set
    must_hit_at_cents = coalesce(must_hit_at_cents, p_must_hit_at),
    next_must_hit_at_cents = case when must_hit_at_cents is null then next_must_hit_at_cents else p_must_hit_at end
  where id = p_pool;
  if not found then raise exception 'ledger: no such pool'; end if;
end
$$;

grant execute on function set_next_jackpot_trigger(bigint, bigint) to carmine_app;

--- wallet/rounds/settle_jackpots.sql
-- What the bets of a batch put into jackpot pools and what they win from them. The pools are read once and
-- written once a batch, and a bet that wins nothing is arithmetic only. The pools are locked last, in the order of their
-- ids. Whole cents move once a batch and pool, or before a win, the rest stays on the pool's row.
create or replace function settle_jackpots(p_elements round_element[], p_pools bigint[], p_replies round_reply[])
returns setof round_reply language plpgsql volatile as $$
declare
  v_now timestamptz;
  v_reply round_reply;
  v_action record;
  -- The elements' numbers in the order of the replies; none for one that was not settled.
  v_settled integer[];
  v_place integer;
  v_eur_bank bigint := ledger_account('house', 0, 'EUR', 'bank');
  v_group bigint := nextval('transfer_groups');
  v_ids bigint[];
  v_accounts bigint[];
  v_remainders bigint[];
  v_triggers bigint[];
  v_contributed numeric[];
  v_paid numeric[];
  -- What lies in each pool, and the whole cents on their way into it.
  v_held bigint[];
  v_waiting bigint[];
  v_pool jackpot_pools;
  v_micro bigint;
  v_total bigint;
  v_cents bigint;
  v_amount bigint;
  n integer;
begin
  perform from jackpot_pools where id = any (p_pools) order by id for no key update;
  v_now := clock_timestamp();
  select array_agg(p.id), array_agg(p.account_id), array_agg(p.remainder_micro), array_agg(p.must_hit_at_cents),
    array_agg(p.contributed_micro), array_agg(p.paid_cents), array_agg(a.balance), array_agg(0::bigint)
  into v_ids, v_accounts, v_remainders, v_triggers, v_contributed, v_paid, v_held, v_waiting
  from jackpot_pools p join accounts a on a.id = p.account_id where p.id = any (p_pools);

  v_settled := array(select case r.status when 'settled' then r.i end from unnest(p_replies) r);
  for v_action in
    select e.i, e.key, e.eur, e.currency, j.pool, j.micro, j.win_bp
    from unnest(p_elements) e cross join lateral json_to_recordset(e.jackpots) j (pool bigint, micro bigint, win_bp integer)
    where e.i = any (v_settled)
    order by e.i, j.pool
  loop
    n := array_position(v_ids, v_action.pool);
    if n is null or v_action.micro < 0 or v_action.win_bp not between 0 and 10000 then
      raise exception 'ledger: a jackpot contribution or share out of range';
    end if;
    v_micro := v_remainders[n] + v_action.micro;
    v_waiting[n] := v_waiting[n] + v_micro / 1000000;
    v_remainders[n] := v_micro % 1000000;
    v_contributed[n] := v_contributed[n] + v_action.micro;
    v_total := v_held[n] + v_waiting[n];
    v_cents := case when v_total >= v_triggers[n] then v_total else div(v_total::numeric * v_action.win_bp, 10000)::bigint end;
    if v_cents = 0 then continue; end if;

    v_place := array_position(v_settled, v_action.i);
    v_reply := p_replies[v_place];
    perform ledger_move(v_group, 'jackpot_contribution', v_eur_bank, v_accounts[n], 'EUR', v_waiting[n]);
    perform ledger_move(v_reply.group_id, 'jackpot_win', v_accounts[n], v_eur_bank, 'EUR', v_cents);
    v_amount := floor(v_cents / v_action.eur)::bigint;
    insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, round_id)
    select v_now, v_reply.player_id, v_reply.group_id, 'jackpot_win', v_reply.bank_account, v_reply.cash_account,
      v_action.currency, v_amount, v_reply.round_id
    where v_amount > 0;
    update accounts set balance = balance + v_amount, version = version + 1 where id = v_reply.cash_account;
    insert into jackpot_wins (pool_id, round_id, player_id, cents, currency, amount, emptied, created_at)
    values (v_action.pool, v_reply.round_id, v_reply.player_id, v_cents, v_action.currency, v_amount, v_cents = v_total, v_now);
    v_held[n] := v_total - v_cents;
    v_waiting[n] := 0;
    v_paid[n] := v_paid[n] + v_cents;
    if v_cents = v_total then
      update jackpot_pools set must_hit_at_cents = next_must_hit_at_cents, next_must_hit_at_cents = null
      where id = v_action.pool returning * into strict v_pool;
      v_triggers[n] := v_pool.must_hit_at_cents;
      v_waiting[n] := v_pool.seed_cents;
      v_contributed[n] := v_contributed[n] + v_pool.seed_cents::numeric * 1000000;
    end if;
    v_reply.cash := v_reply.cash + v_amount;
    v_reply.jackpot_wins := coalesce(v_reply.jackpot_wins, '[]') || jsonb_build_object(
      'pool', v_action.pool::text, 'cents', v_cents::text, 'amount', v_amount::text);
    p_replies[v_place] := v_reply;
    update reply_cache set cash = v_reply.cash, jackpot_wins = v_reply.jackpot_wins
    where player_id = v_reply.player_id and key = v_action.key;
    perform publish_event('jackpot.won', 1, v_reply.round_id::text, jsonb_build_object(
      'poolId', v_action.pool::text, 'roundId', v_reply.round_id::text, 'playerId', v_reply.player_id::text,
      'eurCents', v_cents::text));
  end loop;

  for n in 1..cardinality(v_ids) loop
    perform ledger_move(v_group, 'jackpot_contribution', v_eur_bank, v_accounts[n], 'EUR', v_waiting[n]);
    update jackpot_pools set remainder_micro = v_remainders[n], contributed_micro = v_contributed[n], paid_cents = v_paid[n]
    where id = v_ids[n];
  end loop;
  return query select * from unnest(p_replies);
end
$$;

--- wallet/rounds/settle_rounds.sql
-- The elements are read, judged and booked. Gates in p_locked are held by this transaction; an element of any other
-- player comes back as busy.
--
-- Amounts are subunits; eur is EUR cents for one subunit. Stakes are measured up, payouts down to whole cents.
create or replace function settle_rounds(p_elements round_element[], p_locked bigint[], p_now timestamptz) returns setof round_reply
language plpgsql volatile as $$
begin
return query
with element as materialized (
  select x.* from unnest(p_elements) x
  -- Not what was settled a moment ago as a plain bet of this batch.
  where not exists (select from reply_cache k where k.player_id = x.player and k.key = x.key and k.created_at = p_now)
),
-- What the books know about each element. One row an element: every join is by a unique key.
found as materialized (
  select e.*,
    coalesce(e.player = any (p_locked), false) as held, g.player_id is not null as has_gate,
    g.version, g.standing, g.standing_until, nullif(g.country, 'ZZ') as home_country, coalesce(p.minimum_cycle_ms, g.minimum_cycle_ms) as minimum_cycle_ms, g.maximum_stake_cents,
    g.last_round_at, g.active_seed_id, g.next_nonce,
    g.bonus_id as active_bonus, g.bonus_currency = e.currency as bonus_here, g.bonus_expires_at > p_now as bonus_valid,
    g.wager_required, g.wagered, g.max_first_stake,
    g.stake_limit_day, g.stake_limit_week, g.stake_limit_month, g.loss_limit_day, g.loss_limit_week, g.loss_limit_month,
    p_now >= g.day_ends as new_day, p_now >= g.week_ends as new_week, p_now >= g.month_ends as new_month,
    case when p_now < g.day_ends then g.day_ends
      else (date_trunc('day', p_now at time zone g.time_zone) + interval '1 day') at time zone g.time_zone end as day_ends,
    case when p_now < g.week_ends then g.week_ends
      else (date_trunc('week', p_now at time zone g.time_zone) + interval '7 days') at time zone g.time_zone end as week_ends,
    case when p_now < g.month_ends then g.month_ends
      else (date_trunc('month', p_now at time zone g.time_zone) + interval '1 month') at time zone g.time_zone end as month_ends,
    case when p_now < g.day_ends then g.staked_day else 0 end as staked_day,
    case when p_now < g.week_ends then g.staked_week else 0 end as staked_week,
    case when p_now < g.month_ends then g.staked_month else 0 end as staked_month,
    case when p_now < g.day_ends then g.lost_day else 0 end as lost_day,
    case when p_now < g.week_ends then g.lost_week else 0 end as lost_week,
    case when p_now < g.month_ends then g.lost_month else 0 end as lost_month,
    k.player_id is not null as key_known,
    k.request_hash = e.hash and (k.play_session_id is null or k.play_session_id is not distinct from e.play_session) as key_same,
    k.round_id as k_round, k.seq as k_seq,
    k.cash as k_cash, k.bonus as k_bonus, k.version as k_version, k.paid_cash as k_paid_cash, k.paid_bonus as k_paid_bonus,
    k.jackpot_wins as k_jackpot_wins, k.reply as k_reply,
    a.provider_id is not null as action_known, a.request_hash = e.hash as action_same, a.group_id is null as action_cancelled,
    a.reply as action_reply,
    -- A provider's first action of a round opens it.
    e.kind = 'new' or (e.kind = 'check' and e.round is null) or (e.kind = 'external' and x.round_id is null) as is_new,
    case e.kind when 'check' then 'acceptable' else 'settled' end as accepted,
    r.id as round_id, r.player_id = e.player and r.currency = e.currency as round_fits, r.seq as round_seq,
    r.created_at as round_at, r.game_id as r_game, r.math_version as r_maths, r.play_session_id as r_play_session,
    r.grant_id as r_grant, r.stake as r_stake, coalesce(r.staked, 0) as r_staked,
    coalesce(r.cash_staked, 0) as r_cash_staked, coalesce(r.bonus_staked, 0) as r_bonus_staked, r.bonus_id as r_bonus,
    coalesce(r.unstaked_used, 0) as r_unstaked_used, coalesce(r.payout, 0) as r_payout, r.seed_id as r_seed,
    r.nonce as r_nonce, r.shared_round_id as r_shared_round, r.provider_id as r_provider, r.external_id as r_external,
    coalesce(r.jackpot_micro, 0) as r_jackpot_micro, r.deadline as r_deadline,
    coalesce(r.funding, e.funding) as fund, b.state as r_bonus_state,
    (p.player_id = e.player and p.ended_at is null and p.expires_at > p_now and p.game_id = e.game
      and p.currency = e.currency and s.ended_at is null and s.expires_at > p_now) is true as session_good,
    s.scope, s.refusal,
    c.id as cash_account, c.balance as cash_balance, c.unstaked, n.id as bonus_account, n.balance as bonus_balance,
    w.id as spin_account, h.id as bank_account, m.id as promo_account,
    (f.player_id = e.player and f.currency = e.currency and f.used < f.total and p_now >= f.valid_from
      and p_now < f.valid_to and e.game = any (f.games) and f.stake = e.stake
      and coalesce(e.outcome -> 'params', '{}') = f.params) is true as grant_good
  from element e
  left join player_gate g on g.player_id = e.player
  left join reply_cache k on k.player_id = e.player and k.key = e.key
  left join provider_actions a on a.provider_id = e.provider and a.action_id = e.action_id
  left join external_rounds x
    on x.provider_id = e.provider and x.external_id = e.external_round and x.player_id = e.player
  left join open_rounds r on r.id = case e.kind when 'external' then x.round_id else e.round end
  left join bonuses b on b.id = r.bonus_id
  left join play_sessions p on p.id = e.play_session
  left join sessions s on s.id = p.session_id
  left join accounts c
    on c.owner_id = e.player and c.owner_kind = 'player' and c.currency = e.currency and c.kind = 'cash'
  left join accounts n
    on n.owner_id = e.player and n.owner_kind = 'player' and n.currency = e.currency and n.kind = 'bonus'
  left join accounts w
    on w.owner_id = case when e.funding = 'free_spin' then e.player end and w.owner_kind = 'player'
    and w.currency = e.currency and w.kind = 'free_spin_win'
  left join accounts h on h.owner_id = 0 and h.owner_kind = 'house' and h.currency = e.currency and h.kind = 'bank'
  left join accounts m
    on m.owner_id = case when e.funding = 'free_spin' or e.promo > 0 then 0 end and m.owner_kind = 'house'
    and m.currency = e.currency and m.kind = 'promo_cost'
  left join free_spin_grants f on f.id = case when e.kind in ('new', 'check') then e.grant_id end
),
-- How a stake would be paid: cash first, then the active bonus, which must be the round's own if it already has one.
priced as materialized (
  select f.*, t.cash_bet, f.bet - t.cash_bet as bonus_bet, u.bonus_free,
    ceil((f.bet + f.tip) * f.eur)::bigint as debit_cents,
    ceil((t.cash_bet + f.tip) * f.eur)::bigint as cash_cents,
    -- Only a new round and a debit can be refused for the state of the player.
    f.bet + f.tip > 0 or f.is_new as gated,
    coalesce(nullif(f.country, 'ZZ'), f.home_country) as place
  from found f
  cross join lateral (
    select least(f.bet, greatest(f.cash_balance - f.tip, 0)) as cash_bet
  ) t
  cross join lateral (
    select case when f.bonus_here and f.bonus_valid and (f.r_bonus is null or f.r_bonus = f.active_bonus)
      then f.bonus_balance else 0 end as bonus_free
  ) u
),
judged as materialized (
  select p.*,
    case
      when not p.has_gate then 'no_session'
      when not p.held then 'busy'
      when p.provider is null and p.key_known then case when p.key_same then 'replayed' else 'key_reused' end
      when p.action_known then
        case when p.action_cancelled then 'closed' when p.action_same then 'replayed' else 'key_reused' end
      when not p.is_new and p.round_fits is not true then 'closed'
      when p.kind in ('existing', 'check') and p.round_seq <> p.expected_seq then 'stale_seq'
      -- A provider pays and refunds in rounds that somebody bet in.
      when p.kind = 'external' and p.is_new and p.bet = 0 and p.win + p.refund > 0 then 'closed'
      when p.cash_account is null or p.bank_account is null then 'no_session'
      when not p.gated then p.accepted
      when not p.session_good then 'no_session'
      when p.standing <> 'active' and (p.standing_until is null or p.standing_until > p_now) then 'excluded'
      when p.scope <> 'player' then case when p.refusal = 'country_restricted' then 'country' else 'excluded' end
      when p.country is not null and (p.place is null
        or exists (select from blocked_countries c where c.country in (p.place, p.home_country))) then 'country'
      when p.is_new and p.seed is not null
        and (p.seed, p.nonce) is distinct from (p.active_seed_id, p.next_nonce) then 'stale_nonce'
      -- Whether or not the new round would settle at once: that is its outcome, which no refusal may tell.
      when p.is_new and p.seed is not null
        and exists (select from open_rounds o where o.player_id = p.player and o.game_id = p.game and o.seed_id is not null)
        then 'stale_seq'
      when p.is_new and p_now < p.last_round_at + make_interval(secs => p.minimum_cycle_ms / 1000.0) then 'too_fast'
      when p.fund = 'free_spin' and (p.bet + p.tip > 0 or (p.is_new and not p.grant_good)) then 'funds'
      when p.fund = 'free_spin' then p.accepted
      when p.is_new and p.debit_cents > p.maximum_stake_cents then 'limit'
      when p.staked_day + p.debit_cents > p.stake_limit_day or p.staked_week + p.debit_cents > p.stake_limit_week
        or p.staked_month + p.debit_cents > p.stake_limit_month then 'limit'
      when p.lost_day + p.cash_cents > p.loss_limit_day or p.lost_week + p.cash_cents > p.loss_limit_week
        or p.lost_month + p.cash_cents > p.loss_limit_month then 'limit'
      when p.is_new and p.bonus_here and p.bonus_valid and p.bet > p.max_first_stake then 'bonus_max_bet'
      when p.tip > p.cash_balance or p.bonus_bet > p.bonus_free then 'funds'
      else p.accepted
    end as status
  from priced p
),
-- Where the money of an accepted element goes. A payout returns in the ratio of the round's cash and bonus stake, floored
-- to bonus; a refund mirrors it. The share of a bonus that was completed is cash by now, that of a removed one the house's.
split as materialized (
  select j.*, q.round_bonus, q.share_to,
    case when q.bonus_total = 0 then 0 else div(j.win::numeric * q.bonus_total, q.total)::bigint end as win_share,
    case when q.bonus_total = 0 then 0 else div(j.refund::numeric * q.bonus_total, q.total)::bigint end as refund_share,
    q.total, q.bonus_total,
    case when j.is_new then nextval('round_ids') else j.round_id end as the_round,
    nextval('transfer_groups') as group_id
  from judged j
  cross join lateral (
    select j.r_staked + j.bet as total, j.r_bonus_staked + j.bonus_bet as bonus_total,
      coalesce(j.r_bonus, case when j.bonus_bet > 0 then j.active_bonus end) as round_bonus,
      case
        when j.r_bonus is null or j.r_bonus = j.active_bonus then 'bonus'
        when j.r_bonus_state = 'completed' then 'cash'
        else 'house'
      end as share_to
  ) q
  where j.status = 'settled'
),
moved as materialized (
  select s.*,
    case when s.fund = 'free_spin' then 0 else s.win - s.win_share + case s.share_to when 'cash' then s.win_share else 0 end
      end as win_cash,
    case when s.share_to = 'bonus' then s.win_share else 0 end as win_bonus,
    case when s.fund = 'free_spin' then s.win else 0 end as win_spin,
    case when s.fund = 'free_spin' then 0
      else s.refund - s.refund_share + case s.share_to when 'cash' then s.refund_share else 0 end end as refund_cash,
    case when s.share_to = 'bonus' then s.refund_share else 0 end as refund_bonus,
    case when s.fund = 'free_spin' then 0 else s.refund end as refunded,
    least(s.unstaked, s.cash_bet) as unstaked_used,
    case when s.fund = 'cash' and s.bonus_here and s.bonus_valid
      then div((s.bet - s.refund)::numeric * s.weight, 10000)::bigint else 0 end as wager_step
  from split s
),
done as materialized (
  select m.*, z.bonus_end,
    case when z.bonus_end = 'completed' then z.bonus_left else 0 end as converted,
    m.cash_balance - m.cash_bet - m.tip + m.win_cash + m.refund_cash + m.promo
      + case when z.bonus_end = 'completed' then z.bonus_left else 0 end as cash_after,
    case when z.bonus_end = 'completed' then 0 else z.bonus_left end as bonus_after,
    least(m.refund_cash, m.r_unstaked_used + m.unstaked_used) as unstaked_back,
    m.total - m.refunded as staked_after,
    m.bonus_total - case when m.refunded > 0 then m.refund_share else 0 end as bonus_staked_after,
    m.r_payout + m.win_cash + m.win_bonus + m.win_spin + m.promo as payout_after,
    case when m.is_new then 0 else m.round_seq + 1 end as seq_after,
    not (m.is_new and m.final and m.provider is null) as stepped
  from moved m
  cross join lateral (
    select l.bonus_left,
      case
        when not (m.bonus_here and m.bonus_valid) is true then null
        when m.bet > 0 and m.wagered + m.wager_step >= m.wager_required then 'completed'
        when l.bonus_left = 0 and m.final and m.bonus_total > 0 and m.round_bonus = m.active_bonus and not exists (
          select from open_rounds o
          where o.player_id = m.player and o.bonus_id = m.active_bonus and o.bonus_staked > 0 and o.id <> m.the_round)
          then 'lost'
      end as bonus_end
    from (select m.bonus_balance - m.bonus_bet + m.win_bonus + m.refund_bonus as bonus_left) l
  ) z
),
gates as (
  update player_gate g set
    version = g.version + 1,
    day_ends = d.day_ends, week_ends = d.week_ends, month_ends = d.month_ends,
    deposited_day = case when d.new_day then 0 else g.deposited_day end,
    deposited_week = case when d.new_week then 0 else g.deposited_week end,
    deposited_month = case when d.new_month then 0 else g.deposited_month end,
    staked_day = greatest(d.staked_day + l.staked, 0),
    staked_week = greatest(d.staked_week + l.staked, 0),
    staked_month = greatest(d.staked_month + l.staked, 0),
    lost_day = d.lost_day + l.lost,
    lost_week = d.lost_week + l.lost,
    lost_month = d.lost_month + l.lost,
    wagered = case when d.bonus_end is null and g.bonus_id is not null then greatest(g.wagered + d.wager_step, 0) end,
    bonus_id = case when d.bonus_end is null then g.bonus_id end,
    bonus_currency = case when d.bonus_end is null then g.bonus_currency end,
    bonus_expires_at = case when d.bonus_end is null then g.bonus_expires_at end,
    wager_required = case when d.bonus_end is null then g.wager_required end,
    max_first_stake = case when d.bonus_end is null then g.max_first_stake end,
    next_nonce = g.next_nonce + case when d.is_new and d.seed is not null then 1 else 0 end,
    last_round_at = case when d.is_new then p_now else g.last_round_at end
  from done d
  cross join lateral (
    select d.debit_cents - ceil(d.refunded * d.eur)::bigint as staked,
      d.cash_cents - floor(d.win_cash * d.eur)::bigint - ceil(d.refund_cash * d.eur)::bigint as lost
  ) l
  where g.player_id = d.player
),
balances as (
  update accounts a set
    balance = a.balance + b.change,
    unstaked = a.unstaked + b.unstaked,
    version = a.version + 1
  from (
    select cash_account as id, cash_after - cash_balance as change, unstaked_back - unstaked_used as unstaked from done
    union all
    select bonus_account, bonus_after - bonus_balance, 0 from done where bonus_after <> bonus_balance
    union all
    select spin_account, win_spin, 0 from done where win_spin > 0
  ) b
  where a.id = b.id and (b.change <> 0 or b.unstaked <> 0)
),
booked as (
  insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, round_id, grant_id)
  select p_now, d.player, d.group_id, t.kind, t.source, t.target, d.currency, t.amount, d.the_round,
    case when d.fund = 'free_spin' then coalesce(d.r_grant, d.grant_id) end
  from done d
  cross join lateral (values
    ('bet', d.cash_account, d.bank_account, d.cash_bet),
    ('bet', d.bonus_account, d.bank_account, d.bonus_bet),
    ('tip', d.cash_account, d.bank_account, d.tip),
    ('win', d.bank_account, d.cash_account, d.win_cash),
    ('win', d.bank_account, d.bonus_account, d.win_bonus),
    ('refund', d.bank_account, d.cash_account, d.refund_cash),
    ('refund', d.bank_account, d.bonus_account, d.refund_bonus),
    ('promo_win', d.promo_account, d.cash_account, d.promo),
    ('free_spin_win', d.promo_account, d.spin_account, d.win_spin),
    ('bonus_completed', d.bonus_account, d.cash_account, d.converted)
  ) t (kind, source, target, amount)
  where t.amount > 0
),
finished as (
  insert into rounds (id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id,
    status, stake, staked, cash_staked, bonus_staked, bonus_id, payout, multiplier_e4, seed_id, nonce, shared_round_id,
    provider_id, external_id, jackpot_micro, seq, draws, outcome, snapshot, settled_at)
  select d.the_round, coalesce(d.round_at, p_now), d.player, coalesce(d.r_game, d.game), coalesce(d.r_maths, d.maths),
    coalesce(d.r_play_session, d.play_session), d.currency, d.fund, coalesce(d.r_grant, d.grant_id),
    case when d.refund > 0 and d.staked_after = 0 and d.payout_after = 0 then 'voided' else 'settled' end,
    coalesce(d.r_stake, d.stake), d.staked_after, d.staked_after - d.bonus_staked_after, d.bonus_staked_after,
    d.round_bonus, d.payout_after, d.multiplier_e4, coalesce(d.r_seed, d.seed), coalesce(d.r_nonce, d.nonce),
    coalesce(d.r_shared_round, d.shared_round), coalesce(d.r_provider, d.provider),
    coalesce(d.r_external, d.external_round), d.r_jackpot_micro + d.jackpot_micro, d.seq_after, d.draws, d.outcome,
    d.snapshot, p_now
  from done d where d.final
),
closed as (
  delete from open_rounds o using done d where o.id = d.round_id and d.final
),
opened as (
  insert into open_rounds (id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id,
    stake, staked, cash_staked, bonus_staked, bonus_id, unstaked_used, payout, multiplier_e4, seed_id, nonce,
    shared_round_id, provider_id, external_id, jackpot_micro, draws, outcome, snapshot, deadline)
  select d.the_round, p_now, d.player, d.game, d.maths, d.play_session, d.currency, d.fund, d.grant_id,
    d.stake, d.staked_after, d.staked_after - d.bonus_staked_after, d.bonus_staked_after, d.round_bonus,
    d.unstaked_used - d.unstaked_back, d.payout_after, d.multiplier_e4, d.seed, d.nonce,
    d.shared_round, d.provider, d.external_round, d.jackpot_micro, d.draws, d.outcome, d.snapshot, d.deadline
  from done d where d.is_new and not d.final
),
advanced as (
  update open_rounds o set
    seq = d.seq_after, staked = d.staked_after, cash_staked = d.staked_after - d.bonus_staked_after,
    bonus_staked = d.bonus_staked_after, bonus_id = d.round_bonus,
    unstaked_used = d.r_unstaked_used + d.unstaked_used - d.unstaked_back,
    payout = d.payout_after, multiplier_e4 = d.multiplier_e4, jackpot_micro = o.jackpot_micro + d.jackpot_micro,
    draws = d.draws, outcome = d.outcome, snapshot = d.snapshot
  from done d where o.id = d.round_id and not d.final
),
steps as (
  insert into round_actions (round_id, seq, action, reply_key, debit, credit, created_at)
  select d.the_round, d.seq_after, coalesce(d.action, '{}'), coalesce(d.action_id, d.key), d.bet + d.tip,
    d.win_cash + d.win_bonus + d.win_spin + d.refund_cash + d.refund_bonus + d.promo, p_now
  from done d where d.stepped
),
used_nonces as (
  insert into nonces (seed_id, nonce, round_id)
  select d.seed, d.nonce, d.the_round from done d where d.is_new and d.seed is not null
),
used_spins as (
  update free_spin_grants f set used = f.used + case when d.is_new then 1 else 0 end - case when d.refund > 0 then 1 else 0 end
  from done d
  where d.fund = 'free_spin' and f.id = coalesce(d.r_grant, d.grant_id) and d.is_new <> (d.refund > 0)
),
replies as (
  insert into reply_cache (player_id, key, request_hash, round_id, seq, cash, bonus, version, paid_cash, paid_bonus,
    reply, play_session_id, created_at)
  select d.player, d.key, d.hash, d.the_round, d.seq_after, d.cash_after, d.bonus_after, d.version + 1,
    d.cash_bet + d.tip, d.bonus_bet, d.reply, d.play_session, p_now
  from done d where d.provider is null
),
provider_rounds as (
  insert into external_rounds (provider_id, external_id, player_id, round_id)
  select d.provider, d.external_round, d.player, d.the_round from done d where d.is_new and d.provider is not null
),
provider_replies as (
  insert into provider_actions (provider_id, action_id, request_hash, reply, group_id, created_at)
  select d.provider, d.action_id, d.hash, jsonb_build_object('round_id', d.the_round, 'seq', d.seq_after,
      'cash', d.cash_after, 'bonus', d.bonus_after, 'version', d.version + 1, 'paid_cash', d.cash_bet + d.tip,
      'paid_bonus', d.bonus_bet, 'reply', d.reply), d.group_id, p_now
  from done d where d.provider is not null
),
ended_bonuses as (
  update bonuses b set state = d.bonus_end, wagered = d.wagered + d.wager_step, ended_at = p_now
  from done d where d.bonus_end is not null and b.id = d.active_bonus
  -- Here and not in a select of its own, which would not run unless the answer read it.
  returning publish_event(case d.bonus_end when 'completed' then 'bonus.completed' when 'lost' then 'bonus.lost' end, 1,
    d.active_bonus::text, jsonb_build_object('playerId', d.player::text, 'bonusId', d.active_bonus::text,
      'currency', d.currency, 'amount', d.converted::text))
)
select j.i, j.status,
  coalesce(d.the_round, case
    when j.status = 'replayed' then coalesce(j.k_round, (j.action_reply ->> 'round_id')::bigint)
    when j.status = 'stale_seq' then coalesce(j.round_id, (
      select o.id from open_rounds o where o.player_id = j.player and o.game_id = j.game and o.seed_id is not null))
  end),
  case j.status when 'settled' then d.seq_after when 'replayed' then coalesce(j.k_seq, (j.action_reply ->> 'seq')::integer) end,
  case j.status when 'settled' then d.cash_after when 'replayed' then coalesce(j.k_cash, (j.action_reply ->> 'cash')::bigint)
    else j.cash_balance end,
  case j.status when 'settled' then d.bonus_after when 'replayed' then coalesce(j.k_bonus, (j.action_reply ->> 'bonus')::bigint)
    else j.bonus_balance end,
  case j.status when 'settled' then d.version + 1
    when 'replayed' then coalesce(j.k_version, (j.action_reply ->> 'version')::bigint) end,
  case j.status when 'settled' then d.cash_bet + d.tip
    when 'replayed' then coalesce(j.k_paid_cash, (j.action_reply ->> 'paid_cash')::bigint) end,
  case j.status when 'settled' then d.bonus_bet
    when 'replayed' then coalesce(j.k_paid_bonus, (j.action_reply ->> 'paid_bonus')::bigint) end,
  case j.status
    when 'replayed' then coalesce(j.k_reply, (j.action_reply -> 'reply')::json)
    -- How far the answer reaches beyond this one bet: what the next ones may take before it is asked again.
    when 'acceptable' then json_build_object('cycleMs', j.minimum_cycle_ms, 'limitLeftCents', least(
        j.stake_limit_day - j.staked_day, j.stake_limit_week - j.staked_week, j.stake_limit_month - j.staked_month,
        j.loss_limit_day - j.lost_day, j.loss_limit_week - j.lost_week, j.loss_limit_month - j.lost_month)::text,
      'maxStakeCents', j.maximum_stake_cents::text,
      'maxFirstStake', case when j.bonus_here and j.bonus_valid then j.max_first_stake::text end)
  end,
  case j.status when 'replayed' then j.k_jackpot_wins end,
  case when d.bonus_end = 'completed' then d.active_bonus end,
  case when j.status = 'limit' then case
    when j.is_new and j.debit_cents > j.maximum_stake_cents then 'stake_maximum'
    when j.staked_day + j.debit_cents > j.stake_limit_day then 'stake_day'
    when j.staked_week + j.debit_cents > j.stake_limit_week then 'stake_week'
    when j.staked_month + j.debit_cents > j.stake_limit_month then 'stake_month'
    when j.lost_day + j.cash_cents > j.loss_limit_day then 'loss_day'
    when j.lost_week + j.cash_cents > j.loss_limit_week then 'loss_week'
    else 'loss_month'
  end end,
  case j.status
    when 'excluded' then j.standing_until
    when 'too_fast' then j.last_round_at + make_interval(secs => j.minimum_cycle_ms / 1000.0)
    when 'limit' then case
      when j.is_new and j.debit_cents > j.maximum_stake_cents then null
      when j.staked_day + j.debit_cents > j.stake_limit_day then j.day_ends
      when j.staked_week + j.debit_cents > j.stake_limit_week then j.week_ends
      when j.staked_month + j.debit_cents > j.stake_limit_month then j.month_ends
      when j.lost_day + j.cash_cents > j.loss_limit_day then j.day_ends
      when j.lost_week + j.cash_cents > j.loss_limit_week then j.week_ends
      else j.month_ends
    end
  end,
  case when j.status = 'bonus_max_bet' then j.max_first_stake end,
  j.player, d.group_id, d.cash_account, d.bank_account
from judged j left join done d on d.i = j.i;
end
$$;
