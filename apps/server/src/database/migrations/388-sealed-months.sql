-- A closed month of the books, sealed once: it ends with the block that has the last of its rows, and begins after the block
-- of the month before. Its hash covers the block's hash, so rows of the month are bound by the chain of blocks.
create table month_seals (
  month date primary key check (extract(day from month) = 1),
  block bigint not null references ledger_seals (n),
  block_hash bytea not null,
  sealed_at timestamptz not null default clock_timestamp(),
  blocks bigint not null check (blocks >= 0),
  transfers bigint not null check (transfers >= 0),
  -- That ended in its blocks, and what they put into jackpots.
  rounds bigint not null check (rounds >= 0),
  jackpot_micro numeric not null check (jackpot_micro <> 'NaN'),
  -- What came to and went from accounts of each currency, owner and kind.
  totals jsonb not null check (jsonb_typeof(totals) = 'array'),
  -- Of sealed_balances as they were then.
  balances_digest bytea not null check (length(balances_digest) = 32),
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null unique check (length(hash) = 32)
);
create table month_seal_marks (
  month date primary key references month_seals (month),
  mark bytea not null check (length(mark) = 32)
);
-- What each account had at the end of the last sealed month, and of how many sides of transfers.
create table sealed_balances (
  account_id bigint primary key,
  balance numeric not null check (balance <> 'NaN'),
  postings bigint not null check (postings >= 0)
);
grant select on month_seals, month_seal_marks, sealed_balances to carmine_app;
grant insert on month_seal_marks to carmine_app;
-- It takes a span now, with a default.
drop function if exists audit_ledger();
