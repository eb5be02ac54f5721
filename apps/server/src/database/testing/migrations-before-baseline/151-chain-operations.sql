-- Coins are gathered from players' addresses to the house's, a payment that waits too long is shown again with a higher
-- fee, and what the network really took is booked to the house.

-- What left the house to the network: once for each transaction. From the fees that players paid.
create function book_network_fee(p_reference text, p_chain text, p_currency text, p_amount bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_group bigint := nextval('transfer_groups');
begin
  if p_amount <= 0 then raise exception 'ledger: not a fee'; end if;
  insert into bookings values ('network:' || p_reference, 'fee', 0, p_currency, p_amount, v_group, '{"repeated": false}')
  on conflict do nothing;
  if not found then return false; end if;
  perform ledger_move(v_group, 'network_fee', ledger_account('house', 0, p_currency, 'fees'),
    ledger_account('chain', ledger_party('chain', p_chain), p_currency, 'clearing_out'), p_currency, p_amount);
  return true;
end
$$;
revoke all on function book_network_fee(text, text, text, bigint) from public;
grant execute on function book_network_fee(text, text, text, bigint) to carmine_app;

-- A deposit address' coins on their way to the house's own. Nothing but that address can receive them: the signer does not
-- take a receiver.
create table chain_sweeps (
  id bigint generated always as identity primary key,
  chain text not null references chains (code),
  address_id bigint not null references deposit_addresses (id),
  nonce bigint not null check (nonce >= 0),
  -- What reaches the house.
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  draft jsonb not null,
  raw_transaction text,
  txid text unique,
  -- mined: deep enough. gone: another transaction of that address took its number.
  state text not null default 'made' check (state in ('made', 'mined', 'gone')),
  fee_raw numeric(78, 0) check (fee_raw >= 0 and fee_raw <> 'NaN'),
  made_at timestamptz not null default now(),
  check ((raw_transaction is null) = (txid is null)),
  check (state <> 'mined' or fee_raw is not null)
);
create unique index chain_sweeps_one on chain_sweeps (address_id) where state = 'made';
create index chain_sweeps_address on chain_sweeps (address_id);
grant select, insert on chain_sweeps to carmine_app;
grant update (raw_amount, draft, raw_transaction, txid, state, fee_raw, made_at) on chain_sweeps to carmine_app;

create function guard_chain_sweep() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if (new.id, new.chain, new.address_id, new.nonce) is distinct from (old.id, old.chain, old.address_id, old.nonce)
     or (old.state <> 'made' and new is distinct from old) then
    raise exception 'a sweep that is over never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger chain_sweeps_guarded before update on chain_sweeps for each row execute function guard_chain_sweep();

-- The same payment with a higher fee: same number, receiver and amount, so that only one of all can ever be mined.
create table chain_send_raises (
  cash_out_id bigint not null references chain_sends (cash_out_id),
  attempt integer not null check (attempt between 1 and 20),
  draft jsonb not null,
  raw_transaction text not null,
  txid text not null unique,
  made_at timestamptz not null default now(),
  primary key (cash_out_id, attempt)
);
grant select, insert on chain_send_raises to carmine_app;

-- Which of them the chain took.
alter table chain_sends add column mined_txid text;
alter table chain_sends add column signed_at timestamptz;
grant update (mined_txid, signed_at) on chain_sends to carmine_app;
