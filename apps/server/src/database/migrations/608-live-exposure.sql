-- What a table may owe for one round at most, whatever its result, in EUR cents.
alter table live_tables add column exposure_cents bigint not null default 100000000;
alter table live_tables add constraint live_tables_exposure_cents_check check (exposure_cents > 0) not valid;
alter table live_tables validate constraint live_tables_exposure_cents_check;

-- What the bets of a round pay together at each end that it can have, in EUR cents.
create table live_exposures (
  live_round_id bigint primary key references live_rounds (id),
  cents numeric[] not null check (cardinality(cents) > 0)
) with (fillfactor = 50);
grant select on live_exposures to carmine_app;

-- The part of one bet in it.
alter table live_bets add column pays_cents numeric[];

-- Its successor takes what the bet pays at each end.
drop function if exists place_live_bet(round_element, bigint, bigint);
