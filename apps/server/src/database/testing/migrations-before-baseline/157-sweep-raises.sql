-- A sweep that no block takes is shown again with a higher fee: the same number and the same receiver, and so much less of
-- what lies there as the fee takes more, so that only one of all copies can ever be mined.
create table chain_sweep_raises (
  sweep_id bigint not null references chain_sweeps (id),
  attempt integer not null check (attempt between 1 and 20),
  -- What reaches the house by this copy.
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  draft jsonb not null,
  raw_transaction text not null,
  txid text not null unique,
  made_at timestamptz not null default now(),
  primary key (sweep_id, attempt)
);
grant select, insert on chain_sweep_raises to carmine_app;

-- Which of them the chain took; its amount is the sweep's then.
alter table chain_sweeps add column mined_txid text;
alter table chain_sweeps add column signed_at timestamptz;
grant update (mined_txid, signed_at) on chain_sweeps to carmine_app;
