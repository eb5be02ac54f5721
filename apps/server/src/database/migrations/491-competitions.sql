-- A week's race, or a tournament: one instance of a definition, with the rules it was created by.
create table competitions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('race', 'tournament')),
  definition text not null check (definition ~ '^[a-z0-9-]{1,60}$'),
  -- The version of the promotion that defines it, if an operator's does.
  promotion_version bigint,
  rules jsonb not null check (jsonb_typeof(rules) = 'object'),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null default 'scheduled' check (state in ('scheduled', 'running', 'settling', 'finished', 'cancelled')),
  -- From then on ranks and prizes are final, and nobody is disqualified.
  ranked_at timestamptz,
  ended_at timestamptz,
  unique (definition, starts_at),
  check ((state in ('finished', 'cancelled')) = (ended_at is not null)),
  check (state <> 'finished' or ranked_at is not null),
  check (state <> 'cancelled' or ranked_at is null)
);
create index competitions_open on competitions (ends_at) where state not in ('finished', 'cancelled');
grant select, insert, update (state, ranked_at, ended_at) on competitions to carmine_app;

create table competition_players (
  player_id bigint not null references players (id),
  competition_id bigint not null references competitions (id),
  entered_at timestamptz not null default clock_timestamp(),
  -- Of the entry, or of the round that leads the player's score: a prize is paid in it.
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  -- Subunits paid; 0 where entry is free.
  entry bigint not null default 0 check (entry >= 0),
  refunded_at timestamptz check (refunded_at is null or entry > 0),
  -- Multiples in 1/10,000, or EUR cents of stakes; when it was reached.
  score bigint not null default 0 check (score >= 0),
  score_at timestamptz,
  -- By the request that two operators decided.
  disqualified_by bigint references approval_requests (id),
  -- On a break or closed when the prizes were decided.
  excluded boolean not null default false,
  rank integer check (rank > 0),
  -- EUR cents, and what they were in the player's currency.
  prize_cents bigint check (prize_cents > 0),
  prize_amount bigint check (prize_amount > 0),
  paid_at timestamptz,
  primary key (player_id, competition_id),
  check (score = 0 or score_at is not null),
  check (rank is null or (disqualified_by is null and not excluded and score > 0)),
  check (prize_cents is null or rank is not null),
  check ((paid_at is null) = (prize_amount is null)),
  check (paid_at is null or prize_cents is not null)
) with (fillfactor = 70);
create index competition_players_ranked on competition_players (competition_id, score desc, score_at, player_id) where score > 0;
create index competition_players_unpaid on competition_players (competition_id) where prize_cents is not null and paid_at is null;
grant select, insert, update (currency, refunded_at, score, score_at, excluded, rank, prize_cents, prize_amount, paid_at)
  on competition_players to carmine_app;

-- The rounds that make a score: the best ones, or those that a provider can still reverse.
create table competition_rounds (
  player_id bigint not null,
  competition_id bigint not null,
  round_id bigint not null,
  game_id text not null,
  currency text not null,
  score bigint not null check (score > 0),
  at timestamptz not null,
  primary key (player_id, competition_id, round_id),
  foreign key (player_id, competition_id) references competition_players (player_id, competition_id)
);
grant select, insert, update (score), delete on competition_rounds to carmine_app;

insert into approval_policies (kind, about, askers, approvers, enders, lasts, refuses_change)
values ('disqualify_player', 'house', array['payments', 'risk', 'admin'], array['risk', 'admin'], array['risk', 'admin'],
  interval '7 days', false);
