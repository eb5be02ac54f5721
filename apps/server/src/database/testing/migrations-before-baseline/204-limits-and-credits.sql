-- Settings of the gate that protect a player are loosened by their own functions only, which wait; and a deposit that says
-- that it was credited or undone is so in the books.

-- As before, for the functions that hold to the rules of breaks and limits.
create function write_gate(p_player bigint, p_patch jsonb) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
begin
  if p_patch - array['standing', 'standing_until', 'time_zone', 'country', 'jurisdiction', 'minimum_cycle_ms',
    'maximum_stake_cents', 'deposit_limit_day', 'deposit_limit_week', 'deposit_limit_month', 'loss_limit_day',
    'loss_limit_week', 'loss_limit_month', 'stake_limit_day', 'stake_limit_week', 'stake_limit_month'] <> '{}' then
    raise exception 'ledger: a setting of the gate that is not one';
  end if;
  -- A zone that does not exist must fail here and not at the next bet.
  perform now() at time zone (p_patch ->> 'time_zone');
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

-- What account and breaks together ask of the gate.
create function standing_due(p_player bigint, out standing text, out until timestamptz)
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

-- At the end of the transaction in which the servers moved it.
create function guard_credited_deposit() returns trigger
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
create constraint trigger deposits_booked after update of state on deposits
  deferrable initially deferred for each row when (new.state in ('credited', 'refunded', 'charged_back'))
  execute function guard_credited_deposit();
