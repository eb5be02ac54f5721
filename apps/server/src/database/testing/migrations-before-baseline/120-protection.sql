-- What a player may ask for to be protected from play: breaks, limits, closing, and how often to look up.

-- At most one holds at a time. A cool-off ends by itself; an exclusion only on request after its term, a day later.
create table breaks (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('cool_off', 'exclusion')),
  period text not null check (period in ('1d', '7d', '30d', '90d', '180d', '365d', 'forever')),
  source text not null check (source in ('player', 'staff', 'match')),
  started_at timestamptz not null default clock_timestamp(),
  -- The end of its term; null: for ever.
  ends_at timestamptz,
  end_asked_at timestamptz,
  -- Over, or replaced by a longer one.
  ended_at timestamptz,
  check ((ends_at is null) = (period = 'forever'))
);
create unique index breaks_current on breaks (player_id) where ended_at is null;
create index breaks_player on breaks (player_id, id desc);
create index breaks_ending on breaks (end_asked_at) where end_asked_at is not null and ended_at is null;
grant select on breaks to carmine_app;

-- Why and when an account was closed; the last row of a player counts.
create table account_closures (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  reason text not null check (reason in ('break', 'gambling', 'money', 'service', 'privacy', 'other', 'staff')),
  closed_at timestamptz not null default clock_timestamp(),
  -- Before that nobody opens it again.
  not_before timestamptz not null default clock_timestamp(),
  reopened_at timestamptz
);
create index account_closures_player on account_closures (player_id, id desc);
grant select, insert, update on account_closures to carmine_app;

-- Every change of a limit that was asked for. One that loosens waits for its time and for a second yes.
create table limit_requests (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('deposit', 'loss', 'stake')),
  span text not null check (span in ('day', 'week', 'month')),
  -- EUR cents; null: no limit.
  cents bigint check (cents >= 0),
  source text not null check (source in ('player', 'staff')),
  asked_at timestamptz not null default clock_timestamp(),
  holds_from timestamptz not null,
  -- When it began to hold.
  confirmed_at timestamptz,
  dropped_at timestamptz
);
create unique index limit_requests_waiting on limit_requests (player_id, kind, span)
  where confirmed_at is null and dropped_at is null;
create index limit_requests_player on limit_requests (player_id, id desc);
grant select on limit_requests to carmine_app;

create table play_preferences (
  player_id bigint primary key references players (id),
  -- The player's own pause; null: the jurisdiction's.
  reality_check_minutes integer check (reality_check_minutes between 5 and 240),
  show_eur boolean not null default true
);
grant select, insert, update on play_preferences to carmine_app;

-- Since when a player has been playing, over all games; half an hour without a launch or a round begins anew.
create table sittings (
  player_id bigint primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
grant select, insert, update on sittings to carmine_app;

-- A keyed hash of name and birth date: finds the other accounts of somebody who is excluded.
create table player_marks (
  player_id bigint primary key references players (id),
  mark bytea not null check (octet_length(mark) = 32)
);
create index player_marks_mark on player_marks (mark);
grant select, insert, update on player_marks to carmine_app;

alter table jurisdictions add column deposit_limit_first boolean not null default false;
update jurisdictions set deposit_limit_first = true where country = 'GB';

-- The gate says what account and break together say. Whoever changes one of them calls this in the same transaction; the
-- gate's lock puts two that come at once in order, and the later one sees both.
create function refresh_standing(p_player bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_status text;
  v_break breaks;
  v_standing text := 'active';
  v_until timestamptz;
begin
  select status into v_status from players where id = p_player;
  select * into v_break from breaks
  where player_id = p_player and ended_at is null and (kind = 'exclusion' or ends_at > clock_timestamp());
  -- What does not end by itself goes before what does.
  if v_status in ('locked', 'closed') then v_standing := v_status;
  elsif v_break.kind = 'exclusion' then v_standing := 'excluded';
  elsif v_break.kind = 'cool_off' then
    v_standing := 'cool_off';
    v_until := v_break.ends_at;
  end if;
  update player_gate set standing = v_standing, standing_until = v_until where player_id = p_player;
  return v_standing;
end
$$;

-- p_ends: where the term does not run from now. outcome: started, or shorter where the one that holds would be weakened by
-- it; then kind and until are that one's.
create function start_break(
  p_player bigint, p_period text, p_source text, p_ends timestamptz, out outcome text, out kind text, out until timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public as $$
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
      or (v_current.ends_at > v_now and until < v_current.ends_at) then
      outcome := 'shorter';
      kind := v_current.kind;
      until := v_current.ends_at;
      return;
    end if;
    update breaks b set ended_at = least(v_current.ends_at, v_now) where b.id = v_current.id;
  end if;
  insert into breaks (player_id, kind, period, source, started_at, ends_at)
  values (p_player, start_break.kind, p_period, p_source, v_now, until);
  perform refresh_standing(p_player);
  outcome := 'started';
end
$$;

-- Only after its term, and only then the day begins. Asked again it goes on counting. Null where nothing can be ended.
create function ask_break_end(p_player bigint) returns timestamptz
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

-- Those whose day after the request is over. Returns whose.
create function end_asked_breaks() returns setof bigint
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

create function limit_setting(p_kind text, p_span text) returns text
language plpgsql immutable set search_path = pg_catalog, public as $$
begin
  if p_kind not in ('deposit', 'loss', 'stake') or p_span not in ('day', 'week', 'month') then
    raise exception 'limits: % by % is none', p_kind, p_span;
  end if;
  return p_kind || '_limit_' || p_span;
end
$$;

-- A tighter limit holds at once; a looser one waits a day and for a yes. outcome: set, waits, same.
create function ask_limit(p_player bigint, p_kind text, p_span text, p_cents bigint, p_source text) returns text
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

-- The second yes. outcome: set; early; gone: there is none, or nobody said yes within a week.
create function confirm_limit(p_player bigint, p_request bigint, out outcome text, out holds_from timestamptz)
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
  perform set_gate(p_player, jsonb_build_object(limit_setting(v_request.kind, v_request.span), v_request.cents));
  outcome := 'set';
end
$$;

create function drop_limit_request(p_player bigint, p_request bigint) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  update limit_requests set dropped_at = clock_timestamp()
  where id = p_request and player_id = p_player and confirmed_at is null and dropped_at is null
  returning true
$$;

grant execute on function refresh_standing, start_break, ask_break_end, end_asked_breaks, ask_limit, confirm_limit,
  drop_limit_request to carmine_app;
