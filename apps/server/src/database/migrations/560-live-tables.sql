-- Live tables: one round for everybody, run by whichever worker holds the table. The servers' role only reads: every write is a function
-- that checks the lease, the phase and the clock of the database.
create table live_tables (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  game_id text not null,
  -- Not before it can be played from a screen; a table that closes ends its round.
  open boolean not null default false,
  holder text,
  -- Counts the holders: a worker that lost the table holds an older number and can write nothing.
  fence bigint not null default 0,
  lease_until timestamptz not null default '-infinity',
  event_seq bigint not null default 0
) with (fillfactor = 50);
grant select on live_tables to carmine_app;

-- The results of rounds to come, fixed before the first of them: each link is the SHA-256 of the next one's text, link 0 is published.
create table live_chains (
  id bigint generated always as identity primary key,
  table_id text not null references live_tables (id),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  length integer not null check (length between 1 and 1000000),
  -- The link that was used last.
  used integer not null default 0 check (used between 0 and length),
  committed_at timestamptz not null default clock_timestamp(),
  -- Named later than the commitment, so that nobody could choose a chain for it.
  salt text check (length(salt) between 1 and 64),
  salt_source jsonb,
  salted_at timestamptz,
  check ((salt is null) = (salted_at is null) and (salt is null) = (salt_source is null)),
  check (salted_at >= committed_at),
  check (used = 0 or salt is not null)
);
create index live_chains_next on live_chains (table_id, id) where used < length;
grant select on live_chains to carmine_app;

-- Nobody reads a link but through open_live_link, at its time.
create table live_links (
  id bigint generated always as identity primary key,
  chain_id bigint not null references live_chains (id),
  n integer not null check (n > 0),
  link_sealed bytea not null,
  unique (chain_id, n)
);

create table live_rounds (
  id bigint generated always as identity primary key,
  table_id text not null references live_tables (id),
  math_version text not null,
  chain_id bigint not null references live_chains (id),
  link_n integer not null,
  phase text not null check (phase in ('betting', 'closed', 'running', 'settled', 'void')),
  opened_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opened_at),
  -- The earliest time of the next phase; of an ended round, of the next round.
  due_at timestamptz not null,
  closed_at timestamptz,
  revealed_at timestamptz,
  ended_at timestamptz,
  link text check (link ~ '^[0-9a-f]{64}$'),
  -- What everybody sees of the outcome.
  result jsonb,
  unique (chain_id, link_n),
  check ((phase in ('settled', 'void')) = (ended_at is not null)),
  check ((link is null) = (revealed_at is null) and (result is null) = (revealed_at is null)),
  check (phase <> 'running' or revealed_at is not null),
  check (phase <> 'settled' or revealed_at is not null),
  check (phase <> 'void' or revealed_at is null)
) with (fillfactor = 70);
create unique index live_rounds_now on live_rounds (table_id) where phase not in ('settled', 'void');
create index live_rounds_last on live_rounds (table_id, id desc);
grant select on live_rounds to carmine_app;

-- One round of the ledger each.
create table live_bets (
  player_id bigint not null,
  round_id bigint not null,
  live_round_id bigint not null references live_rounds (id),
  state text not null check (state in ('placed', 'undone', 'settled', 'refunded')),
  params jsonb not null,
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  stake bigint not null check (stake > 0),
  staked bigint not null check (staked >= stake),
  -- EUR cents, for what the table shows of everybody's bets.
  staked_cents bigint not null check (staked_cents >= 0),
  -- The player's key of the bet: repeated, it is no further one.
  reply_key text not null,
  placed_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, round_id),
  check ((state = 'placed') = (ended_at is null))
) with (fillfactor = 70);
create index live_bets_placed on live_bets (live_round_id, player_id, round_id) where state = 'placed';
create index live_bets_round on live_bets (player_id, live_round_id);
grant select on live_bets to carmine_app;

-- What happened at a table, numbered without gaps: a viewer who missed one reads on from there.
create table live_events (
  table_id text not null references live_tables (id),
  seq bigint not null check (seq > 0),
  live_round_id bigint references live_rounds (id),
  kind text not null check (kind in ('opened', 'bets', 'closed', 'result', 'settled', 'void')),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  at timestamptz not null,
  primary key (table_id, seq)
);
grant select on live_events to carmine_app;

insert into live_tables (id, game_id) values ('fortune-wheel-50', 'fortune-wheel-50');
