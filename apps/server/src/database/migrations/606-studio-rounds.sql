-- Tables whose results come from a studio's video: their rounds have no chain. What a studio said is kept as it was signed.
alter table live_tables add column studio text;
alter table live_tables add constraint live_tables_studio_check check (studio ~ '^[a-z0-9-]{1,40}$') not valid;
alter table live_tables validate constraint live_tables_studio_check;

-- The number of a round at its table is that of its link, or, without a chain, one more than that of the round before.
alter table live_rounds alter column chain_id drop not null;
alter table live_rounds drop constraint live_rounds_check2;
alter table live_rounds add constraint live_rounds_source_check
  check (chain_id is not null or link is null) not valid;
alter table live_rounds validate constraint live_rounds_source_check;
alter table live_rounds add constraint live_rounds_result_check
  check ((result is null) = (revealed_at is null) and (chain_id is null or (link is null) = (revealed_at is null))) not valid;
alter table live_rounds validate constraint live_rounds_result_check;
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
  check (kind in ('opened', 'bets', 'closed', 'flying', 'cash_outs', 'held', 'result', 'settled', 'voided')) not valid;
alter table live_events validate constraint live_events_kind_check;

-- Everything that a studio signed for a round, each text once. The first result of a round that was closed decides it, and no other.
create table studio_events (
  id bigint generated always as identity primary key,
  live_round_id bigint not null references live_rounds (id),
  kind text not null check (kind in ('result', 'failed')),
  draws jsonb,
  -- As it was signed, with the key that it was checked by: a proof also once the key has been replaced.
  signed text not null check (length(signed) <= 2000),
  key_id text not null check (length(key_id) <= 64),
  public_key text not null check (length(public_key) <= 64),
  signature text not null check (length(signature) <= 128),
  -- While betting was open: somebody knew a result that bets were still taken on.
  early boolean not null,
  -- Another result than the first one of its round.
  differs boolean not null,
  received_at timestamptz not null default clock_timestamp(),
  unique (live_round_id, signed),
  check ((kind = 'result') = (draws is not null))
);
grant select on studio_events to carmine_app;

create table studio_rounds (
  live_round_id bigint primary key references live_rounds (id),
  asked_at timestamptz,
  asked_phase text,
  -- Why operators are asked to look: no result came in time, the studio could not play it, two results differ, one came while betting was
  -- open, one that was not signed by a key we know, or one that the game's maths cannot read.
  held text check (held in ('late', 'failed', 'differs', 'early', 'unsigned', 'unreadable')),
  held_at timestamptz,
  -- What decided it.
  event_id bigint references studio_events (id),
  -- What two operators agreed on.
  void_request_id bigint references approval_requests (id),
  check ((held is null) = (held_at is null)),
  check (event_id is null or void_request_id is null)
) with (fillfactor = 70);
create index studio_events_differing on studio_events (received_at) where differs;
create unique index studio_rounds_void on studio_rounds (void_request_id) where void_request_id is not null;
create index studio_rounds_held on studio_rounds (held_at) where held is not null;
grant select on studio_rounds to carmine_app;

-- A round that no result can end is void once two operators agree.
insert into approval_policies (kind, about, askers, approvers, enders, lasts, refuses_change)
values ('void_live_round', 'house', array['payments', 'admin'], array['risk', 'admin'], array['risk', 'admin'], interval '1 day', false);
