-- Each day of our books, compared with what each gateway and network lists itself. `party`: the code of a gateway or of an asset.
create table reconciliations (
  party text not null check (party ~ '^[A-Z_]{2,16}$'),
  day date not null,
  -- not_listed: its list could not be read, and nothing was compared.
  state text not null check (state in ('closes', 'differs', 'not_listed')),
  failure text check (failure ~ '^[a-z_]{1,60}$'),
  -- Of a network: the block that balances were read at.
  block text check (length(block) <= 200),
  first_tried_at timestamptz not null default clock_timestamp(),
  compared_at timestamptz,
  primary key (party, day),
  check ((state = 'not_listed') = (failure is not null)),
  check (state = 'not_listed' or compared_at is not null)
);
grant select, insert, update on reconciliations to carmine_app;

-- Both sides' balances, above zero if the party holds money for us.
create table reconciliation_sums (
  party text not null,
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  opening_here numeric(40) not null,
  closing_here numeric(40) not null,
  opening_there numeric(40) not null,
  closing_there numeric(40) not null,
  primary key (party, day, currency),
  foreign key (party, day) references reconciliations (party, day)
);
grant select, insert, delete on reconciliation_sums to carmine_app;

create table reconciliation_rows (
  party text not null,
  day date not null,
  key text not null check (length(key) <= 400),
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  kind text not null check (kind ~ '^[a-z_-]{1,30}$'),
  our_ref text not null check (length(our_ref) <= 200),
  line text check (length(line) <= 200),
  standing text not null check (standing in ('agrees', 'in_transit', 'came', 'held', 'corrected', 'differs')),
  problem text,
  because text,
  -- What it did on this day to the clearing balance, and to what the other side holds.
  here numeric(40) not null,
  there numeric(40) not null,
  amount_here numeric(40),
  amount_there numeric(40),
  here_at timestamptz,
  there_at timestamptz,
  -- What would have to be booked for both sides to agree about it.
  gap numeric(40) not null,
  primary key (party, day, key, currency),
  foreign key (party, day) references reconciliations (party, day),
  check ((standing = 'differs') = (problem is not null))
);
grant select, insert, delete on reconciliation_rows to carmine_app;

-- A difference, until an operator has explained it, two have corrected the books, or it has closed by itself.
create table reconciliation_cases (
  id bigint generated always as identity primary key,
  party text not null,
  key text not null,
  kind text not null,
  our_ref text not null,
  problem text not null,
  -- What must be booked for both sides to agree, by currency.
  gap jsonb not null,
  first_day date not null,
  opened_at timestamptz not null default clock_timestamp(),
  state text not null default 'open' check (state in ('open', 'explained', 'corrected', 'closed')),
  owner_id bigint references operators (id),
  reason text check (length(reason) between 5 and 500),
  decided_by bigint references operators (id),
  decided_at timestamptz,
  reopened integer not null default 0 check (reopened >= 0),
  unique (party, key),
  check ((state = 'explained') <= (decided_by is not null and reason is not null)),
  check ((decided_by is null) = (decided_at is null))
);
create index reconciliation_cases_open on reconciliation_cases (party) where state = 'open';
grant select, insert on reconciliation_cases to carmine_app;
grant update (problem, gap, state, owner_id, reason, decided_by, decided_at, reopened) on reconciliation_cases to carmine_app;

-- Days are read by time, without the transfers of rounds.
create index transfers_unplayed on transfers (created_at) where round_id is null;
