-- Accounts, their sealed personal values, sessions, mail tokens and the counters that slow a guesser down.

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

-- One key per player, itself sealed. Deleting the row makes every sealed value of the player unreadable for ever.
create table player_keys (
  player_id bigint primary key references players (id),
  key_sealed bytea not null,
  created_at timestamptz not null default now()
);

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
  user_agent text not null
);
create index sessions_player on sessions (player_id, id) where ended_at is null;

create table mail_tokens (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  purpose text not null check (purpose in ('confirm', 'reset')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_player on mail_tokens (player_id, purpose, created_at);

create table password_history (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  password_hash text not null,
  created_at timestamptz not null default now()
);
create index password_history_player on password_history (player_id, id desc);

create table captcha_used (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_expiry on captcha_used (expires_at);

create table blocked_domains (
  domain text primary key check (domain = lower(domain)),
  created_at timestamptz not null default now()
);
-- A reserved name that can be nobody's: shows the rule on a fresh installation.
insert into blocked_domains (domain) values ('blocked.example');

-- Failures in the window that began at window_start. Subjects are HMACs of an account, an address, or both together.
create table login_attempts (
  subject bytea primary key check (octet_length(subject) = 32),
  failures integer not null,
  window_start timestamptz not null
);
create index login_attempts_window on login_attempts (window_start);

grant select, insert, update on players, player_profiles, sessions, mail_tokens to carmine_app;
grant select, insert on player_keys, consents, password_history to carmine_app;
grant select, insert, delete on captcha_used to carmine_app;
grant select, insert, update, delete on login_attempts to carmine_app;
grant select on blocked_domains to carmine_app;
