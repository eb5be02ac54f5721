-- Live tables open to players: they open and close with their game, a table may have times of its own, and play money joins its rounds. A
-- round that is undone is `voided`, as everywhere else.
alter table live_tables
  -- In milliseconds, in place of the game's.
  add column timing jsonb;
alter table live_tables add constraint live_tables_timing_check
  check (jsonb_typeof(timing) = 'object' and timing - array['bettingMs', 'closedMs', 'runningMs', 'restMs'] = '{}') not valid;
alter table live_tables validate constraint live_tables_timing_check;

drop index live_rounds_now;
alter table live_rounds drop constraint live_rounds_phase_check;
alter table live_rounds drop constraint live_rounds_check1;
alter table live_rounds drop constraint live_rounds_check5;
alter table live_events drop constraint live_events_kind_check;
update live_rounds set phase = 'voided' where phase = 'void';
update live_events set kind = 'voided' where kind = 'void';
alter table live_rounds add constraint live_rounds_phase_check
  check (phase in ('betting', 'closed', 'running', 'settled', 'voided')) not valid;
alter table live_rounds validate constraint live_rounds_phase_check;
alter table live_rounds add constraint live_rounds_ended_check
  check ((phase in ('settled', 'voided')) = (ended_at is not null)) not valid;
alter table live_rounds validate constraint live_rounds_ended_check;
alter table live_rounds add constraint live_rounds_unseen_check check (phase <> 'voided' or revealed_at is null) not valid;
alter table live_rounds validate constraint live_rounds_unseen_check;
alter table live_events add constraint live_events_kind_check
  check (kind in ('opened', 'bets', 'closed', 'result', 'settled', 'voided')) not valid;
alter table live_events validate constraint live_events_kind_check;
create unique index live_rounds_now on live_rounds (table_id) where phase not in ('settled', 'voided');

-- A bet of play money joins the shared round, and has neither seeds nor a number of its own.
alter table demo_rounds
  alter column seed_id drop not null,
  alter column nonce drop not null,
  add column shared_round_id bigint;
alter table demo_rounds drop constraint demo_rounds_status_check;
alter table demo_rounds add constraint demo_rounds_status_check check (status in ('open', 'settled', 'voided')) not valid;
alter table demo_rounds validate constraint demo_rounds_status_check;
alter table demo_rounds add constraint demo_rounds_decided_check
  check ((seed_id is null) = (nonce is null) and (seed_id is null) = (shared_round_id is not null)) not valid;
alter table demo_rounds validate constraint demo_rounds_decided_check;
create index demo_rounds_shared on demo_rounds (shared_round_id, id) where shared_round_id is not null and status = 'open';

-- The salt of a chain is the hash of a block that is named first and comes later.
alter table live_chains
  add column salt_network text,
  add column salt_height bigint;
alter table live_chains add constraint live_chains_block_check check ((salt_network is null) = (salt_height is null)) not valid;
alter table live_chains validate constraint live_chains_block_check;
drop function if exists add_live_chain(text, text, bytea[]);

-- What a bet was paid, for its player's screen and for what the table shows of a round.
alter table live_bets add column payout bigint not null default 0;
alter table live_bets add constraint live_bets_payout_check check (payout >= 0 and (payout = 0 or state = 'settled')) not valid;
alter table live_bets validate constraint live_bets_payout_check;
