-- Networks whose coins are outputs of transactions. Which of these are ours is read from the blocks; a payment spends some of them.
alter table chains add kind text not null default 'account';
alter table chains add constraint chains_kind_check check (kind in ('account', 'utxo')) not valid;
alter table chains validate constraint chains_kind_check;

create table chain_outputs (
  chain text not null references chains (code),
  txid text not null,
  position integer not null check (position >= 0),
  -- Of a player; without one it lies at the house's own address.
  address_id bigint references deposit_addresses (id),
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  height bigint not null,
  block_hash text not null,
  -- Gone: in no block that is believed.
  state text not null default 'seen' check (state in ('seen', 'gone')),
  primary key (chain, txid, position)
);
create index chain_outputs_height on chain_outputs (chain, height);
grant insert, select on chain_outputs to carmine_app;
grant update (height, block_hash, state) on chain_outputs to carmine_app;

-- What each payment spends. The key is the rule: an output belongs to one payment, and its copies with higher fees share it.
create table chain_inputs (
  chain text not null,
  txid text not null,
  position integer not null,
  cash_out_id bigint not null,
  primary key (chain, txid, position),
  foreign key (chain, txid, position) references chain_outputs (chain, txid, position),
  -- Written before the payment, in its transaction; free again where it was certainly not signed.
  foreign key (cash_out_id) references chain_sends (cash_out_id) on delete cascade deferrable initially deferred
);
create index chain_inputs_cash_out on chain_inputs (cash_out_id);
grant insert, select on chain_inputs to carmine_app;
