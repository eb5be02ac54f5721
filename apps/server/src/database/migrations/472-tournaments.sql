-- Prize pools of tournaments: entries and what the house adds, prizes, and the rest that the house keeps when it closes.
alter domain account_kind drop constraint account_kind_check;
alter domain account_kind add constraint account_kind_check check (value in ('cash', 'bonus', 'free_spin_win', 'cashout_pending', 'locked',
  'bank', 'promo_cost', 'fees', 'rounding', 'adjustment', 'receivable', 'debt_loss', 'cold', 'bank_account', 'unexplained', 'clearing_in',
  'clearing_out', 'jackpot', 'tournament')) not valid;

create table tournament_pools (
  tournament_id bigint primary key,
  currency text not null,
  account_id bigint not null,
  added bigint not null default 0 check (added >= 0),
  entered bigint not null default 0 check (entered >= 0),
  refunded bigint not null default 0 check (refunded between 0 and entered),
  paid bigint not null default 0 check (paid >= 0),
  kept bigint not null default 0 check (kept >= 0),
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  check (refunded + paid + kept <= added + entered),
  check (closed_at is null or refunded + paid + kept = added + entered),
  check (kept = 0 or closed_at is not null)
) with (fillfactor = 70);
grant select on tournament_pools to carmine_app;

-- Counted as a stake and a loss: `cents` of EUR, and `unstaked_used` of the deposits that must be staked once.
create table tournament_entries (
  player_id bigint not null references players (id),
  key text primary key check (length(key) between 1 and 200),
  tournament_id bigint not null references tournament_pools (tournament_id),
  currency text not null,
  amount bigint not null check (amount > 0),
  cents bigint not null check (cents > 0),
  unstaked_used bigint not null check (unstaked_used between 0 and amount),
  created_at timestamptz not null default clock_timestamp(),
  refunded_at timestamptz
);
create index tournament_entries_player on tournament_entries (player_id, created_at);
create index tournament_entries_tournament on tournament_entries (tournament_id);
grant select on tournament_entries to carmine_app;

-- What the house adds to prizes.
create table tournament_additions (
  key text primary key check (length(key) between 1 and 200),
  tournament_id bigint not null references tournament_pools (tournament_id),
  amount bigint not null check (amount > 0),
  group_id bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
grant select on tournament_additions to carmine_app;
