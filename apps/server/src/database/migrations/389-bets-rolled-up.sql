-- A player's settled bets of real money by quarter of an hour (every time zone's day begins with one) and bet: what the activity
-- page shows of a year. The feed's consumer `wallet.bets` fills it from the first block on.
create table bet_rollups (
  player_id bigint not null,
  quarter timestamptz not null,
  game_id text not null,
  math_version text not null,
  currency text not null,
  -- Of the parameters, which may be longer than what a key holds.
  params_digest bytea not null check (length(params_digest) = 16),
  params jsonb not null,
  rounds bigint not null check (rounds > 0),
  staked bigint not null check (staked >= 0),
  returned bigint not null check (returned >= 0),
  -- Of the first debits, and of their squares.
  firsts bigint not null check (firsts >= 0),
  squares numeric not null check (squares >= 0 and squares <> 'NaN'),
  primary key (player_id, quarter, game_id, math_version, currency, params_digest)
);
grant select on bet_rollups to carmine_app;
