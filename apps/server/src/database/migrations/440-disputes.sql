-- A charge-back of a deposit is a case: opened by its gateway or by an operator, answered with evidence, won or lost.
create table disputes (
  player_id bigint not null references players (id),
  id bigint primary key generated always as identity,
  deposit_id bigint not null,
  gateway text not null check (gateway ~ '^[A-Z_]{2,16}$'),
  -- The gateway's own; unknown while only its letter is here.
  reference text check (length(reference) between 1 and 100),
  -- The card network's or gateway's code, and an operator's words if one opened it.
  reason text check (reason ~ '^[a-z0-9_.-]{1,60}$'),
  opened_because text check (length(opened_because) <= 2000),
  opened_by bigint references operators (id),
  amount bigint not null check (amount > 0),
  currency currency_code not null,
  state text not null default 'open' check (state in ('open', 'submitting', 'represented', 'won', 'lost', 'accepted')),
  -- Evidence counts until then.
  due_at timestamptz,
  -- The booking that took the money back: of the whole deposit, or of this case.
  booking text collate "C" not null check (booking ~ '^(payment|dispute):[0-9]+$'),
  -- How the evidence went there, and who answered.
  way text check (way in ('gateway', 'by hand')),
  answered_by bigint references operators (id),
  answered_at timestamptz,
  -- Why the gateway took no evidence; the case is open again.
  refused_because text check (refused_because ~ '^[a-z_]{1,60}$'),
  -- Who told the outcome.
  decided_by text check (decided_by in ('gateway', 'operators')),
  decided_at timestamptz,
  -- The servers' mark on the credit of a won case.
  won_mark bytea check (length(won_mark) = 32),
  next_query_at timestamptz default now() + interval '1 hour',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (player_id, deposit_id) references deposits (player_id, id),
  constraint disputes_of_player unique (player_id, id),
  constraint disputes_reference unique (gateway, reference),
  constraint disputes_booking unique (booking),
  check ((state in ('won', 'lost')) = (decided_by is not null) and (decided_by is null) = (decided_at is null)),
  check ((opened_by is null) = (opened_because is null)),
  check (state <> 'represented' or (way is not null and answered_at is not null))
);
create index disputes_player on disputes (player_id, deposit_id);
create index disputes_deposit on disputes (deposit_id);
create index disputes_due on disputes (due_at, id) where state in ('open', 'submitting');
create index disputes_to_ask on disputes (next_query_at) where next_query_at is not null;
-- One case without a reference at a time: its letter and its notification are about the same charge-back.
create unique index disputes_unnamed on disputes (deposit_id)
  where reference is null and state in ('open', 'submitting', 'represented');
grant select on disputes to carmine_app;
grant update (reference, reason, state, due_at, way, answered_by, answered_at, refused_because, decided_by, decided_at, won_mark,
  next_query_at, updated_at) on disputes to carmine_app;

create table dispute_steps (
  player_id bigint not null,
  id bigint primary key generated always as identity,
  dispute_id bigint not null,
  from_state text,
  to_state text not null,
  at timestamptz not null default clock_timestamp(),
  foreign key (player_id, dispute_id) references disputes (player_id, id)
);
create index dispute_steps_player on dispute_steps (player_id, dispute_id);
grant select on dispute_steps to carmine_app;

-- What is sent as an answer: facts out of our records, and files. Both sealed with the player's key.
create table dispute_evidence (
  player_id bigint not null,
  id bigint primary key generated always as identity,
  dispute_id bigint not null,
  fact text check (fact in ('sign_ins', 'verification', 'instrument', 'rounds', 'cash_outs')),
  fact_sealed bytea,
  file text unique check (file ~ '^[0-9a-f]{64}$'),
  name_sealed bytea,
  type text check (type in ('image/jpeg', 'application/pdf')),
  size integer check (size > 0),
  content_hash bytea check (length(content_hash) = 32),
  added_by bigint not null references operators (id),
  created_at timestamptz not null default now(),
  foreign key (player_id, dispute_id) references disputes (player_id, id),
  unique (dispute_id, fact),
  check (num_nonnulls(fact, fact_sealed) in (0, 2)),
  check (num_nonnulls(file, name_sealed, type, size, content_hash) in (0, 5)),
  check (num_nonnulls(fact, file) = 1)
);
create index dispute_evidence_player on dispute_evidence (player_id, dispute_id);
grant select, insert, delete on dispute_evidence to carmine_app;

-- Operators' word on the outcome, where no gateway tells it.
create table dispute_rulings (
  player_id bigint not null,
  dispute_id bigint not null,
  operator_id bigint not null references operators (id),
  verdict text not null check (verdict in ('won', 'lost')),
  reason text not null check (length(reason) between 1 and 2000),
  at timestamptz not null default now(),
  primary key (dispute_id, operator_id),
  foreign key (player_id, dispute_id) references disputes (player_id, id)
);
create index dispute_rulings_player on dispute_rulings (player_id, dispute_id);
grant select, insert on dispute_rulings to carmine_app;
grant update (verdict, reason, at) on dispute_rulings to carmine_app;
