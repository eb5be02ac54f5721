-- Money that may not be played is somebody's own money going back, or nobody's business to send it anywhere: it leaves over a chain
-- only to an address that its player has proven, by a signature or by a transfer from it, or when two operators have said so.

-- By whom and from where: null for what an older program read.
alter table chain_transfers add column from_address text check (length(from_address) <= 200);

create table address_challenges (
  player_id bigint not null references players (id),
  chain text not null references chains (code),
  -- In the chain's normal form.
  address text not null check (length(address) between 1 and 200),
  -- What is to be signed, whole.
  message text not null check (length(message) between 1 and 1000),
  -- What a transfer from it has to carry, in the chain's smallest unit.
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (player_id, chain, address)
);
grant select, insert, update, delete on address_challenges to carmine_app;

create table address_proofs (
  player_id bigint not null references players (id),
  chain text not null references chains (code),
  address text not null check (length(address) between 1 and 200),
  way text not null check (way in ('signature', 'transfer')),
  -- Of a signature: what was signed and how, so that anybody can check it again. Of a transfer: which.
  message text check (length(message) <= 1000),
  signature text check (length(signature) <= 300),
  transfer_id bigint references chain_transfers (id),
  proven_at timestamptz not null default clock_timestamp(),
  primary key (player_id, chain, address),
  check (case way when 'signature' then message is not null and signature is not null else transfer_id is not null end)
);
grant select, insert on address_proofs to carmine_app;

-- A signature answers what this player was asked for and is not over; a transfer came from there to an address of this player.
create function guard_address_proof() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.way = 'signature' and not exists (select from address_challenges
      where player_id = new.player_id and chain = new.chain and address = new.address and message = new.message
        and expires_at > clock_timestamp()) then
    raise exception 'a signature is for what was asked' using errcode = 'check_violation';
  end if;
  if new.way = 'transfer' and not exists (select from address_challenges c
      join chain_transfers t on t.chain = c.chain and t.from_address = c.address and t.raw_amount = c.raw_amount
        and t.seen_at between c.created_at and c.expires_at
      join deposit_addresses d on d.id = t.address_id and d.player_id = c.player_id
      where c.player_id = new.player_id and c.chain = new.chain and c.address = new.address and t.id = new.transfer_id
        and t.state in ('seen', 'credited')) then
    raise exception 'a transfer is from the address and of the amount that was named' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger address_proofs_guarded before insert on address_proofs for each row execute function guard_address_proof();
create trigger append_only before update or delete on address_proofs for each row execute function forbid_change();
create trigger never_emptied before truncate on address_proofs execute function forbid_change();

-- Whether money that may not be played would go to an address that its player has not proven.
create function is_unproven_payout(p_cash_out bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from cash_outs c
    join cashout_holds h on h.payment_id = c.id and h.locked_part > 0
    join chains k on k.code = c.method
    where c.id = p_cash_out and not exists (select from address_proofs p
      where p.player_id = c.player_id and p.chain = c.method and p.address = c.address))
$$;
revoke all on function is_unproven_payout(bigint) from public;
grant execute on function is_unproven_payout(bigint) to carmine_app;

create function guard_unproven_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if is_unproven_payout(new.id) and (old.state = 'requested'
    or (select count(*) from cash_out_approvals where cash_out_id = new.id) < 2) then
    raise exception 'this address is not proven' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger cash_outs_unproven before update on cash_outs
  for each row when (new.state = 'approved' and old.state in ('requested', 'review')) execute function guard_unproven_payout();

-- As before, and what waited for a proof alone is decided about anew once it is there.
create or replace function guard_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'requested' then
      raise exception 'a cash-out begins as requested' using errcode = 'check_violation';
    end if;
    insert into cash_out_steps (cash_out_id, to_state) values (new.id, new.state);
    return new;
  end if;
  if (new.id, new.player_id, new.method, new.currency, new.amount, new.fee, new.eur_cents, new.eur_rate, new.address,
      new.created_at)
     is distinct from
     (old.id, old.player_id, old.method, old.currency, old.amount, old.fee, old.eur_cents, old.eur_rate, old.address,
      old.created_at) then
    raise exception 'what a cash-out was asked for with never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state then
    if old.state = 'approved' and new.state = 'review' then
      if exists (select from chain_sends where cash_out_id = new.id) or not payouts_blocked(new.player_id) then
        raise exception 'a cash-out cannot go from % to %', old.state, new.state using errcode = 'check_violation';
      end if;
      delete from cash_out_approvals where cash_out_id = new.id;
    elsif (old.state, new.state) not in (
      ('requested', 'review'), ('requested', 'approved'), ('review', 'approved'), ('review', 'rejected'),
      ('approved', 'submitting'), ('approved', 'failed'), ('submitting', 'submitted'),
      -- Once sent, only the chain's own word ends it.
      ('submitted', 'paid'), ('submitted', 'failed'), ('paid', 'returned')
    ) and not (old.state = 'review' and new.state = 'requested' and old.reason = 'factor_removed'
      and removed_factor_holds_until(new.player_id) is null)
      and not (old.state = 'review' and new.state = 'requested' and old.reason = 'address_unproven'
        and not is_unproven_payout(new.id)) then
      raise exception 'a cash-out cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    insert into cash_out_steps (cash_out_id, from_state, to_state, reason)
    values (new.id, old.state, new.state, new.reason);
  end if;
  return new;
end
$$;
