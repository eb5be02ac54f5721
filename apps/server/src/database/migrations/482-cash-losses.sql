-- What players lost in cash in each week, Monday 00:00 UTC to Monday: counted from the feed of settled rounds, for cashback.
create table cash_losses (
  player_id bigint not null references players (id),
  week date not null check (extract(isodow from week) = 1),
  currency currency_code not null,
  -- Negative: won.
  lost bigint not null default 0,
  -- When the cashback was decided.
  decided_at timestamptz,
  primary key (player_id, week, currency)
);
create index cash_losses_undecided on cash_losses (week, player_id) where decided_at is null;
grant select, update (decided_at) on cash_losses to carmine_app;
