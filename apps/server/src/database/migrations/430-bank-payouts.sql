-- Bank accounts that players are paid to, and the files in which their transfers are ordered at the house's bank.
create table bank_accounts (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  -- IBAN and BIC, with the player's key.
  details_sealed bytea not null,
  -- Keyed hash of the IBAN, to find players who share one; null for an erased player.
  mark bytea check (octet_length(mark) = 32),
  created_at timestamptz not null default clock_timestamp(),
  -- The bank refused a transfer because of the account: nothing more is sent to it.
  refused_at timestamptz,
  replaced_at timestamptz,
  unique (player_id, id)
);
create unique index bank_accounts_current on bank_accounts (player_id) where replaced_at is null;
create index bank_accounts_mark on bank_accounts (mark);
grant select, insert on bank_accounts to carmine_app;
grant update (refused_at, replaced_at) on bank_accounts to carmine_app;

-- One file for the bank: one currency, its number of transfers and their sum, made by one operator and released by another.
create table bank_batches (
  id bigint generated always as identity primary key,
  -- Of the call that made it, so that a repeated call makes no second one.
  key text not null unique check (key ~ '^[!-~]{8,64}$'),
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  transfers integer not null check (transfers between 1 and 100),
  control_sum bigint not null check (control_sum > 0),
  state text not null default 'made' check (state in ('made', 'released', 'dropped')),
  made_by bigint not null references operators (id),
  made_at timestamptz not null default clock_timestamp(),
  released_by bigint references operators (id),
  released_at timestamptz,
  -- SHA-256 of the file: it is always the same bytes.
  file_hash bytea check (octet_length(file_hash) = 32),
  dropped_by bigint references operators (id),
  dropped_at timestamptz,
  check ((state = 'released') = (released_by is not null and released_at is not null and file_hash is not null)),
  check ((state = 'dropped') = (dropped_by is not null and dropped_at is not null)),
  check (released_by <> made_by)
);
grant select, insert on bank_batches to carmine_app;
grant update (state, released_by, released_at, file_hash, dropped_by, dropped_at) on bank_batches to carmine_app;

-- One leg in one file. `refused`: the bank did not pay it; `returned`: it was paid and came back.
create table bank_transfers (
  player_id bigint not null,
  batch_id bigint not null references bank_batches (id),
  cash_out_id bigint not null,
  leg integer not null,
  account_id bigint not null,
  -- Our reference, by which the bank answers.
  end_to_end_id text not null check (end_to_end_id ~ '^[A-Za-z0-9_-]{4,35}$'),
  amount bigint not null check (amount > 0),
  -- Holder, IBAN and BIC as they are in the file, with the player's key.
  payee_sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'refused', 'dropped', 'returned')),
  -- The bank's reason, an ISO 20022 code.
  refused_code text check (refused_code ~ '^[A-Z0-9]{4}$'),
  ended_at timestamptz,
  -- It came back: one operator says so with the bank's reference, another confirms it.
  return_asked_by bigint references operators (id),
  return_reference text check (length(return_reference) between 3 and 140),
  returned_by bigint references operators (id),
  primary key (batch_id, cash_out_id, leg),
  foreign key (player_id, cash_out_id) references cash_outs (player_id, id),
  foreign key (player_id, account_id) references bank_accounts (player_id, id),
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'refused') = (refused_code is not null)),
  check ((return_asked_by is null) = (return_reference is null)),
  check ((state = 'returned') = (returned_by is not null)),
  check (returned_by is null or returned_by <> return_asked_by)
);
create index bank_transfers_player on bank_transfers (player_id, cash_out_id);
-- A leg is never in two files that could both be paid.
create unique index bank_transfers_once on bank_transfers (cash_out_id, leg) where state in ('waiting', 'paid', 'returned');
create index bank_transfers_open on bank_transfers (end_to_end_id) where state = 'waiting';
grant select, insert on bank_transfers to carmine_app;
grant update (state, refused_code, ended_at, return_asked_by, return_reference, returned_by) on bank_transfers to carmine_app;

create index cash_out_legs_by_hand on cash_out_legs (cash_out_id, leg) where method = 'MANUAL' and state = 'waiting';

-- What a leg costs its player, beside what is sent.
alter table cash_out_legs add column fee bigint not null default 0;
alter table cash_out_legs add constraint cash_out_legs_fee check (fee >= 0) not valid;
alter table cash_out_legs validate constraint cash_out_legs_fee;
