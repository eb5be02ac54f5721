-- The books: accounts, the transfers between them, and what keeps both honest.
--
-- One lock protects a player's money: the row in player_gate. Every function here that touches it takes that row first
-- (FOR NO KEY UPDATE, several in the order of player_id), jackpot pools last. So whatever else is read about a player in
-- a later statement of the same function cannot change any more, and no two functions can wait for each other.

-- A CHECK is parsed anew by every statement that writes its table, whatever that writes. The tables that a bet writes have
-- one short one each, and say the rest in domains: those are looked at only where a value is assigned.
create domain account_owner as text collate "C" check (value in ('player', 'house', 'provider', 'chain', 'pool'));
create domain account_kind as text collate "C" check (value in ('cash', 'bonus', 'free_spin_win', 'cashout_pending', 'locked',
  'bank', 'promo_cost', 'fees', 'rounding', 'adjustment', 'receivable', 'clearing_in', 'clearing_out', 'jackpot'));
create domain currency_code as text collate "C" check (value ~ '^[A-Z]{3,5}$');

create sequence transfer_groups;

create table accounts (
  id bigint generated always as identity primary key,
  owner_kind account_owner not null,
  -- The player, provider, chain or pool; of a house's receivable the player it is about; else 0.
  owner_id bigint not null default 0,
  currency currency_code not null,
  kind account_kind not null,
  -- Running for players and pools. Nobody else's is written by a movement: theirs is the roll-up and what came later.
  balance bigint not null default 0,
  -- Of a cash account: what was deposited and must be staked once before it may be cashed out.
  unstaked bigint not null default 0,
  version bigint not null default 0,
  unique (owner_id, owner_kind, currency, kind),
  -- No overdraft. The accounts that may be below zero are those without a running balance: theirs stays 0 here.
  check (balance >= 0 and unstaked >= 0)
) with (fillfactor = 70);

-- Codes of outside parties as owners of accounts.
create table ledger_parties (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('provider', 'chain')),
  code text not null check (length(code) between 1 and 60),
  unique (kind, code)
);

-- No foreign key to accounts: checking one would lock the house's row for every bet. The functions resolve both accounts
-- from (owner, currency, kind), so their currencies match by construction, and the audit proves it.
create table transfers (
  id bigint generated always as identity,
  created_at timestamptz not null,
  -- Whose money it is about: a player's statement is read by it.
  player_id bigint,
  group_id bigint not null,
  kind text collate "C" not null,
  from_account bigint not null,
  to_account bigint not null,
  currency text collate "C" not null,
  amount bigint not null,
  round_id bigint,
  payment_id bigint,
  grant_id bigint,
  primary key (id, created_at),
  check (amount > 0 and from_account <> to_account)
) partition by range (created_at);
create index transfers_time on transfers using brin (created_at);
create index transfers_player on transfers (player_id, id desc);
create index transfers_payment on transfers (payment_id) where payment_id is not null;
create table transfers_default partition of transfers default;

-- Each transfer as its two signed sides.
create view postings as
  select id as transfer_id, created_at, group_id, kind, from_account as account_id, currency, -amount as amount,
         round_id, payment_id, grant_id
  from transfers
  union all
  select id, created_at, group_id, kind, to_account, currency, amount, round_id, payment_id, grant_id from transfers;

-- Where the balances of accounts without a running one were last written down.
create table account_rollups (
  account_id bigint primary key,
  balance numeric not null check (balance <> 'NaN')
);
create table rollup_mark (
  only_row boolean primary key default true check (only_row),
  up_to_transfer bigint not null default 0,
  rolled_at timestamptz not null default now()
);
insert into rollup_mark default values;

-- What each movement that is not a bet was asked for by: a payment, a bonus, an operator's key. Once, for ever.
create table bookings (
  reference text collate "C" not null,
  step text collate "C" not null,
  player_id bigint not null,
  currency text collate "C" not null,
  amount bigint not null,
  group_id bigint not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (reference, step)
);

-- Set by a broken promise of the books, lifted by an operator; the hold of a cash-out reads it.
create table ledger_guard (
  only_row boolean primary key default true check (only_row),
  cashouts_stopped_since timestamptz,
  reason text,
  check ((cashouts_stopped_since is null) = (reason is null))
);
insert into ledger_guard default values;

create function forbid_change() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception '% of % is refused: history is never changed', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create function fitting_account() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if not (case new.owner_kind
    when 'player' then new.kind in ('cash', 'bonus', 'free_spin_win', 'cashout_pending', 'locked')
    when 'house' then new.kind in ('bank', 'promo_cost', 'fees', 'rounding', 'adjustment', 'receivable')
    when 'pool' then new.kind = 'jackpot'
    else new.kind in ('clearing_in', 'clearing_out')
  end and new.balance = 0 and new.unstaked = 0) then
    raise exception 'ledger: an account of a % cannot be of kind %, or not at zero', new.owner_kind, new.kind
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger fitting before insert or update of owner_kind, kind on accounts
  for each row execute function fitting_account();

create trigger append_only before update or delete on transfers for each row execute function forbid_change();
create trigger append_only before update or delete on bookings for each row execute function forbid_change();
create trigger never_emptied before truncate on transfers execute function forbid_change();
create trigger never_emptied before truncate on transfers_default execute function forbid_change();
create trigger never_emptied before truncate on bookings execute function forbid_change();
create trigger never_deleted before delete on accounts for each row execute function forbid_change();
create trigger never_emptied before truncate on accounts execute function forbid_change();

-- The account of an owner, made at zero when it is missing.
create function ledger_account(p_owner_kind text, p_owner_id bigint, p_currency text, p_kind text) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_id bigint;
begin
  select id into v_id from accounts
  where owner_id = p_owner_id and owner_kind = p_owner_kind and currency = p_currency and kind = p_kind;
  if v_id is not null then return v_id; end if;
  insert into accounts (owner_kind, owner_id, currency, kind) values (p_owner_kind, p_owner_id, p_currency, p_kind)
  on conflict do nothing;
  select id into strict v_id from accounts
  where owner_id = p_owner_id and owner_kind = p_owner_kind and currency = p_currency and kind = p_kind;
  return v_id;
end
$$;

create function ledger_party(p_kind text, p_code text) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_id bigint;
begin
  select id into v_id from ledger_parties where kind = p_kind and code = p_code;
  if v_id is not null then return v_id; end if;
  insert into ledger_parties (kind, code) values (p_kind, p_code) on conflict do nothing;
  select id into strict v_id from ledger_parties where kind = p_kind and code = p_code;
  return v_id;
end
$$;

-- One movement outside of the bet path. The caller holds the gates of the players it is about.
create function ledger_move(
  p_group bigint, p_kind text, p_from bigint, p_to bigint, p_currency text, p_amount bigint, p_payment bigint default null,
  p_round bigint default null
) returns void language plpgsql set search_path = pg_catalog, public as $$
declare
  v_known integer;
  v_player bigint;
begin
  if p_amount = 0 then return; end if;
  select count(*), max(owner_id) filter (where owner_kind = 'player' or kind = 'receivable') into v_known, v_player
  from accounts where id in (p_from, p_to) and currency = p_currency;
  if v_known <> 2 then raise exception 'ledger: a movement of % between accounts that are not both of it', p_currency; end if;
  insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, payment_id,
    round_id)
  values (clock_timestamp(), v_player, p_group, p_kind, p_from, p_to, p_currency, p_amount, p_payment, p_round);
  update accounts set balance = balance + case id when p_to then p_amount else -p_amount end, version = version + 1
  where id in (p_from, p_to) and owner_kind in ('player', 'pool');
end
$$;

grant select on accounts, ledger_parties, transfers, postings, account_rollups, rollup_mark, bookings, ledger_guard
  to carmine_app;
