-- The second factor of players: codes of an authenticator program, passkeys, and codes for the day both are lost.

create table totp_secrets (
  player_id bigint primary key references players (id),
  -- Under the player's own key.
  secret_sealed bytea not null,
  created_at timestamptz not null default now(),
  -- Null until the player has shown one code of it: until then it asks for nothing.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: each works once.
  last_step bigint not null default 0
);

create table recovery_codes (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_codes_player on recovery_codes (player_id) where used_at is null;

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

-- What a passkey has to sign: good for one purpose, one player, a few minutes, once.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  player_id bigint not null references players (id),
  purpose text not null check (purpose in ('enrol', 'sign-in', 'step-up')),
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

grant select, insert, update, delete on totp_secrets, passkeys to carmine_app;
grant select, insert, delete on recovery_codes, passkey_challenges to carmine_app;
grant update (used_at) on recovery_codes to carmine_app;
