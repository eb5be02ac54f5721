-- Crash games at live tables: betting is followed by a flight, which every bet may leave at the multiplier of that instant until it breaks.
-- Multipliers are in hundredths (e2).
alter table live_tables
  -- Its rounds fly: a bet has a slot and a limit, and is decided by where it ends.
  add column flies boolean not null default false;

alter table live_rounds
  add column flight_started_at timestamptz,
  -- After so many milliseconds the multiplier has doubled.
  add column flight_doubling_ms integer,
  -- Where all its bets together have won the most that a round may pay.
  add column flight_limit_e2 integer,
  -- The database was away while it flew: what nobody had decided by then is returned.
  add column interrupted boolean not null default false;
alter table live_rounds drop constraint live_rounds_phase_check;
alter table live_rounds add constraint live_rounds_phase_check
  check (phase in ('betting', 'closed', 'flying', 'running', 'settled', 'voided')) not valid;
alter table live_rounds validate constraint live_rounds_phase_check;
alter table live_rounds add constraint live_rounds_flight_check
  check ((flight_started_at is null) = (flight_doubling_ms is null) and (flight_started_at is null) = (flight_limit_e2 is null)
    and (phase <> 'flying' or flight_started_at is not null) and (not interrupted or flight_started_at is not null)
    and flight_doubling_ms > 0 and flight_limit_e2 between 101 and 1000000) not valid;
alter table live_rounds validate constraint live_rounds_flight_check;

alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
  check (kind in ('opened', 'bets', 'closed', 'flying', 'cash_outs', 'result', 'settled', 'voided')) not valid;
alter table live_events validate constraint live_events_kind_check;

-- Where each flight breaks. Nobody but the owner reads it: functions answer what may be known by the clock.
create table live_flights (
  live_round_id bigint primary key references live_rounds (id),
  -- The last multiplier of the flight.
  crash_e2 integer not null check (crash_e2 between 100 and 1000000),
  -- When it would rise above that.
  crashes_at timestamptz not null,
  -- A database that started later was away while it flew.
  launched_at timestamptz not null default clock_timestamp()
);

alter table live_bets
  -- A player has two bets in a flight at most.
  add column slot smallint,
  -- Where it ends by itself: as the player wishes, and where it has won the most that a bet may.
  add column auto_e2 integer,
  add column limit_e2 integer,
  add column cashed_out_e2 integer,
  -- Who it is for everybody else: a mark that says nothing, and the name as winners show it.
  add column rider text,
  add column rider_name text;
alter table live_bets add constraint live_bets_flight_check
  check (slot in (1, 2) and (slot is null) = (limit_e2 is null) and limit_e2 between 101 and 1000000
    and auto_e2 between 101 and 1000000 and (auto_e2 is null or slot is not null)) not valid;
alter table live_bets validate constraint live_bets_flight_check;
alter table live_bets add constraint live_bets_cashed_out_check
  check (cashed_out_e2 is null or (state = 'settled' and cashed_out_e2 between 101 and least(auto_e2, limit_e2)
    and payout = div(stake::numeric * cashed_out_e2, 100))) not valid;
alter table live_bets validate constraint live_bets_cashed_out_check;
create unique index live_bets_slots on live_bets (player_id, live_round_id, slot) where slot is not null and state <> 'undone';
-- For what a table shows of a round.
create index live_bets_riders on live_bets (live_round_id, staked_cents desc, round_id) where state <> 'undone';

create unique index demo_rounds_slots on demo_rounds (session_id, shared_round_id, ((outcome #>> '{params,slot}')))
  where shared_round_id is not null and outcome #>> '{params,slot}' is not null and status <> 'voided';
