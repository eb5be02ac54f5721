-- The catalogue, favourites, and play with play money. Real rounds are the ledger's.

create table games (
  -- The name in kebab-case.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null unique,
  provider text not null,
  image_id text not null,
  category text not null check (category in ('slots', 'table', 'cards', 'instant', 'live', 'poker')),
  launch_id text not null unique,
  -- Percent.
  rtp text not null check (rtp ~ '^[0-9]{1,2}\.[0-9]{2}$'),
  volatility text not null check (volatility in ('low', 'medium', 'medium-high', 'high')),
  max_win bigint not null check (max_win > 0),
  has_demo boolean not null,
  tags text[] not null,
  is_new boolean not null,
  source text not null check (source in ('own', 'external')),
  -- The order in which lists show them.
  position integer not null,
  -- Switched by an operator; a start never changes it.
  enabled boolean not null default true
);
grant select, insert, update on games to carmine_app;

create table favourites (
  player_id bigint not null references players (id),
  game_id text not null references games (id),
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  primary key (player_id, game_id)
);
grant select, insert, delete on favourites to carmine_app;

-- Play money is worth nothing, so it may be lost in a crash: unlogged, and far from the ledger. Ids start so high that
-- one of them can never be taken for a real round's.
create unlogged table demo_sessions (
  id bigint generated always as identity (start with 4611686018427387904) primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  game_id text not null,
  currency text not null,
  opening_balance bigint not null check (opening_balance >= 0),
  balance bigint not null check (balance >= 0),
  minimum_cycle_ms integer not null check (minimum_cycle_ms >= 0),
  last_round_at timestamptz not null default '-infinity',
  active_seed_id bigint,
  next_nonce bigint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '24 hours')
) with (fillfactor = 70);
create index demo_sessions_by_age on demo_sessions (expires_at);

create unlogged table demo_seeds (
  id bigint generated always as identity (start with 4611686018427387904) primary key,
  session_id bigint not null references demo_sessions (id) on delete cascade,
  server_seed_enc bytea not null,
  server_seed_hash text not null,
  client_seed text,
  state text not null check (state in ('next', 'active', 'revealed')),
  check ((state = 'next') = (client_seed is null))
);
create index demo_seeds_session on demo_seeds (session_id);

create unlogged table demo_rounds (
  id bigint generated always as identity (start with 4611686018427387904) primary key,
  session_id bigint not null references demo_sessions (id) on delete cascade,
  game_id text not null,
  math_version text not null,
  status text not null check (status in ('open', 'settled')),
  stake bigint not null check (stake > 0),
  staked bigint not null check (staked >= 0),
  payout bigint not null check (payout >= 0),
  multiplier_e4 bigint not null,
  seed_id bigint not null,
  nonce bigint not null,
  seq integer not null,
  draws jsonb not null,
  outcome jsonb not null,
  snapshot jsonb,
  actions jsonb not null default '[]',
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (seed_id, nonce)
) with (fillfactor = 70);
create index demo_rounds_session on demo_rounds (session_id, id desc);

create unlogged table demo_replies (
  session_id bigint not null references demo_sessions (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  round_id bigint not null,
  seq integer not null,
  balance bigint not null,
  reply jsonb not null,
  primary key (session_id, key)
);
grant select, insert, update, delete on demo_sessions, demo_seeds, demo_rounds, demo_replies to carmine_app;
