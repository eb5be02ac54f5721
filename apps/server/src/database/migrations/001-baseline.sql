-- Every table, type and first row that the program starts from. What came before it is one release old and kept as a fixture of the tests.
-- Functions, views and triggers are not here: functions/ holds the one current definition of each.
--
-- carmine_app exists already (made with its password before the first migration). It gets nothing by default: what its
-- tables need is granted by name, and no function can be run unless it says by whom.
revoke all on schema public from public;
grant usage on schema public to carmine_app;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from carmine_app;

-- A temporary table would be found before ours inside a SECURITY DEFINER function.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

grant select on schema_migrations to carmine_app;

-- A CHECK is parsed anew by every statement that writes its table, whatever that writes. The tables that a bet writes have
-- one short one each, and say the rest in domains: those are looked at only where a value is assigned.
create domain account_owner as text collate "C" check (value in ('player', 'house', 'provider', 'chain', 'pool'));

create domain account_kind as text collate "C" check (value in ('cash', 'bonus', 'free_spin_win',
  'cashout_pending', 'locked', 'bank', 'promo_cost', 'fees', 'rounding', 'adjustment', 'receivable', 'debt_loss', 'clearing_in',
  'clearing_out', 'jackpot'));

create domain currency_code as text collate "C" check (value ~ '^[A-Z]{3,5}$');

create domain player_standing as text collate "C" check (value in ('active', 'cool_off', 'excluded', 'locked', 'closed'));

create domain country_code as text collate "C" check (value ~ '^[A-Z]{2}$');

create domain limit_cents as bigint check (value >= 0);

create sequence transfer_groups;

create sequence round_ids;

-- Deposits and cash-outs share their numbers, so that a transfer's payment is one thing.
create sequence payment_ids;
grant usage on payment_ids to carmine_app;

create type round_reply as (
  i integer,
  status text,
  round_id bigint,
  seq integer,
  cash bigint,
  bonus bigint,
  version bigint,
  paid_cash bigint,
  paid_bonus bigint,
  -- Of a replay: what the first answer kept.
  reply json,
  jackpot_wins jsonb,
  completed_bonus bigint,
  limit_kind text,
  until timestamptz,
  max_stake bigint,
  -- What the jackpots of a settled element need.
  player_id bigint,
  group_id bigint,
  cash_account bigint,
  bank_account bigint
);

create type ledger_finding as (check_name text, broken bigint, examples text[]);

create type round_element as (
  i integer,
  player bigint,
  play_session bigint,
  key text,
  hash bytea,
  game text,
  maths text,
  currency text,
  -- new, existing or external
  kind text,
  round bigint,
  expected_seq integer,
  seed bigint,
  nonce bigint,
  stake bigint,
  shared_round bigint,
  deadline timestamptz,
  funding text,
  grant_id bigint,
  provider text,
  external_round text,
  action_id text,
  bet bigint,
  tip bigint,
  win bigint,
  refund bigint,
  promo bigint,
  jackpot_micro bigint,
  final boolean,
  multiplier_e4 bigint,
  outcome jsonb,
  draws jsonb,
  snapshot jsonb,
  action jsonb,
  country text,
  eur numeric,
  weight integer,
  jackpots json,
  reply json
);

-- ==== platform

-- Events of a transaction, written in that transaction; the worker turns each into one job per subscriber.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null check (length(topic) between 1 and 100),
  key text not null check (length(key) <= 200),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  dispatched_at timestamptz
);
create index outbox_waiting on outbox (id) where dispatched_at is null;
create index outbox_dispatched on outbox (dispatched_at) where dispatched_at is not null;
grant select, insert, update, delete on outbox to carmine_app;

-- A job that is done is deleted; one that failed for good stays, counted, for a person to look at.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 100),
  key text check (length(key) <= 200),
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_until timestamptz,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index jobs_waiting_key on jobs (kind, key) where key is not null and claimed_until is null and dead_at is null;
create index jobs_due on jobs (kind, run_at) where dead_at is null;
create index jobs_dead on jobs (kind) where dead_at is not null;
grant select, insert, update, delete on jobs to carmine_app;

-- Repeating jobs: whoever moves next_at on is the one that enqueues.
create table job_schedules (
  kind text primary key,
  next_at timestamptz not null default now(),
  last_error text,
  failed_at timestamptz,
  done_at timestamptz
);
grant select, insert, update on job_schedules to carmine_app;

-- A payment's Idempotency-Key is kept for ever.
create table idempotency_keys (
  player_id bigint not null,
  key text not null check (length(key) between 1 and 64),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (player_id, key)
);
grant select, insert, update on idempotency_keys to carmine_app;

-- Counters of the rate limits. Losing them in a crash is fine, waiting for the disk on each call is not.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
grant select, insert, update, delete on rate_limits to carmine_app;

-- What processes without a door of their own (workers) have counted, for the one that Prometheus asks. Losing it in a
-- crash is fine: the counters start again with their process.
create unlogged table process_figures (
  process text primary key check (length(process) <= 200),
  figures jsonb not null,
  told_at timestamptz not null default now()
);
grant select, insert, update, delete on process_figures to carmine_app;

-- ==== geo

create table restricted_countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  added_at timestamptz not null default now()
);
grant select, insert, delete on restricted_countries to carmine_app;

create table jurisdictions (
  -- ISO 3166-1 alpha-2; `*` holds for every country without a row of its own.
  country text primary key check (country = '*' or country ~ '^[A-Z]{2}$'),
  minimum_age integer not null check (minimum_age between 18 and 30),
  -- Money and real play wait for a verified identity.
  verification_gate boolean not null,
  -- Demo play waits for a signed-in player of age (and verified, where the gate above holds).
  demo_gate boolean not null,
  -- A bonus may ask for at most so many times its amount.
  max_wagering integer not null check (max_wagering between 1 and 100),
  -- The shortest time between the starts of two rounds, for slots and for everything else.
  min_cycle_slots_ms integer not null check (min_cycle_slots_ms between 0 and 60000),
  min_cycle_other_ms integer not null check (min_cycle_other_ms between 0 and 60000),
  autoplay boolean not null,
  turbo boolean not null,
  feature_buy boolean not null,
  -- False: a win of no more than the stake is not celebrated.
  celebrate_below_stake boolean not null,
  -- The most that a round may begin with, in EUR cents; null where only the game's own limit holds.
  max_stake_slots_cents bigint check (max_stake_slots_cents > 0),
  max_stake_other_cents bigint check (max_stake_other_cents > 0),
  reality_check_minutes integer not null check (reality_check_minutes between 0 and 240),
  deposit_limit_first boolean not null default false
);
grant select, insert, update, delete on jurisdictions to carmine_app;

-- ==== identity

create table players (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- HMAC of the normalised e-mail: finds an account without keeping the address readable.
  email_hash bytea not null unique check (octet_length(email_hash) = 32),
  status text not null default 'active' check (status in ('active', 'locked', 'closed')),
  password_hash text not null,
  confirmed_at timestamptz,
  language text not null default 'en',
  time_zone text not null default 'UTC',
  registration_code text,
  click_id text
);
grant select, insert, update on players to carmine_app;

-- One key per player, itself sealed. Deleting the row makes every sealed value of the player unreadable for ever.
create table player_keys (
  player_id bigint primary key references players (id),
  key_sealed bytea not null,
  created_at timestamptz not null default now()
);
grant select, insert on player_keys to carmine_app;

create table player_profiles (
  player_id bigint primary key references players (id),
  -- E-mail, names, birth date, address and phone: one JSON document sealed with the player's key.
  details_sealed bytea not null,
  -- Not personal by itself, and country rules read it.
  country text check (country ~ '^[A-Z]{2}$'),
  avatar text,
  receive_email_promo boolean not null default false,
  updated_at timestamptz not null default now()
);
grant select, insert, update on player_profiles to carmine_app;

create table consents (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('terms', 'email_promotions')),
  given boolean not null,
  text_version text not null,
  at timestamptz not null default now(),
  -- Null where the answer came by a signed link without a session.
  address_sealed bytea
);
create index consents_player on consents (player_id, id);
grant select, insert on consents to carmine_app;

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  player_id bigint not null references players (id),
  scope text not null check (scope in ('player', 'cashier')),
  -- The code that a session of cashier scope repeats to every call it may not make.
  refusal text check ((scope = 'cashier') = (refusal is not null)),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  stepped_up_at timestamptz not null default now(),
  address_enc bytea not null,
  country text not null,
  user_agent text not null,
  -- A session's id changes where the session may do more than before. What was under way with the old one is answered for a
  -- moment longer, without what the new one may do.
  previous_token_hash bytea check (octet_length(previous_token_hash) = 32),
  renewed_at timestamptz,
  check ((previous_token_hash is null) = (renewed_at is null)),
  -- Sessions that ended because staff locked the account: their own browsers may be told why, and nobody else.
  locked_out boolean not null default false,
  -- Why a session ended that its own browser did not end: that browser alone is told.
  ended_for text check (ended_for in ('device', 'password')),
  -- Counts how often the open games of this session's player were ended while it went on.
  play_epoch integer not null default 0
);
create index sessions_player on sessions (player_id, id) where ended_at is null;
create index sessions_previous_token on sessions (previous_token_hash) where previous_token_hash is not null;
grant select, insert, update on sessions to carmine_app;

create table mail_tokens (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  purpose text not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint mail_tokens_purpose_check check (purpose in ('confirm', 'reset', 'browser'))
);
create index mail_tokens_player on mail_tokens (player_id, purpose, created_at);
grant select, insert, update on mail_tokens to carmine_app;

create table password_history (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  password_hash text not null,
  created_at timestamptz not null default now()
);
create index password_history_player on password_history (player_id, id desc);
grant select, insert on password_history to carmine_app;

create table captcha_used (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_expiry on captcha_used (expires_at);
grant select, insert, delete on captcha_used to carmine_app;

create table blocked_domains (
  domain text primary key check (domain = lower(domain)),
  created_at timestamptz not null default now(),
  blocked_by bigint,
  reason text check (length(reason) between 5 and 500)
);
grant select, delete on blocked_domains to carmine_app;
grant insert (domain, blocked_by, reason) on blocked_domains to carmine_app;

-- Failures in the window that began at window_start. Subjects are HMACs of an account, an address, or both together.
create table login_attempts (
  subject bytea primary key check (octet_length(subject) = 32),
  failures integer not null,
  window_start timestamptz not null
);
create index login_attempts_window on login_attempts (window_start);
grant select, insert, update, delete on login_attempts to carmine_app;

-- ==== wallet

create table accounts (
  id bigint generated always as identity primary key,
  owner_kind account_owner not null,
  -- The player, provider, chain or pool; of a house's receivable the player it is about; else 0.
  owner_id bigint not null default 0,
  currency currency_code not null,
  kind account_kind not null,
  -- Running for players and pools. Nobody else's is written by a movement: theirs is the roll-up and what came later.
  balance bigint not null default 0,
  -- Of a cash account: what was deposited and must be staked once before it may be cashed out.
  unstaked bigint not null default 0,
  version bigint not null default 0,
  unique (owner_id, owner_kind, currency, kind),
  -- No overdraft. The accounts that may be below zero are those without a running balance: theirs stays 0 here.
  check (balance >= 0 and unstaked >= 0)
) with (fillfactor = 70);
grant select on accounts to carmine_app;

-- Codes of outside parties as owners of accounts.
create table ledger_parties (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('provider', 'chain')),
  code text not null check (length(code) between 1 and 60),
  unique (kind, code)
);
grant select on ledger_parties to carmine_app;

-- No foreign key to accounts: checking one would lock the house's row for every bet. The functions resolve both accounts
-- from (owner, currency, kind), so their currencies match by construction, and the audit proves it.
create table transfers (
  id bigint generated always as identity,
  created_at timestamptz not null,
  -- Whose money it is about: a player's statement is read by it.
  player_id bigint,
  group_id bigint not null,
  kind text collate "C" not null,
  from_account bigint not null,
  to_account bigint not null,
  currency text collate "C" not null,
  amount bigint not null,
  round_id bigint,
  payment_id bigint,
  grant_id bigint,
  primary key (id, created_at),
  check (amount > 0 and from_account <> to_account)
) partition by range (created_at);
create index transfers_time on transfers using brin (created_at);
create index transfers_player on transfers (player_id, id desc);
create index transfers_payment on transfers (payment_id) where payment_id is not null;
create table transfers_default partition of transfers default;
grant select on transfers to carmine_app;

-- Where the balances of accounts without a running one were last written down.
create table account_rollups (
  account_id bigint primary key,
  balance numeric not null check (balance <> 'NaN')
);
grant select on account_rollups to carmine_app;

create table rollup_mark (
  only_row boolean primary key default true check (only_row),
  up_to_transfer bigint not null default 0,
  rolled_at timestamptz not null default now()
);
grant select on rollup_mark to carmine_app;

-- What each movement that is not a bet was asked for by: a payment, a bonus, an operator's key. Once, for ever.
create table bookings (
  reference text collate "C" not null,
  step text collate "C" not null,
  player_id bigint not null,
  currency text collate "C" not null,
  amount bigint not null,
  group_id bigint not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (reference, step)
);
grant select on bookings to carmine_app;

-- Set by a broken promise of the books, lifted by an operator; the hold of a cash-out reads it.
create table ledger_guard (
  only_row boolean primary key default true check (only_row),
  cashouts_stopped_since timestamptz,
  reason text,
  check ((cashouts_stopped_since is null) = (reason is null)),
  -- When the books were last found broken: a yes of before that counts for nothing.
  last_broken_at timestamptz,
  check ((last_broken_at is null) = (cashouts_stopped_since is null)),
  books_broken boolean not null default false,
  stopped_by bigint,
  check (cashouts_stopped_since is not null or (not books_broken and stopped_by is null))
);
grant select on ledger_guard to carmine_app;

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
  deposit_limit_day limit_cents,
  deposit_limit_week limit_cents,
  deposit_limit_month limit_cents,
  loss_limit_day limit_cents,
  loss_limit_week limit_cents,
  loss_limit_month limit_cents,
  stake_limit_day limit_cents,
  stake_limit_week limit_cents,
  stake_limit_month limit_cents,
  deposited_day bigint not null default 0,
  deposited_week bigint not null default 0,
  deposited_month bigint not null default 0,
  lost_day bigint not null default 0,
  lost_week bigint not null default 0,
  lost_month bigint not null default 0,
  staked_day bigint not null default 0,
  staked_week bigint not null default 0,
  staked_month bigint not null default 0,
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
grant select on player_gate to carmine_app;

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
grant select on seeds to carmine_app;

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
  check (expires_at <= created_at + interval '24 hours'),
  minimum_cycle_ms integer check (minimum_cycle_ms between 0 and 60000),
  -- Of the session, when the launch was admitted.
  session_epoch integer not null default 0
);
create index play_sessions_open on play_sessions (player_id) where ended_at is null;
grant select, insert on play_sessions to carmine_app;
grant update (ended_at) on play_sessions to carmine_app;

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
grant select on bonuses to carmine_app;

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
  check (valid_from < valid_to),
  -- Free spins are granted for a stake, a currency, games and a time, which the ledger has compared all along. What a round was
  -- played with beside its stake stands in its outcome, from which the daily audit plays it again: the ledger compares that too.
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object')
);
create index free_spin_grants_player on free_spin_grants (player_id, id) where used < total;
grant select on free_spin_grants to carmine_app;

-- Countries from which nobody may bet, as the geo module last said.
create table blocked_countries (
  country text collate "C" primary key check (country ~ '^[A-Z]{2}$')
);
grant select on blocked_countries to carmine_app;

-- Deposits that are under way count against the limits.
create table deposit_reservations (
  payment_id bigint primary key,
  player_id bigint not null,
  cents bigint not null check (cents >= 0),
  created_at timestamptz not null default now(),
  released_at timestamptz
);
create index deposit_reservations_open on deposit_reservations (player_id) where released_at is null;
grant select on deposit_reservations to carmine_app;

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
grant select on cashout_holds to carmine_app;

create table open_rounds (
  id bigint primary key,
  created_at timestamptz not null,
  player_id bigint not null,
  game_id text not null,
  math_version text not null,
  play_session_id bigint,
  currency text collate "C" not null,
  funding text collate "C" not null check (funding in ('cash', 'free_spin')),
  grant_id bigint,
  stake bigint not null check (stake >= 0),
  -- All debits less refunds, and how they were paid.
  staked bigint not null check (staked >= 0),
  cash_staked bigint not null check (cash_staked >= 0),
  bonus_staked bigint not null check (bonus_staked >= 0),
  -- The bonus that bonus_staked came from: it decides where its share of the payout goes.
  bonus_id bigint,
  -- How much of the player's unstaked deposits this round has worked off; a refund brings it back.
  unstaked_used bigint not null default 0 check (unstaked_used >= 0),
  payout bigint not null default 0 check (payout >= 0),
  multiplier_e4 bigint not null,
  seed_id bigint,
  nonce bigint,
  shared_round_id bigint,
  provider_id text,
  external_id text,
  jackpot_micro bigint not null default 0 check (jackpot_micro >= 0),
  seq integer not null default 0,
  draws jsonb not null,
  outcome jsonb not null,
  snapshot jsonb,
  deadline timestamptz,
  check (staked = cash_staked + bonus_staked),
  check ((bonus_staked = 0) or (bonus_id is not null)),
  check ((seed_id is null) = (nonce is null))
) with (fillfactor = 70);
-- A round of ours is resumed, never opened twice.
create unique index open_rounds_own on open_rounds (player_id, game_id) where seed_id is not null;
create index open_rounds_player on open_rounds (player_id, id desc);
create index open_rounds_deadline on open_rounds (deadline) where deadline is not null;
grant select on open_rounds to carmine_app;

create table rounds (
  id bigint not null,
  created_at timestamptz not null,
  player_id bigint not null,
  game_id text not null,
  math_version text not null,
  play_session_id bigint,
  currency text collate "C" not null,
  funding text collate "C" not null,
  grant_id bigint,
  -- settled or voided
  status text collate "C" not null,
  stake bigint not null,
  staked bigint not null,
  cash_staked bigint not null,
  bonus_staked bigint not null,
  bonus_id bigint,
  payout bigint not null,
  multiplier_e4 bigint not null,
  seed_id bigint,
  nonce bigint,
  shared_round_id bigint,
  provider_id text,
  external_id text,
  jackpot_micro bigint not null,
  seq integer not null,
  draws jsonb not null,
  outcome jsonb not null,
  snapshot jsonb,
  settled_at timestamptz not null,
  primary key (id, created_at),
  check (least(cash_staked, bonus_staked, payout) >= 0 and staked = cash_staked + bonus_staked)
) partition by range (created_at);
create index rounds_time on rounds using brin (created_at);
create index rounds_history on rounds (player_id, id desc);
-- The operators' list of rounds, newest first: by game and currency, and of the large wins alone. Each list is read from its
-- newest end, however many rounds there are.
create index rounds_listed on rounds (game_id, currency, created_at desc, id desc);
-- Only wins of some ten euro and more, as the lobby's list counts them: most bets write nothing into it.
create index rounds_large on rounds (game_id, currency, created_at desc, id desc)
  where status = 'settled' and payout > staked
    and payout >= case currency when 'BTC' then 10000 when 'LTC' then 10000000 when 'DOG' then 5000000000
      when 'ETH' then 4000000 when 'USDT' then 10000000 else 1000 end;
create index rounds_top on rounds (currency, (payout - staked) desc, id desc)
  where status = 'settled' and funding = 'cash' and payout >= 2 * staked
    and payout - staked >= case currency when 'BTC' then 10000 when 'LTC' then 10000000 when 'DOG' then 5000000000
      when 'ETH' then 4000000 when 'USDT' then 10000000 else 1000 end;
create table rounds_default partition of rounds default;
grant select on rounds to carmine_app;

-- Each nonce settles once, for ever.
create table nonces (
  seed_id bigint not null,
  nonce bigint not null,
  round_id bigint not null,
  primary key (seed_id, nonce)
);
grant select on nonces to carmine_app;

-- The steps of rounds of several steps and of outside rounds.
create table round_actions (
  round_id bigint not null,
  seq integer not null,
  action jsonb not null,
  reply_key text not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  created_at timestamptz not null,
  primary key (round_id, seq)
);
grant select on round_actions to carmine_app;

-- A provider's own round id; at a shared table several players are in it.
create table external_rounds (
  provider_id text collate "C" not null,
  external_id text collate "C" not null,
  player_id bigint not null,
  round_id bigint not null,
  primary key (provider_id, external_id, player_id)
);
grant select on external_rounds to carmine_app;

-- A provider's own id of each of its actions, for ever. One that was cancelled before it came has no group.
create table provider_actions (
  provider_id text collate "C" not null,
  action_id text collate "C" not null,
  request_hash bytea not null,
  reply jsonb not null,
  group_id bigint,
  created_at timestamptz not null default now(),
  primary key (provider_id, action_id)
);
grant select on provider_actions to carmine_app;

create table provider_reversals (
  provider_id text collate "C" not null,
  action_id text collate "C" not null,
  rollback_id text collate "C" not null,
  group_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (provider_id, action_id)
);
grant select on provider_reversals to carmine_app;

-- What a play key answered, for 72 hours.
create table reply_cache (
  player_id bigint not null,
  key text collate "C" not null,
  request_hash bytea not null,
  round_id bigint not null,
  seq integer not null,
  cash bigint not null,
  bonus bigint not null,
  version bigint not null,
  paid_cash bigint not null,
  paid_bonus bigint not null,
  jackpot_wins jsonb,
  reply json,
  created_at timestamptz not null,
  primary key (player_id, key),
  play_session_id bigint
);
create index reply_cache_time on reply_cache using brin (created_at);
grant select on reply_cache to carmine_app;

create table jackpot_pools (
  id bigint generated always as identity primary key,
  name text not null unique,
  account_id bigint not null,
  -- What the house puts in after each win.
  seed_cents bigint not null check (seed_cents >= 0),
  -- Falls to the bet that lifts the pool to this amount. Secret until then.
  must_hit_at_cents bigint,
  next_must_hit_at_cents bigint,
  -- Micro-cents that do not make a whole cent yet.
  remainder_micro bigint not null default 0 check (remainder_micro between 0 and 999999),
  -- Everything the house ever put in, seeds included, and everything ever won.
  contributed_micro numeric not null default 0 check (contributed_micro <> 'NaN'),
  paid_cents numeric not null default 0 check (paid_cents <> 'NaN')
) with (fillfactor = 70);

create table jackpot_wins (
  id bigint generated always as identity primary key,
  pool_id bigint not null,
  round_id bigint not null,
  player_id bigint not null,
  cents bigint not null check (cents > 0),
  currency text collate "C" not null,
  amount bigint not null check (amount >= 0),
  -- Took all there was: the house put the seed in again.
  emptied boolean not null,
  created_at timestamptz not null
);
create index jackpot_wins_round on jackpot_wins (round_id);
grant select on jackpot_wins to carmine_app;

-- ==== staff

create table operators (
  id                 bigint generated always as identity primary key,
  email              text not null unique check (email = lower(email)),
  name               text not null,
  role               text not null check (role in ('support', 'payments', 'risk', 'content', 'admin')),
  status             text not null default 'invited' check (status in ('invited', 'active', 'locked')),
  password_hash      text,
  totp_secret_sealed bytea,
  -- The last accepted time step: a code works once.
  totp_last_step     bigint not null default 0,
  invite_token_hash  bytea unique,
  invite_expires_at  timestamptz,
  created_at         timestamptz not null default now(),
  check (status = 'invited' or (password_hash is not null and totp_secret_sealed is not null)),
  locked_at timestamptz,
  -- The overseer who invited this operator without anybody else's agreement, also through operators invited that way before.
  invited_alone_by bigint references operators (id)
);
grant select, insert, update on operators to carmine_app;

create table operator_sessions (
  id           bigint generated always as identity primary key,
  token_hash   bytea not null unique,
  operator_id  bigint not null references operators (id),
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  ended_at     timestamptz,
  ip text not null default '',
  country text not null default 'ZZ',
  user_agent text not null default '' check (length(user_agent) <= 300),
  -- When whoever sits there last showed the second factor.
  stepped_up_at timestamptz not null default now(),
  end_reason text check (end_reason in ('signed_out', 'ended', 'locked', 'renewed'))
);
create index operator_sessions_of on operator_sessions (operator_id) where ended_at is null;
grant select, insert, update on operator_sessions to carmine_app;

create table audit_log (
  id            bigint primary key,
  at            timestamptz not null,
  operator_id   bigint references operators (id),
  action        text not null,
  subject_kind  text,
  subject_id    text,
  -- Ids, codes and reasons only; no personal value of a player.
  details       jsonb not null,
  previous_hash bytea not null,
  hash          bytea not null unique
);
-- The log of one subject is read by its newest entries.
create index audit_log_subject on audit_log (subject_id, id desc) where subject_id is not null;
grant select on audit_log to carmine_app;

-- ==== messages

-- One row for each mail that an event asked for: what makes it go out once. Neither address nor text is kept.
create table mails (
  id bigint generated always as identity primary key,
  -- The event it answers, so that a repeated delivery of the event finds it.
  source text not null unique,
  kind text not null,
  player_id bigint not null,
  attempts integer not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_player on mails (player_id, kind, created_at);
grant select, insert, update on mails to carmine_app;

-- ==== rates

create table rates (
  currency text primary key check (currency ~ '^[A-Z]{3,8}$' and currency <> 'EUR'),
  eur_per_unit numeric(30, 18) not null check (eur_per_unit > 0 and eur_per_unit <> 'NaN'),
  source text not null,
  -- The provider's time; what is stale is told from it.
  quoted_at timestamptz not null,
  fetched_at timestamptz not null default now()
);
grant select, insert, update on rates to carmine_app;

-- One row per change of value. Kept: a deposit names the value it was measured with, this proves where it came from.
create table rate_changes (
  id bigint generated always as identity primary key,
  currency text not null,
  eur_per_unit numeric(30, 18) not null check (eur_per_unit > 0 and eur_per_unit <> 'NaN'),
  source text not null,
  quoted_at timestamptz not null,
  fetched_at timestamptz not null default now()
);
create index rate_changes_currency on rate_changes (currency, quoted_at);
grant select, insert on rate_changes to carmine_app;

-- ==== payments

-- What an operator has switched on. An adapter without a row here, or a row without an adapter, is off.
create table payment_gateways (
  code text primary key check (code ~ '^[A-Z_]{2,16}$'),
  enabled boolean not null,
  changed_at timestamptz not null default now()
);
grant select, insert, update on payment_gateways to carmine_app;

create table deposits (
  id bigint primary key default nextval('payment_ids'),
  player_id bigint not null references players (id),
  gateway text not null,
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  amount bigint not null check (amount > 0),
  -- The worth and the rate at its creation, for limits and offers.
  eur_cents bigint not null check (eur_cents >= 0),
  eur_rate numeric(30, 18) not null check (eur_rate > 0 and eur_rate <> 'NaN'),
  -- The country that the rules were checked with.
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- The coupon as typed, and the offer that was armed: a late deposit keeps the offer it was made under.
  coupon text check (length(coupon) <= 160),
  offer_id bigint,
  state text not null default 'created' check (state in
    ('created', 'pending', 'review', 'credited', 'failed', 'expired', 'cancelled', 'refunded', 'charged_back')),
  reason text check (reason ~ '^[a-z_]{1,60}$'),
  provider_reference text,
  redirect_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the provider's page closes.
  expires_at timestamptz not null,
  credited_at timestamptz,
  -- What really arrived, where it was another amount than asked for.
  paid_currency text,
  paid_amount bigint,
  -- When to ask the provider next; null once there is nothing left to ask.
  next_query_at timestamptz,
  queries integer not null default 0,
  check (credited_at is not null or state not in ('credited', 'charged_back')),
  unique (gateway, provider_reference),
  -- What was credited where it was not what was asked for.
  credited_amount bigint check (credited_amount > 0)
);
create index deposits_player on deposits (player_id, id desc);
create index deposits_to_ask on deposits (next_query_at) where next_query_at is not null;
create index deposits_in_review on deposits (id) where state = 'review';
-- Operators find a payment by what its gateway, a bank or a chain calls it.
create index deposits_reference on deposits (provider_reference) where provider_reference is not null;
grant select, insert on deposits to carmine_app;
grant update (state, reason, provider_reference, redirect_url, updated_at, expires_at, credited_at, paid_currency, paid_amount, next_query_at, queries, credited_amount) on deposits to carmine_app;

-- Each state a deposit was ever in. Written by the trigger below, never changed.
create table deposit_steps (
  id bigint generated always as identity primary key,
  deposit_id bigint not null,
  from_state text,
  to_state text not null,
  reason text,
  at timestamptz not null default now()
);
create index deposit_steps_deposit on deposit_steps (deposit_id, id);
grant select on deposit_steps to carmine_app;

-- The inbox: what a gateway told, as it was told, each event once for ever. Only verified events come here.
create table gateway_events (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null check (length(event_id) between 1 and 200),
  -- Null where the event is about no deposit of ours.
  deposit_id bigint references deposits (id),
  body bytea not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  unique (gateway, event_id)
);
create index gateway_events_waiting on gateway_events (deposit_id) where processed_at is null;
grant select, insert on gateway_events to carmine_app;
grant update (processed_at) on gateway_events to carmine_app;

create table chains (
  code text primary key check (code ~ '^[A-Z]{2,8}$'),
  -- The account's public key. Never replaced: the addresses of another key would be nobody's.
  xpub text not null,
  -- The house's own address, from which cash-outs leave.
  house_address text not null,
  next_index integer not null default 0 check (next_index >= 0),
  next_nonce bigint check (next_nonce >= 0),
  -- The newest block that was read, and what the chain said when it was.
  height bigint not null check (height >= 0),
  block_hash text not null,
  -- The last known price of one transfer, in the chain's own smallest unit.
  fee_raw numeric(78, 0) check (fee_raw > 0 and fee_raw <> 'NaN'),
  fee_at timestamptz,
  read_at timestamptz not null default now(),
  -- What one of the ledger's subunits is on the chain. Null: a chain that an older program entered.
  raw_per_subunit numeric(78, 0) check (raw_per_subunit > 0 and raw_per_subunit <> 'NaN')
);
grant select, insert on chains to carmine_app;
grant update (next_index, next_nonce, height, block_hash, fee_raw, fee_at, read_at) on chains to carmine_app;

-- The newest blocks, to find where a branch left the chain that was believed.
create table chain_blocks (
  chain text not null references chains (code),
  height bigint not null,
  hash text not null,
  primary key (chain, height)
);
grant select, insert, delete on chain_blocks to carmine_app;

-- An address is one player's for ever, and is watched for ever.
create table deposit_addresses (
  id bigint generated always as identity primary key,
  chain text not null references chains (code),
  address text not null,
  address_index integer not null,
  player_id bigint not null references players (id),
  -- The number that the address' first deposit will have.
  payment_id bigint not null default nextval('payment_ids'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  coupon text check (length(coupon) <= 160),
  issued_at timestamptz not null default now(),
  used_at timestamptz,
  unique (chain, address),
  unique (chain, address_index),
  unique (payment_id)
);
-- The one address that is shown again until coins come to it.
create unique index deposit_addresses_unused on deposit_addresses (player_id, chain) where used_at is null;
create index deposit_addresses_player on deposit_addresses (player_id);
grant select, insert on deposit_addresses to carmine_app;
grant update (country, coupon, used_at) on deposit_addresses to carmine_app;

-- seen: in a block that stands. orphaned: its block was replaced. credited: part of a deposit that was credited.
-- reversed: credited, and its block was replaced afterwards.
create table chain_transfers (
  id bigint generated always as identity primary key,
  chain text not null references chains (code),
  txid text not null,
  -- Which output or log of the transaction; 0 for a plain transfer.
  position integer not null default 0,
  address_id bigint not null references deposit_addresses (id),
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  height bigint not null,
  block_hash text not null,
  state text not null default 'seen' check (state in ('seen', 'orphaned', 'credited', 'reversed')),
  deposit_id bigint references deposits (id),
  -- What flooring to subunits left over, on the transfer that completed a deposit.
  remainder_raw numeric(78, 0) not null default 0 check (remainder_raw >= 0 and remainder_raw <> 'NaN'),
  seen_at timestamptz not null default now(),
  -- For ever: a transfer is never taken twice.
  unique (chain, txid, position),
  -- By whom and from where: null for what an older program read.
  from_address text check (length(from_address) <= 200)
);
create index chain_transfers_address on chain_transfers (address_id);
create index chain_transfers_deposit on chain_transfers (deposit_id);
create index chain_transfers_waiting on chain_transfers (chain, height) where state = 'seen';
create index chain_transfers_height on chain_transfers (chain, height);
grant select, insert on chain_transfers to carmine_app;
grant update (height, block_hash, state, deposit_id, remainder_raw, seen_at) on chain_transfers to carmine_app;

-- The operator's rule, one row.
create table cash_out_rules (
  only_row boolean primary key default true check (only_row),
  automatic boolean not null default true,
  -- EUR cents that may leave by itself: at once, and of one player within a day.
  automatic_up_to bigint not null default 40000 check (automatic_up_to >= 0),
  automatic_per_day bigint not null default 200000 check (automatic_per_day >= 0),
  -- From here on two operators must agree.
  two_persons_from bigint not null default 20000 check (two_persons_from > 0),
  changed_at timestamptz not null default now()
);
grant select on cash_out_rules to carmine_app;
grant update (automatic, automatic_up_to, automatic_per_day, two_persons_from, changed_at) on cash_out_rules to carmine_app;

create table cash_outs (
  id bigint primary key default nextval('payment_ids'),
  player_id bigint not null references players (id),
  -- A chain's code, or a gateway's.
  method text not null check (method ~ '^[A-Z_]{2,16}$'),
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  -- What leaves the player's balance; the fee is part of it.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  eur_cents bigint not null check (eur_cents >= 0),
  eur_rate numeric(30, 18) not null check (eur_rate > 0 and eur_rate <> 'NaN'),
  address text not null,
  state text not null default 'requested' check (state in
    ('requested', 'review', 'approved', 'submitting', 'submitted', 'paid', 'rejected', 'failed', 'returned')),
  reason text check (reason ~ '^[a-z_]{1,60}$'),
  -- Null: by the operator's rule.
  decided_by bigint references operators (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- What a request may be worth at most, in EUR cents.
  constraint cash_outs_maximum check (eur_cents <= 40000)
);
create index cash_outs_player on cash_outs (player_id, id desc);
create index cash_outs_open on cash_outs (state, id)
  where state in ('requested', 'review', 'approved', 'submitting', 'submitted');
create index cash_outs_address on cash_outs (method, address);
grant select, insert on cash_outs to carmine_app;
grant update (state, reason, decided_by, updated_at, due_at) on cash_outs to carmine_app;

-- Each state a cash-out was ever in. Written by the trigger below, never changed.
create table cash_out_steps (
  id bigint generated always as identity primary key,
  cash_out_id bigint not null,
  from_state text,
  to_state text not null,
  reason text,
  at timestamptz not null default now()
);
create index cash_out_steps_cash_out on cash_out_steps (cash_out_id, id);
-- What the public page of pay-out times reads.
create index cash_out_steps_paid on cash_out_steps (at) where to_state = 'paid';
grant select on cash_out_steps to carmine_app;

-- Who agreed to a cash-out in review.
create table cash_out_approvals (
  cash_out_id bigint not null references cash_outs (id),
  operator_id bigint not null references operators (id),
  reason text not null check (length(reason) <= 2000),
  at timestamptz not null default now(),
  primary key (cash_out_id, operator_id)
);
grant select, insert on cash_out_approvals to carmine_app;

-- The one transaction of a cash-out. Reserved with its nonce, then signed, and only then shown to the chain.
create table chain_sends (
  cash_out_id bigint primary key references cash_outs (id),
  chain text not null references chains (code),
  nonce bigint not null check (nonce >= 0),
  to_address text not null,
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  -- Everything else that is signed, in the chain's own words.
  draft jsonb not null,
  raw_transaction text,
  txid text unique,
  reserved_at timestamptz not null default now(),
  -- In the newest block that was seen to hold it.
  height bigint,
  unique (chain, nonce),
  check ((raw_transaction is null) = (txid is null)),
  -- Which of them the chain took.
  mined_txid text,
  signed_at timestamptz,
  -- Since when a transaction may be shown to its chain, and a leg ordered at its gateway. It is written before the first time,
  -- and never while cash-outs are stopped.
  let_go_at timestamptz
);
create index chain_sends_unsigned on chain_sends (chain) where txid is null;
grant select, insert, delete on chain_sends to carmine_app;
grant update (raw_transaction, txid, height, mined_txid, signed_at) on chain_sends to carmine_app;

-- ==== gaming

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
  enabled boolean not null default true,
  -- What operators decide about a game, beside what its own program says. Null: as the program says.
  -- Shown, but no new round starts.
  maintenance boolean not null default false,
  -- Countries whose visitors never see it: ISO codes.
  hidden_in text[] not null default '{}',
  featured boolean,
  marked_new boolean,
  hot boolean,
  -- Its place in the lists, from 0.
  placed integer check (placed between 0 and 9999),
  constraint hidden_in_codes check (array_to_string(hidden_in, '') ~ '^([A-Z]{2})*$')
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
grant select, insert, update, delete on demo_sessions to carmine_app;

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
grant select, insert, update, delete on demo_seeds to carmine_app;

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
  unique (seed_id, nonce),
  -- Of play money: kept with the round.
  told integer not null default 0 check (told >= 0)
) with (fillfactor = 70);
create index demo_rounds_session on demo_rounds (session_id, id desc);
grant select, insert, update, delete on demo_rounds to carmine_app;

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
grant select, insert, update, delete on demo_replies to carmine_app;

-- ==== analytics

create table analytics_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,63}$'),
  properties jsonb not null,
  country text not null check (country ~ '^[A-Z]{2}$')
);
create index analytics_events_by_name on analytics_events (name, at);
-- Retention: the worker deletes what is older than twelve months.
create index analytics_events_by_age on analytics_events (at);
grant select, insert, delete on analytics_events to carmine_app;

-- ==== compliance

create table verification_cases (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null,
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  -- Who is expected to decide: the provider has not got it yet, has got it, or only a person can.
  stage text not null default 'waiting' check (stage in ('waiting', 'handed', 'manual')),
  provider text not null,
  created_at timestamptz not null default now(),
  -- When the provider is asked next, and how often it was.
  next_ask_at timestamptz not null default now(),
  asked integer not null default 0,
  decided_at timestamptz,
  -- Null where the provider decided.
  decided_by bigint references operators (id),
  refusal text,
  -- The operator's own words to the player, and the details that were compared: sealed with the player's key.
  note_sealed bytea,
  details_sealed bytea not null,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'rejected') = (refusal is not null)),
  constraint verification_cases_kind_check check (kind in ('identity', 'bill', 'funds')),
  -- The last day of a document, where the operator noted it.
  valid_until date
);
-- Of two uploads at once only one makes a case.
create unique index verification_cases_open on verification_cases (player_id, kind) where status = 'pending';
create index verification_cases_player on verification_cases (player_id, kind, id desc);
create index verification_cases_pending on verification_cases (id) where status = 'pending';
create index verification_cases_valid_until on verification_cases (valid_until)
  where status = 'verified' and valid_until is not null;
grant select, insert on verification_cases to carmine_app;
grant update (status, stage, next_ask_at, asked, decided_at, decided_by, refusal, note_sealed, valid_until) on verification_cases to carmine_app;

create table verification_papers (
  id bigint generated always as identity primary key,
  case_id bigint not null references verification_cases (id),
  player_id bigint not null references players (id),
  side text not null,
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size integer not null check (size > 0),
  -- Keyed hash of what was handed in: finds the same paper at another player, and says nothing by itself.
  content_hash bytea not null check (octet_length(content_hash) = 32),
  -- Random; the only link between a row and its file.
  file text not null unique check (file ~ '^[0-9a-f]{64}$'),
  -- As the player's own device calls it.
  name_sealed bytea not null,
  created_at timestamptz not null default now(),
  unique (case_id, side),
  constraint verification_papers_side_check check (side in ('front', 'back', 'selfie', 'bill', 'funds'))
);
create index verification_papers_player on verification_papers (player_id);
create index verification_papers_content on verification_papers (content_hash);
grant select, insert on verification_papers to carmine_app;

-- ==== identity

create table totp_secrets (
  player_id bigint primary key references players (id),
  -- Under the player's own key.
  secret_sealed bytea not null,
  created_at timestamptz not null default now(),
  -- Null until the player has shown one code of it: until then it asks for nothing.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: each works once.
  last_step bigint not null default 0,
  -- When a code of the authenticator program last opened something: whoever uses it has not lost it.
  last_used_at timestamptz
);
grant select, insert, update, delete on totp_secrets to carmine_app;

create table recovery_codes (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_codes_player on recovery_codes (player_id) where used_at is null;
grant select, insert, delete on recovery_codes to carmine_app;
grant update (used_at) on recovery_codes to carmine_app;

create table passkeys (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- What the key says of how often it was used; 0 for ever where it does not count.
  counter bigint not null,
  transports text[] not null,
  -- What the player calls it, under his own key.
  name_sealed bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_player on passkeys (player_id, id);
grant select, insert, delete on passkeys to carmine_app;
grant update (counter, last_used_at) on passkeys to carmine_app;

-- What a passkey has to sign: good for one purpose, one player, a few minutes, once.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  player_id bigint not null references players (id),
  purpose text not null check (purpose in ('enrol', 'sign-in', 'step-up')),
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
grant select, insert, delete on passkey_challenges to carmine_app;

-- ==== compliance

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
  check ((ends_at is null) = (period = 'forever')),
  -- A cool-off ends by itself, and its player is told once. Those that ended before this are not told of any more.
  end_told boolean not null default false,
  -- Whose exclusion a matched one is.
  matched_with bigint references players (id),
  constraint breaks_matched check (matched_with is null or source = 'match')
);
create unique index breaks_current on breaks (player_id) where ended_at is null;
create index breaks_player on breaks (player_id, id desc);
create index breaks_ending on breaks (end_asked_at) where end_asked_at is not null and ended_at is null;
create index breaks_end_untold on breaks (ends_at) where kind = 'cool_off' and ended_at is null and not end_told;
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
  seen_at timestamptz not null,
  first_round bigint not null,
  last_round bigint not null
);
grant select on sittings to carmine_app;

-- A keyed hash of name and birth date: finds the other accounts of somebody who is excluded.
create table player_marks (
  player_id bigint primary key references players (id),
  mark bytea not null check (octet_length(mark) = 32),
  -- Names in other letters are one person's: each way to read a name in Latin letters has a mark of its own. The mark of a
  -- Latin name is the same in both columns, so what is kept already is found by a name that is only written otherwise.
  folds bytea[] not null default '{}'
);
create index player_marks_mark on player_marks (mark);
create index player_marks_folds on player_marks using gin (folds);
grant select, insert, update on player_marks to carmine_app;

create table limit_excesses (
  payment_id bigint primary key,
  player_id bigint not null,
  currency text collate "C" not null,
  amount bigint not null check (amount > 0),
  -- EUR cents for one subunit, as the deposit was measured.
  eur numeric not null check (eur > 0 and eur <> 'NaN'),
  released bigint not null default 0 check (released >= 0),
  created_at timestamptz not null default now(),
  -- Nothing of it is left to be released: it became cash or was cashed out.
  closed_at timestamptz,
  check (released <= amount)
);
create index limit_excesses_open on limit_excesses (player_id, payment_id) where closed_at is null;
grant select on limit_excesses to carmine_app;

-- ==== messages

create table notices (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  -- The event it tells of, so that a repeated delivery of the event finds it.
  source text not null unique check (length(source) between 1 and 200),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- Amounts, states and public ids; no personal value.
  data jsonb not null check (jsonb_typeof(data) = 'object' and length(data::text) <= 2000),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notices_player on notices (player_id, id desc);
create index notices_unread on notices (player_id) where read_at is null;
create index notices_age on notices (created_at);
grant select, insert, delete on notices to carmine_app;
grant update (read_at) on notices to carmine_app;

-- A row is a no. What the law wants told is not in the list, and so cannot be switched off.
create table mail_refusals (
  player_id bigint not null references players (id),
  topic text not null check (topic in ('deposits', 'cash_outs', 'bonuses')),
  created_at timestamptz not null default now(),
  primary key (player_id, topic)
);
grant select, insert, delete on mail_refusals to carmine_app;

-- ==== compliance

-- The operator's thresholds, one row; EUR cents within a rolling window.
create table risk_rules (
  only_row boolean primary key default true check (only_row),
  deposits_day bigint not null default 200000 check (deposits_day > 0),
  deposits_month bigint not null default 1000000 check (deposits_month > 0),
  deposits_year bigint not null default 5000000 check (deposits_year > 0),
  cash_outs_day bigint not null default 200000 check (cash_outs_day > 0),
  cash_outs_month bigint not null default 1000000 check (cash_outs_month > 0),
  cash_outs_year bigint not null default 5000000 check (cash_outs_year > 0),
  -- From which likeness of names, 0 to 100, an entry of a list is a hit.
  name_score integer not null default 88 check (name_score between 60 and 100),
  changed_at timestamptz not null default now()
);
grant select on risk_rules to carmine_app;
grant update (deposits_day, deposits_month, deposits_year, cash_outs_day, cash_outs_month, cash_outs_year, name_score, changed_at) on risk_rules to carmine_app;

-- Lists of sanctioned and of politically exposed persons, as the operator loads them. A new load replaces the old one.
create table watch_lists (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  kind text not null check (kind in ('sanctions', 'exposed')),
  -- SHA-256 of the file.
  digest bytea not null check (octet_length(digest) = 32),
  loaded_at timestamptz not null default now(),
  loaded_by bigint references operators (id),
  state text not null default 'waiting' check (state in ('waiting', 'active'))
);
create unique index watch_lists_active on watch_lists (name) where state = 'active';
grant select on watch_lists to carmine_app;
grant insert (name, kind, digest, loaded_by) on watch_lists to carmine_app;

create table watch_entries (
  id bigint generated always as identity primary key,
  list_id bigint not null references watch_lists (id) on delete cascade,
  -- The list's own number of the person; names of one person share it.
  reference text not null check (length(reference) between 1 and 100),
  name text not null check (length(name) between 1 and 300),
  -- `YYYY-MM-DD`, or the year alone.
  born text check (born ~ '^[0-9]{4}(-[0-9]{2}-[0-9]{2})?$')
);
create index watch_entries_list on watch_entries (list_id, reference);
grant select, insert on watch_entries to carmine_app;

create table risk_flags (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null,
  -- What raised it: the same is raised once, and stays cleared once it was cleared.
  cause text not null check (length(cause) between 1 and 200),
  -- Figures and ids; nothing personal.
  detail jsonb not null default '{}' check (length(detail::text) <= 2000),
  -- Cash-outs wait for a person while it is open.
  holds boolean not null,
  raised_at timestamptz not null default clock_timestamp(),
  raised_by bigint references operators (id),
  -- The operator's words, under the player's key.
  note_sealed bytea,
  cleared_at timestamptz,
  cleared_by bigint references operators (id),
  clearing_sealed bytea,
  unique (player_id, kind, cause),
  cleared_as text,
  constraint risk_flags_cleared check (
    (cleared_at is null) = (cleared_by is null and cleared_as is null)),
  constraint risk_flags_kind_check check (kind in (
    'deposits_day', 'deposits_month', 'deposits_year', 'cash_outs_day', 'cash_outs_month', 'cash_outs_year',
    'sanctions', 'exposed', 'same_papers', 'same_payout', 'same_instrument', 'same_address', 'same_phone', 'same_mailbox',
    'excluded_elsewhere', 'by_staff', 'deposit_reversed')),
  constraint risk_flags_cleared_as_check check (
    cleared_as in ('no_shared_address', 'not_second', 'told_once'))
);
create index risk_flags_open on risk_flags (id) where cleared_at is null;
create index risk_flags_player on risk_flags (player_id, id desc);
-- How often the same was told.
create index risk_flags_cause on risk_flags (kind, cause);
grant select, insert on risk_flags to carmine_app;
grant update (cleared_at, cleared_by, clearing_sealed) on risk_flags to carmine_app;

-- What operators write down about a player, under the player's key. Never changed.
create table risk_notes (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  operator_id bigint not null references operators (id),
  note_sealed bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index risk_notes_player on risk_notes (player_id, id desc);
grant select, insert on risk_notes to carmine_app;

-- Keyed hashes of where somebody lives and is reached: finds the same at another player, and says nothing by itself.
create table risk_marks (
  player_id bigint not null references players (id),
  kind text not null,
  mark bytea not null check (octet_length(mark) = 32),
  primary key (player_id, kind),
  constraint risk_marks_kind_check check (kind in ('address', 'phone', 'mailbox'))
);
create index risk_marks_mark on risk_marks (kind, mark);
grant select, insert, update, delete on risk_marks to carmine_app;

-- An operator wants to know where a player's money comes from. Cash-outs wait while one is open.
create table funds_requests (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  asked_by bigint not null references operators (id),
  asked_at timestamptz not null default clock_timestamp(),
  -- The operator's words to the player, under the player's key.
  note_sealed bytea,
  closed_at timestamptz
);
create unique index funds_requests_open on funds_requests (player_id) where closed_at is null;
grant select, insert on funds_requests to carmine_app;
grant update (closed_at) on funds_requests to carmine_app;

create table data_exports (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  state text not null default 'making' check (state in ('making', 'ready', 'failed', 'gone')),
  asked_at timestamptz not null default clock_timestamp(),
  -- Random; the only link between a row and its sealed file.
  file text unique check (file ~ '^[0-9a-f]{64}$'),
  size bigint check (size > 0),
  expires_at timestamptz,
  check ((state = 'ready') = (file is not null and size is not null and expires_at is not null))
);
create unique index data_exports_making on data_exports (player_id) where state = 'making';
create index data_exports_player on data_exports (player_id, id desc);
grant select, insert on data_exports to carmine_app;
grant update (state, file, size, expires_at) on data_exports to carmine_app;

create table erasures (
  player_id bigint primary key references players (id),
  asked_at timestamptz not null default clock_timestamp(),
  -- Null: the player asked.
  asked_by bigint references operators (id),
  -- When the law lets go of what was kept.
  due_at timestamptz not null,
  erased_at timestamptz
);
create index erasures_due on erasures (due_at) where erased_at is null;
grant select, insert, delete on erasures to carmine_app;

create table account_matters (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  kind text not null,
  state text not null default 'asked' check (state in ('asked', 'waiting', 'done', 'dropped')),
  asked_by bigint not null references operators (id),
  asked_at timestamptz not null default clock_timestamp(),
  -- The operators' words, under the player's key.
  reason_sealed bytea not null,
  agreed_by bigint references operators (id),
  agreed_at timestamptz,
  agreement_sealed bytea,
  -- When it happens, where it waits so that the player hears of it first.
  due_at timestamptz,
  ended_at timestamptz,
  -- Who called it off; `used`: the factor that was said to be lost was used.
  dropped text,
  dropped_by bigint references operators (id),
  -- Nobody agrees with himself, whatever the program does.
  check (agreed_by is null or agreed_by <> asked_by),
  check ((agreed_by is null) = (agreed_at is null) and (agreed_by is null) = (agreement_sealed is null)),
  check (state not in ('waiting', 'done') or agreed_by is not null),
  check ((state = 'waiting') <= (due_at is not null)),
  check ((state in ('done', 'dropped')) = (ended_at is not null)),
  check ((state = 'dropped') = (dropped is not null)),
  -- Until when somebody may agree; null for what was asked before this was kept.
  ends_at timestamptz default clock_timestamp() + interval '7 days',
  constraint account_matters_dropped_check check (dropped in ('staff', 'player', 'used', 'expired')),
  -- Of a write-off: of which debt, at most how much, and how much it was in the end. The last is written by the money function
  -- alone, and without it none is done.
  currency text collate "C",
  amount bigint,
  written_off bigint,
  constraint account_matters_debt check (
    (kind = 'write_off_debt') = (currency is not null) and (kind = 'write_off_debt') = (amount is not null) and amount > 0),
  constraint account_matters_written_off check (
    (kind = 'write_off_debt' and state = 'done') = (written_off is not null) and written_off between 1 and amount),
  constraint account_matters_kind_check check (kind in (
    'remove_second_factor', 'end_match', 'reopen_account', 'exclude_forever', 'write_off_debt', 'erase_data'))
);
create unique index account_matters_open on account_matters (player_id, kind) where state in ('asked', 'waiting');
create index account_matters_due on account_matters (due_at) where state = 'waiting';
create index account_matters_player on account_matters (player_id, id desc);
grant select, insert on account_matters to carmine_app;
grant update (state, agreed_by, agreed_at, agreement_sealed, due_at, ended_at, dropped, dropped_by) on account_matters to carmine_app;

-- Accounts that look like one person's and are not: no exclusion goes from one to the other. Both directions are kept.
create table different_persons (
  player_id bigint not null references players (id),
  other_id bigint not null references players (id),
  matter_id bigint references account_matters (id),
  primary key (player_id, other_id),
  check (player_id <> other_id),
  case_id bigint,
  constraint different_persons_decided check (num_nonnulls(matter_id, case_id) = 1)
);
grant select on different_persons to carmine_app;

create table deposit_instruments (
  deposit_id bigint primary key references deposits (id),
  player_id bigint not null references players (id),
  mark bytea not null check (octet_length(mark) = 32)
);
create index deposit_instruments_mark on deposit_instruments (mark);
create index deposit_instruments_player on deposit_instruments (player_id);
grant select, insert on deposit_instruments to carmine_app;

-- ==== payments

-- What each operator said about a deposit in review; who changes their mind says it anew.
create table deposit_rulings (
  deposit_id bigint not null references deposits (id),
  operator_id bigint not null references operators (id),
  verdict text not null check (verdict in ('credit', 'refuse')),
  reason text not null check (length(reason) <= 2000),
  at timestamptz not null default now(),
  primary key (deposit_id, operator_id)
);
grant select, insert on deposit_rulings to carmine_app;
grant update (verdict, reason, at) on deposit_rulings to carmine_app;

-- Where each currency is on, and the least that may come and go, in EUR cents. Neither is ever worth less than €10.
create table payment_currencies (
  currency text primary key check (currency ~ '^[A-Z]{3,8}$'),
  deposits boolean not null default true,
  cash_outs boolean not null default true,
  least_deposit bigint not null default 1000 check (least_deposit >= 1000),
  least_cash_out bigint not null default 1000 check (least_cash_out between 1000 and 40000),
  changed_at timestamptz not null default now()
);
grant select, insert on payment_currencies to carmine_app;
grant update (deposits, cash_outs, least_deposit, least_cash_out, changed_at) on payment_currencies to carmine_app;

-- A deposit address' coins on their way to the house's own. Nothing but that address can receive them: the signer does not
-- take a receiver.
create table chain_sweeps (
  id bigint generated always as identity primary key,
  chain text not null references chains (code),
  address_id bigint not null references deposit_addresses (id),
  nonce bigint not null check (nonce >= 0),
  -- What reaches the house.
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  draft jsonb not null,
  raw_transaction text,
  txid text unique,
  -- mined: deep enough. gone: another transaction of that address took its number.
  state text not null default 'made' check (state in ('made', 'mined', 'gone')),
  fee_raw numeric(78, 0) check (fee_raw >= 0 and fee_raw <> 'NaN'),
  made_at timestamptz not null default now(),
  check ((raw_transaction is null) = (txid is null)),
  check (state <> 'mined' or fee_raw is not null),
  -- Which of them the chain took; its amount is the sweep's then.
  mined_txid text,
  signed_at timestamptz
);
create unique index chain_sweeps_one on chain_sweeps (address_id) where state = 'made';
create index chain_sweeps_address on chain_sweeps (address_id);
grant select, insert on chain_sweeps to carmine_app;
grant update (raw_amount, draft, raw_transaction, txid, state, fee_raw, made_at, mined_txid, signed_at) on chain_sweeps to carmine_app;

-- The same payment with a higher fee: same number, receiver and amount, so that only one of all can ever be mined.
create table chain_send_raises (
  cash_out_id bigint not null references chain_sends (cash_out_id),
  attempt integer not null check (attempt between 1 and 20),
  draft jsonb not null,
  raw_transaction text not null,
  txid text not null unique,
  made_at timestamptz not null default now(),
  primary key (cash_out_id, attempt)
);
grant select, insert on chain_send_raises to carmine_app;

create table cash_out_legs (
  cash_out_id bigint not null references cash_outs (id),
  leg integer not null check (leg between 1 and 60),
  -- A gateway's code, or MANUAL: an operator pays it to an account in the player's verified name.
  method text not null check (method ~ '^[A-Z_]{2,16}$'),
  -- The deposit whose card it goes back to.
  deposit_id bigint references deposits (id),
  amount bigint not null check (amount > 0),
  -- sent: the gateway has it, or nobody knows yet whether it has. failed: certainly not paid.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'paid', 'failed')),
  reference text check (length(reference) <= 200),
  -- Who paid it, where a person did.
  paid_by bigint references operators (id),
  updated_at timestamptz not null default now(),
  primary key (cash_out_id, leg),
  check ((method = 'MANUAL') = (deposit_id is null)),
  check (method <> 'MANUAL' or state not in ('paid') or (paid_by is not null and reference is not null)),
  let_go_at timestamptz,
  failed_at timestamptz,
  -- When its gateway is asked about it again.
  next_at timestamptz,
  -- Of a leg that a person pays: the failed one whose sum it is.
  replaces integer,
  -- Whoever is sending it by bank, said before.
  taken_by bigint references operators (id),
  taken_at timestamptz,
  paid_late_at timestamptz,
  -- held: out of what was held for it, as any leg. player: its player got it twice and gives it back, now or as a debt. house: that
  -- player is erased, and the house lost it. Nothing yet: a person who is sending it says first what became of that.
  late_way text check (late_way in ('held', 'player', 'house')),
  -- What was not in the wallet, so that it is owed.
  late_owed bigint check (late_owed between 0 and amount),
  -- Somebody has looked into what went twice.
  squared_by bigint references operators (id),
  squared_at timestamptz,
  constraint cash_out_legs_taken check ((taken_by is null) = (taken_at is null) and (taken_by is null or method = 'MANUAL')),
  constraint cash_out_legs_late check (late_way is null or (state = 'paid' and paid_late_at is not null and late_owed is not null)),
  constraint cash_out_legs_squared check (squared_at is null or (late_way is not null and late_way <> 'held' and squared_by is not null))
);
create index cash_out_legs_deposit on cash_out_legs (deposit_id) where state <> 'failed';
create index cash_out_legs_open on cash_out_legs (cash_out_id) where state in ('waiting', 'sent');
create index cash_out_legs_reference on cash_out_legs (reference) where reference is not null;
create unique index cash_out_legs_replaces on cash_out_legs (cash_out_id, replaces) where replaces is not null;
create index cash_out_legs_asked on cash_out_legs (next_at) where next_at is not null;
create index cash_out_legs_paid_late on cash_out_legs (cash_out_id) where paid_late_at is not null and squared_at is null;
grant select, insert on cash_out_legs to carmine_app;
grant update (state, reference, paid_by, updated_at, next_at, taken_by, taken_at, squared_by, squared_at) on cash_out_legs to carmine_app;

create table deposit_refunds (
  deposit_id bigint primary key references deposits (id),
  -- What came. Both null where nobody here can read what it was.
  currency text,
  amount bigint check (amount > 0),
  -- sent: the gateway has it. by_hand: it certainly will not pay it. paid: it is back.
  state text not null default 'waiting',
  -- Each certain failure begins another one, under a reference of its own.
  attempt integer not null default 1 check (attempt between 1 and 9),
  -- The gateway's; or the bank's, where a person paid.
  reference text check (length(reference) <= 200),
  paid_by bigint references operators (id),
  -- When to ask next; null once there is nothing to ask.
  next_at timestamptz,
  began_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((currency is null) = (amount is null)),
  check (amount is not null or state in ('by_hand', 'paid')),
  -- taken: a person is sending it by bank, and has said so before.
  constraint deposit_refunds_state_check check (state in ('waiting', 'sent', 'by_hand', 'taken', 'paid')),
  way text check (way in ('gateway', 'bank')),
  taken_by bigint references operators (id),
  taken_at timestamptz,
  -- When the gateway was first known to have given it back though a person had taken it.
  gateway_paid_at timestamptz,
  -- Who saw to it that what went back twice came back once, and how.
  squared_by bigint references operators (id),
  squared_at timestamptz,
  constraint deposit_refunds_asked check (state not in ('waiting', 'sent') or next_at is not null),
  constraint deposit_refunds_one_way check ((state = 'paid') = (way is not null)),
  constraint deposit_refunds_by_bank check (
    (way is not distinct from 'bank') = (state = 'paid' and paid_by is not null)
    and (way is distinct from 'bank' or (reference is not null and taken_by is not null))),
  constraint deposit_refunds_taken check ((taken_by is null) = (taken_at is null) and (state <> 'taken' or taken_by is not null)),
  constraint deposit_refunds_squared check ((squared_by is null) = (squared_at is null)
    and (squared_by is null or (way is not distinct from 'bank' and gateway_paid_at is not null)))
);
create index deposit_refunds_to_ask on deposit_refunds (next_at) where next_at is not null;
create index deposit_refunds_open on deposit_refunds (deposit_id) where state <> 'paid';
-- What went back by both, until somebody has seen to it.
create index deposit_refunds_twice on deposit_refunds (deposit_id) where gateway_paid_at is not null and squared_at is null;
create index deposit_refunds_reference on deposit_refunds (reference) where reference is not null;
grant select, insert on deposit_refunds to carmine_app;
grant update (state, attempt, reference, paid_by, next_at, updated_at, way, taken_by, taken_at, gateway_paid_at, squared_by, squared_at) on deposit_refunds to carmine_app;

-- A sweep that no block takes is shown again with a higher fee: the same number and the same receiver, and so much less of
-- what lies there as the fee takes more, so that only one of all copies can ever be mined.
create table chain_sweep_raises (
  sweep_id bigint not null references chain_sweeps (id),
  attempt integer not null check (attempt between 1 and 20),
  -- What reaches the house by this copy.
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  draft jsonb not null,
  raw_transaction text not null,
  txid text not null unique,
  made_at timestamptz not null default now(),
  primary key (sweep_id, attempt)
);
grant select, insert on chain_sweep_raises to carmine_app;

-- ==== support

create table support_threads (
  id bigint generated always as identity primary key,
  player_id bigint references players (id),
  -- SHA-256 of the visitor's cookie: who reads the table cannot take a conversation over.
  visitor_hash bytea check (octet_length(visitor_hash) = 32),
  skin text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  -- Since when somebody waits for a word of ours; null when the last word was ours.
  waiting_since timestamptz,
  -- Who answered last.
  operator_id bigint references operators (id),
  -- The page on which the asker was when the chat told its attributes.
  page text check (length(page) <= 200),
  -- The last of our messages that the asker has seen.
  seen_message bigint not null default 0,
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  check (num_nonnulls(player_id, visitor_hash) = 1),
  -- The conversation that this one went into; its address leads there.
  merged_into bigint references support_threads (id) on delete cascade,
  constraint support_threads_merged check (merged_into is null or status = 'closed')
);
-- Of two first messages at once only one makes a conversation.
create unique index support_threads_player on support_threads (player_id) where status = 'open' and player_id is not null;
create unique index support_threads_visitor on support_threads (visitor_hash) where status = 'open' and visitor_hash is not null;
create index support_threads_waiting on support_threads (waiting_since) where status = 'open' and waiting_since is not null;
create index support_threads_by_age on support_threads (last_at);
create index support_threads_merged_into on support_threads (merged_into) where merged_into is not null;
create index support_threads_of_visitor on support_threads (visitor_hash) where visitor_hash is not null;
grant select, insert, delete on support_threads to carmine_app;
grant update (player_id, visitor_hash, status, waiting_since, operator_id, page, seen_message, last_at, merged_into) on support_threads to carmine_app;

create table support_messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references support_threads (id) on delete cascade,
  author text not null check (author in ('asker', 'staff')),
  operator_id bigint references operators (id),
  -- Sealed with the player's key, so that it is erased with the player; a visitor's with the house's.
  body_sealed bytea not null,
  -- The sender's own key of one message: sent twice, it is kept once.
  client_key text not null check (length(client_key) between 1 and 64),
  at timestamptz not null default now(),
  unique (thread_id, client_key),
  check ((author = 'staff') = (operator_id is not null))
);
create index support_messages_thread on support_messages (thread_id, id);
grant select, insert, delete on support_messages to carmine_app;
grant update (thread_id, body_sealed, client_key) on support_messages to carmine_app;

create table support_answers (
  id bigint generated always as identity primary key,
  title text not null unique check (length(title) between 2 and 80),
  body text not null check (length(body) between 1 and 2000),
  operator_id bigint references operators (id),
  updated_at timestamptz not null default now()
);
grant select, insert, delete on support_answers to carmine_app;
grant update (title, body, operator_id, updated_at) on support_answers to carmine_app;

-- ==== compliance

create table refused_breaks (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  period text not null check (period in ('1d', '7d', '30d', '90d', '180d', '365d', 'forever')),
  source text not null check (source in ('player', 'staff')),
  asked_at timestamptz not null default clock_timestamp()
);
create index refused_breaks_player on refused_breaks (player_id, id desc);
grant select on refused_breaks to carmine_app;

-- ==== gaming

-- How far a player has seen a settled round whose telling takes a while (free spins), so that it goes on wherever the game
-- is opened next. A round that has no row here was not seen at all. One row a game: only the last round goes on.
create table round_tellings (
  player_id bigint not null references players (id),
  game_id text not null,
  round_id bigint not null,
  -- Parts of it that were shown to their end.
  told integer not null check (told > 0),
  updated_at timestamptz not null default now(),
  primary key (player_id, game_id)
);
grant select, insert, update on round_tellings to carmine_app;

-- ==== wallet

create table stop_agreements (
  -- Of the stop that it ends.
  stopped_since timestamptz not null,
  broken_at timestamptz not null,
  operator_id bigint not null references operators (id),
  reason text not null check (length(reason) between 5 and 500),
  at timestamptz not null default clock_timestamp(),
  -- Nobody agrees twice.
  primary key (stopped_since, broken_at, operator_id)
);
grant select on stop_agreements to carmine_app;

-- ==== staff

create table office_matters (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it is about, where there can be several of a kind: an e-mail, an operator's number.
  subject text not null default '',
  wish jsonb not null,
  state text not null default 'asked',
  asked_by bigint not null references operators (id),
  asked_at timestamptz not null default clock_timestamp(),
  reason text not null check (length(reason) between 5 and 500),
  agreed_by bigint references operators (id),
  agreement text check (length(agreement) between 5 and 500),
  dropped_by bigint references operators (id),
  ended_at timestamptz,
  -- Nobody agrees with himself, whatever the program does.
  check (agreed_by is null or agreed_by <> asked_by),
  check ((agreed_by is null) = (agreement is null)),
  check ((state = 'done') = (agreed_by is not null)),
  check ((state = 'dropped') = (dropped_by is not null)),
  check ((state = 'asked') = (ended_at is null)),
  constraint office_matters_state_check check (state in ('asked', 'done', 'dropped', 'expired')),
  ends_at timestamptz not null default clock_timestamp() + interval '7 days',
  constraint office_matters_kind_check check (kind in (
    'invite_operator', 'renew_operator', 'loosen_rules', 'settle_audit', 'set_thresholds', 'set_restricted', 'set_jurisdiction',
    'replace_list', 'remove_list'))
);
create unique index office_matters_open on office_matters (kind, subject) where state = 'asked';
grant select on office_matters to carmine_app;
grant insert (kind, subject, wish, asked_by, reason) on office_matters to carmine_app;
grant update (state, dropped_by, ended_at) on office_matters to carmine_app;

create table audit_watch (
  only_row boolean primary key default true check (only_row),
  -- The newest entry that was seen, with a mark of the servers' own key: whoever owns the database cannot make another one.
  head_id bigint,
  head_hash bytea,
  head_mark bytea,
  -- Grows with every settlement, after which what is there then is where the log goes on.
  epoch bigint not null default 0,
  -- How far the look through all of it has come; 0: at the beginning.
  pass_id bigint not null default 0,
  pass_hash bytea,
  passed_at timestamptz,
  check (num_nulls(head_id, head_hash, head_mark) in (0, 3))
);
grant select on audit_watch to carmine_app;
grant update (head_id, head_hash, head_mark, pass_id, pass_hash, passed_at) on audit_watch to carmine_app;

create table audit_findings (
  id bigint generated always as identity primary key,
  -- altered: an entry says something else than its hash. missing: entries before this one are gone. rewritten: it does not
  -- follow from the one before. Of the newest entry that was seen: cut: it is gone. replaced: it is another one. mark: somebody
  -- else than a server moved the place that was remembered.
  kind text not null check (kind in ('altered', 'missing', 'rewritten', 'cut', 'replaced', 'mark')),
  entry_id bigint not null,
  -- What the entry says now: the same again is nothing new.
  content bytea not null,
  found_at timestamptz not null default clock_timestamp(),
  settled_by bigint references office_matters (id),
  unique (kind, entry_id, content)
);
create index audit_findings_open on audit_findings (id) where settled_by is null;
grant select on audit_findings to carmine_app;
grant insert (kind, entry_id, content) on audit_findings to carmine_app;

-- ==== wallet

create table player_debts (
  player_id bigint not null,
  currency text collate "C" not null,
  owed bigint not null check (owed >= 0),
  since timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (player_id, currency)
);
create index player_debts_open on player_debts (player_id) where owed > 0;
grant select on player_debts to carmine_app;

-- ==== payments

create table address_challenges (
  player_id bigint not null references players (id),
  chain text not null references chains (code),
  -- In the chain's normal form.
  address text not null check (length(address) between 1 and 200),
  -- What is to be signed, whole.
  message text not null check (length(message) between 1 and 1000),
  -- What a transfer from it has to carry, in the chain's smallest unit.
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (player_id, chain, address)
);
grant select, insert, update, delete on address_challenges to carmine_app;

create table address_proofs (
  player_id bigint not null references players (id),
  chain text not null references chains (code),
  address text not null check (length(address) between 1 and 200),
  way text not null check (way in ('signature', 'transfer')),
  -- Of a signature: what was signed and how, so that anybody can check it again. Of a transfer: which.
  message text check (length(message) <= 1000),
  signature text check (length(signature) <= 300),
  transfer_id bigint references chain_transfers (id),
  proven_at timestamptz not null default clock_timestamp(),
  primary key (player_id, chain, address),
  check (case way when 'signature' then message is not null and signature is not null else transfer_id is not null end)
);
create index address_proofs_address on address_proofs (chain, address);
grant select, insert on address_proofs to carmine_app;

-- ==== wallet

create table ledger_seals (
  n bigint primary key check (n > 0),
  sealed_at timestamptz not null default clock_timestamp(),
  -- Transfers with ids in (transfers_after, transfers_to].
  transfers_after bigint not null,
  transfers_to bigint not null check (transfers_to >= transfers_after),
  -- Finished rounds up to rounds_to that no earlier block has; those that were still open then wait for a later block.
  rounds_after bigint not null,
  rounds_to bigint not null check (rounds_to >= rounds_after),
  transfer_ids bigint[] not null,
  round_ids bigint[] not null,
  still_open bigint[] not null,
  -- 16 bytes of each row's SHA-256, in the order of the ids: they name the row that was changed.
  transfer_digests bytea not null check (length(transfer_digests) = 16 * cardinality(transfer_ids)),
  round_digests bytea not null check (length(round_digests) = 16 * cardinality(round_ids)),
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null unique check (length(hash) = 32)
);
grant select on ledger_seals to carmine_app;

create table ledger_seal_marks (
  n bigint primary key references ledger_seals (n),
  -- HMAC of the block's hash with a key that is not in the database.
  mark bytea not null check (length(mark) = 32)
);
grant select, insert on ledger_seal_marks to carmine_app;

-- One row: what waits to be sealed, the newest block with its mark, and how far the looks through everything have come.
create table ledger_seal_watch (
  only_row boolean primary key default true check (only_row),
  -- What was there at that time, and who was still writing then: it is sealed once all of them have ended.
  waiting_transfers_to bigint,
  waiting_rounds_to bigint,
  waiting_for text[],
  waiting_since timestamptz,
  head_n bigint,
  head_hash bytea,
  head_mark bytea,
  checked_n bigint not null default 0,
  checked_at timestamptz,
  -- The rounds of the blocks up to this one were worked out again from their seeds.
  rounds_checked_n bigint not null default 0,
  check (num_nulls(head_n, head_hash, head_mark) in (0, 3)),
  check (num_nulls(waiting_transfers_to, waiting_rounds_to, waiting_for, waiting_since) in (0, 4)),
  -- Where the pass over the blocks ends that is under way: at the newest one of when it began. Without an end of its own a pass
  -- never comes round while blocks are added as fast as they are looked at.
  pass_to bigint
);
grant select on ledger_seal_watch to carmine_app;
grant update (head_n, head_hash, head_mark, checked_n, checked_at, rounds_checked_n, pass_to) on ledger_seal_watch to carmine_app;

-- What the looks found: each once, for ever.
create table ledger_findings (
  id bigint generated always as identity primary key,
  problem text not null,
  table_name text not null,
  row_id text not null,
  found_at timestamptz not null default clock_timestamp(),
  unique (problem, table_name, row_id)
);
grant select on ledger_findings to carmine_app;
grant insert (problem, table_name, row_id) on ledger_findings to carmine_app;

create table credit_marks (
  deposit_id bigint primary key references deposits (id),
  mark bytea not null check (length(mark) = 32)
);
grant select, insert on credit_marks to carmine_app;

-- ==== staff

create table operator_looks (
  operator_id bigint not null references operators (id),
  -- Of the action, what it is about and what was shown.
  seen_hash bytea not null check (length(seen_hash) = 32),
  begun_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (operator_id, seen_hash)
);
create index operator_looks_last on operator_looks (last_at);
grant select, insert, update, delete on operator_looks to carmine_app;

-- ==== compliance

create table exclusion_cases (
  id bigint generated always as identity primary key,
  -- The account that the exclusion may concern, and the one that is excluded.
  player_id bigint not null references players (id),
  excluded_id bigint not null references players (id),
  basis text not null check (basis in ('name_and_birth_date', 'verified_identity', 'payment_instrument', 'document')),
  opened_at timestamptz not null default clock_timestamp(),
  decision text check (decision in ('same_person', 'different_persons')),
  decided_by bigint references operators (id),
  decided_at timestamptz,
  -- The operator's words, under the player's key.
  reason_sealed bytea,
  unique (player_id, excluded_id),
  check (player_id <> excluded_id),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)
    and (decision is null) = (reason_sealed is null))
);
create index exclusion_cases_excluded on exclusion_cases (excluded_id);
grant select on exclusion_cases to carmine_app;

-- ==== identity

-- Browsers in which a player has signed in before, by a cookie of their own: what others guess from elsewhere does not count there.
create table known_devices (
  player_id bigint not null references players (id),
  -- Of the cookie's token; the token itself is kept nowhere.
  device_hash bytea not null check (octet_length(device_hash) = 32),
  seen_at timestamptz not null default now(),
  primary key (player_id, device_hash)
);
create index known_devices_hash on known_devices (device_hash);
create index known_devices_seen on known_devices (seen_at);
grant select, insert, update, delete on known_devices to carmine_app;

create table search_marks (
  player_id bigint primary key references player_keys (player_id) on delete cascade,
  -- Null: the worker makes them. Other rules for making them are an update that sets all of them to null.
  marks bytea[] check (cardinality(marks) <= 400)
);
create index search_marks_marks on search_marks using gin (marks);
create index search_marks_unmade on search_marks (player_id) where marks is null;
grant select on search_marks to carmine_app;
grant update (marks) on search_marks to carmine_app;

-- ==== staff

create table ended_session_calls (
  session_id bigint not null references operator_sessions (id),
  call text not null check (length(call) between 1 and 100),
  noted_at timestamptz not null default clock_timestamp(),
  primary key (session_id, call)
);
create index ended_session_calls_noted on ended_session_calls (noted_at);
grant select, insert, update, delete on ended_session_calls to carmine_app;

-- ==== References to tables of a later module

alter table blocked_domains add foreign key (blocked_by) references operators (id);
alter table different_persons add foreign key (case_id) references exclusion_cases (id);
alter table ledger_guard add foreign key (stopped_by) references operators (id);

-- ==== What a new database starts with

insert into restricted_countries (code) values ('AF'), ('CU'), ('IR'), ('KP'), ('SY');

insert into jurisdictions (country, minimum_age, verification_gate, demo_gate, max_wagering, min_cycle_slots_ms, min_cycle_other_ms, autoplay,
  turbo, feature_buy, celebrate_below_stake, max_stake_slots_cents, max_stake_other_cents, reality_check_minutes, deposit_limit_first)
values
  ('*',  18, false, false, 60,    0,    0, true,  true,  true,  true,  null, null, 60, false),
  ('GB', 18, true,  true,  10, 2500, 5000, false, false, false, false,  500, null, 30, true);

insert into blocked_domains (domain, reason) values ('blocked.example', 'A reserved name that can be nobody''s');

insert into rollup_mark default values;

insert into ledger_guard default values;

insert into payment_gateways (code, enabled) values
  ('KLUWP', true), ('DEV_CODE', false), ('EMS', false), ('BR_PAY', false), ('PGPAYTECH', false), ('PAYWEB', false),
  ('IKAJO', false);

insert into cash_out_rules default values;

insert into risk_rules default values;

insert into payment_currencies (currency) values ('EUR'), ('USD'), ('CAD'), ('BTC'), ('LTC'), ('DOG'), ('ETH'), ('USDT');

insert into support_answers (title, body) values
  ('Welcome', 'Hello, thank you for writing. I am looking at it and answer in a moment.'),
  ('Where is my cash-out', 'Every cash-out has a page of its own with its state and the time by which it is due: open your history, then Payments, then the cash-out. If its time has passed, tell me its id and I look into it at once.'),
  ('Check a round', 'Every round can be verified: open it in your history and press Check. If you change your seeds, the old server seed is shown and your browser computes the round again.'),
  ('Papers refused', 'The verification page names the reason beside the paper. You can hand in a new one there at any time; most are checked within a minute.'),
  ('Playing too much', 'Thank you for telling me. You can take a break or exclude yourself at once in your account, and I can do it for you. Would you like that?');

insert into audit_watch default values;

insert into ledger_seal_watch default values;
