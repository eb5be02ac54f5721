-- Tokens that nobody has listed, sent to deposit addresses: they are credited to nobody, and operators have to know.
create table unlisted_transfers (
  chain text not null references chains (code),
  txid text not null,
  position integer not null,
  -- Who says that it moved. Any contract can say so.
  contract text not null check (length(contract) <= 200),
  from_address text not null check (length(from_address) <= 200),
  to_address text not null check (length(to_address) <= 200),
  raw_amount numeric(78,0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  height bigint not null,
  seen_at timestamptz not null default now(),
  primary key (chain, txid, position)
);
create index unlisted_transfers_seen on unlisted_transfers (chain, seen_at);
grant select, insert, update (height) on unlisted_transfers to carmine_app;

-- Status queries have a name of their own: reconciliation is the comparison with lists.
delete from job_schedules where kind like 'payments.reconcile:%';
