-- What every bet passes: the player's standing, limits, bonus and seed in one row that is also the player's lock.

create domain player_standing as text collate "C" check (value in ('active', 'cool_off', 'excluded', 'locked', 'closed'));
create domain country_code as text collate "C" check (value ~ '^[A-Z]{2}$');
create domain limit_cents as bigint check (value >= 0);

create table player_gate (
  player_id bigint primary key,
  -- Grows with every movement of the player's money.
  version bigint not null default 0,
  standing player_standing not null default 'active',
  standing_until timestamptz,
  default_currency currency_code not null,
  time_zone text not null default 'UTC',
  country country_code,
  jurisdiction text not null default 'default',
  minimum_cycle_ms integer not null default 0,
  maximum_stake_cents limit_cents,

  -- Calendar windows in the player's zone, by when they end; a counter whose window has ended counts as nothing.
  day_ends timestamptz not null default '-infinity',
  week_ends timestamptz not null default '-infinity',
  month_ends timestamptz not null default '-infinity',
  -- EUR cents. A stake counts at once; loss is cash staked less cash paid out, so it may be below zero.
  deposit_limit_day limit_cents, deposit_limit_week limit_cents, deposit_limit_month limit_cents,
  loss_limit_day limit_cents, loss_limit_week limit_cents, loss_limit_month limit_cents,
  stake_limit_day limit_cents, stake_limit_week limit_cents, stake_limit_month limit_cents,
  deposited_day bigint not null default 0, deposited_week bigint not null default 0, deposited_month bigint not null default 0,
  lost_day bigint not null default 0, lost_week bigint not null default 0, lost_month bigint not null default 0,
  staked_day bigint not null default 0, staked_week bigint not null default 0, staked_month bigint not null default 0,

  -- The one active bonus, in subunits of its currency.
  bonus_id bigint,
  bonus_currency text collate "C",
  bonus_expires_at timestamptz,
  wager_required bigint,
  wagered bigint,
  max_first_stake bigint,

  active_seed_id bigint,
  next_nonce bigint not null default 0,
  last_round_at timestamptz not null default '-infinity'
) with (fillfactor = 70);

-- Seed pairs: next (committed) → active → revealed. The seed itself is sealed with a key that is not in the database.
create table seeds (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  server_seed_enc bytea not null,
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- The last nonce that was played, known at the reveal; null when none was.
  last_nonce bigint,
  state text collate "C" not null check (state in ('next', 'active', 'revealed')),
  created_at timestamptz not null default now(),
  revealed_at timestamptz,
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'revealed') = (revealed_at is not null))
);
create unique index seeds_active on seeds (player_id) where state = 'active';
create unique index seeds_next on seeds (player_id) where state = 'next';
create index seeds_player on seeds (player_id, id desc);
create trigger never_deleted before delete on seeds for each row execute function forbid_change();
create trigger never_emptied before truncate on seeds execute function forbid_change();

-- A launched game: lives in one sign-in session, one currency, at most a day.
create table play_sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  player_id bigint not null,
  session_id bigint not null,
  game_id text not null,
  currency text collate "C" not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (expires_at <= created_at + interval '24 hours')
);
create index play_sessions_open on play_sessions (player_id) where ended_at is null;

-- Every bonus that was ever put on a bonus account; while one is active its counters are in the gate.
create table bonuses (
  -- The promotion module's id.
  id bigint primary key,
  player_id bigint not null,
  currency text collate "C" not null,
  amount bigint not null check (amount >= 0),
  wager_required bigint not null check (wager_required >= 0),
  wagered bigint not null default 0,
  max_first_stake bigint not null check (max_first_stake >= 0),
  expires_at timestamptz not null,
  -- lost: nothing is left of it, neither on the account nor in an open round.
  state text collate "C" not null default 'active' check (state in ('active', 'completed', 'removed', 'lost')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'active') = (ended_at is null))
);
create unique index bonuses_active on bonuses (player_id) where state = 'active';

create table free_spin_grants (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  currency text collate "C" not null,
  stake bigint not null check (stake > 0),
  total integer not null check (total > 0),
  used integer not null default 0 check (used between 0 and total),
  -- Empty: every game.
  games text[] not null default '{}',
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  created_at timestamptz not null default now(),
  check (valid_from < valid_to)
);
create index free_spin_grants_player on free_spin_grants (player_id, id) where used < total;

-- Countries from which nobody may bet, as the geo module last said.
create table blocked_countries (
  country text collate "C" primary key check (country ~ '^[A-Z]{2}$')
);

-- Deposits that are under way count against the limits.
create table deposit_reservations (
  payment_id bigint primary key,
  player_id bigint not null,
  cents bigint not null check (cents >= 0),
  created_at timestamptz not null default now(),
  released_at timestamptz
);
create index deposit_reservations_open on deposit_reservations (player_id) where released_at is null;

create table cashout_holds (
  payment_id bigint primary key,
  player_id bigint not null,
  currency text collate "C" not null,
  cash_part bigint not null check (cash_part >= 0),
  locked_part bigint not null check (locked_part >= 0),
  paid bigint not null default 0 check (paid >= 0),
  returned bigint not null default 0 check (returned >= 0),
  created_at timestamptz not null default now(),
  check (paid + returned <= cash_part + locked_part)
);
create index cashout_holds_open on cashout_holds (payment_id) where paid + returned < cash_part + locked_part;

grant select on player_gate, seeds, bonuses, free_spin_grants, blocked_countries, deposit_reservations, cashout_holds
  to carmine_app;
grant select, insert on play_sessions to carmine_app;
grant update (ended_at) on play_sessions to carmine_app;
