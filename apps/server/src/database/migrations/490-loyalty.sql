-- Points and rakeback, counted by the feed's consumer `promotions.loyalty`: a column in millionths keeps what a round earns below one unit.
create table loyalty_players (
  player_id bigint primary key references players (id),
  -- Millionths of a point.
  points_micro bigint not null default 0 check (points_micro >= 0),
  -- The stakes that they were counted from, in millionths of EUR.
  staked_micro bigint not null default 0 check (staked_micro >= 0),
  changed_at timestamptz not null default clock_timestamp()
) with (fillfactor = 70);
grant select, insert, update (points_micro, staked_micro, changed_at) on loyalty_players to carmine_app;

create table loyalty_rakeback (
  player_id bigint not null references players (id),
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  -- Millionths of a subunit.
  earned_micro numeric(38, 0) not null default 0 check (earned_micro >= 0 and earned_micro <> 'NaN'),
  -- Subunits paid so far, and in how many payments.
  paid bigint not null default 0 check (paid >= 0),
  payments integer not null default 0 check (payments >= 0),
  primary key (player_id, currency),
  check ((paid = 0) = (payments = 0))
) with (fillfactor = 70);
grant select, insert, update (earned_micro, paid, payments) on loyalty_rakeback to carmine_app;

-- What a provider's round has earned: only such a round can be reversed after it was settled.
create table loyalty_rounds (
  player_id bigint not null references players (id),
  round_id bigint not null,
  currency text not null,
  -- Per cent of the house edge, by the player's level when the round was counted.
  percent integer not null check (percent between 0 and 100),
  -- EUR per unit in 1/10¹⁸, as the round was measured.
  eur_rate numeric(38, 0) not null check (eur_rate > 0 and eur_rate <> 'NaN'),
  points_micro bigint not null check (points_micro >= 0),
  staked_micro bigint not null check (staked_micro >= 0),
  rakeback_micro numeric(38, 0) not null check (rakeback_micro >= 0 and rakeback_micro <> 'NaN'),
  primary key (player_id, round_id)
);
grant select, insert, update (points_micro, staked_micro, rakeback_micro) on loyalty_rounds to carmine_app;

-- Gifts for reaching a level, each once, ever: due, until the grant is made.
create table loyalty_gifts (
  player_id bigint not null references players (id),
  level smallint not null check (level between 2 and 5),
  reached_at timestamptz not null default clock_timestamp(),
  granted_at timestamptz,
  -- Why the last attempt was refused; it is repeated.
  refused_because text check (refused_because ~ '^[a-z_]{1,60}$'),
  next_attempt_at timestamptz not null default clock_timestamp(),
  primary key (player_id, level)
);
create index loyalty_gifts_due on loyalty_gifts (next_attempt_at) where granted_at is null;
grant select, insert, update (granted_at, refused_because, next_attempt_at) on loyalty_gifts to carmine_app;
