-- Tables with seats: a player's money at a table, who sits where, the seats of each hand, and what of an event one seat alone may see.
alter domain account_kind drop constraint account_kind_check;
alter domain account_kind add constraint account_kind_check check (value in ('cash', 'bonus', 'free_spin_win', 'cashout_pending', 'locked',
  'table', 'bank', 'promo_cost', 'fees', 'rounding', 'adjustment', 'receivable', 'debt_loss', 'cold', 'bank_account', 'unexplained', 'rake',
  'clearing_in', 'clearing_out', 'jackpot', 'tournament')) not valid;
alter domain account_kind validate constraint account_kind_check;

alter table live_tables
  -- Null: the table of a crowd, which bets from its wallets.
  add column seats smallint,
  add column currency text,
  -- What a player sits down with, and has after a top-up at most, in subunits.
  add column buy_in_least bigint,
  add column buy_in_most bigint;
alter table live_tables add constraint live_tables_seats_check
  check (num_nulls(seats, currency, buy_in_least, buy_in_most) in (0, 4) and seats between 2 and 10 and currency ~ '^[A-Z]{3,5}$'
    and buy_in_least > 0 and buy_in_most >= buy_in_least) not valid;
alter table live_tables validate constraint live_tables_seats_check;

-- The account `table` of a player and currency, divided by the tables where the money lies.
create table table_stacks (
  player_id bigint not null references players (id),
  table_id text not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  -- Of the deposits that must be staked once.
  unstaked bigint not null check (unstaked between 0 and amount),
  -- EUR cents of a subunit when money was brought last.
  eur numeric not null check (eur > 0 and eur <> 'NaN'),
  primary key (player_id, table_id)
) with (fillfactor = 70);
grant select on table_stacks to carmine_app;

create table live_seats (
  player_id bigint not null,
  table_id text not null references live_tables (id),
  seat smallint not null check (seat > 0),
  -- The table's last event before: what only this seat saw until then was for another player.
  since_seq bigint not null,
  sat_at timestamptz not null,
  primary key (player_id, table_id),
  constraint live_seats_one_player unique (table_id, seat),
  foreign key (player_id, table_id) references table_stacks (player_id, table_id)
);
grant select on live_seats to carmine_app;

-- The seats of each hand, with what they staked in it and won: null until it is over.
create table live_hands (
  player_id bigint not null references players (id),
  live_round_id bigint not null references live_rounds (id),
  table_id text not null references live_tables (id),
  seat smallint not null,
  currency text not null,
  staked bigint check (staked >= 0),
  won bigint check (won >= 0),
  dealt_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, live_round_id),
  check (num_nulls(staked, won, ended_at) in (0, 3))
);
create unique index live_hands_open on live_hands (player_id, table_id) where ended_at is null;
create index live_hands_round on live_hands (live_round_id);
grant select on live_hands to carmine_app;

-- By seat. Only functions of the owner read it, each for one seat.
alter table live_events add column private jsonb;
alter table live_events add constraint live_events_private_check check (jsonb_typeof(private) = 'object') not valid;
alter table live_events validate constraint live_events_private_check;
revoke select on live_events from carmine_app;
grant select (table_id, seq, live_round_id, kind, data, at) on live_events to carmine_app;
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
  check (kind in ('opened', 'bets', 'closed', 'flying', 'cash_outs', 'held', 'seats', 'hand', 'result', 'settled', 'voided')) not valid;
alter table live_events validate constraint live_events_kind_check;

-- Its successor takes what each seat alone sees.
drop function if exists say_live_event(text, bigint, text, jsonb);
