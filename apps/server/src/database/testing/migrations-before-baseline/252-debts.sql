-- What a player owes the house: a deposit was credited, left the wallet, and was then taken back by its bank or its chain. While
-- anything is owed nothing leaves, and what is credited next settles it first.

create table player_debts (
  player_id bigint not null,
  currency text collate "C" not null,
  owed bigint not null check (owed >= 0),
  since timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (player_id, currency)
);
create index player_debts_open on player_debts (player_id) where owed > 0;
grant select on player_debts to carmine_app;
create trigger player_debts_seen before insert or update on player_debts
  for each row when (new.owed > 0) execute function wait_for_approvals();

-- As before, and it keeps what a player owes beside the account that it is owed to. The caller holds the player's gate.
create or replace function ledger_move(
  p_group bigint, p_kind text, p_from bigint, p_to bigint, p_currency text, p_amount bigint, p_payment bigint default null,
  p_round bigint default null
) returns void language plpgsql set search_path = pg_catalog, public as $$
declare
  v_known integer;
  v_player bigint;
  v_receivable bigint;
  v_owed bigint;
begin
  if p_amount = 0 then return; end if;
  select count(*), max(owner_id) filter (where owner_kind = 'player' or kind = 'receivable'), max(id) filter (where kind = 'receivable')
  into v_known, v_player, v_receivable
  from accounts where id in (p_from, p_to) and currency = p_currency;
  if v_known <> 2 then raise exception 'ledger: a movement of % between accounts that are not both of it', p_currency; end if;
  insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, payment_id,
    round_id)
  values (clock_timestamp(), v_player, p_group, p_kind, p_from, p_to, p_currency, p_amount, p_payment, p_round);
  update accounts set balance = balance + case id when p_to then p_amount else -p_amount end, version = version + 1
  where id in (p_from, p_to) and owner_kind in ('player', 'pool');
  if v_receivable is null then return; end if;
  v_owed := case v_receivable when p_from then p_amount else -p_amount end;
  update player_debts set owed = owed + v_owed, changed_at = clock_timestamp(),
    since = case when owed = 0 then clock_timestamp() else since end
  where player_id = v_player and currency = p_currency;
  if not found then insert into player_debts (player_id, currency, owed) values (v_player, p_currency, v_owed); end if;
end
$$;

-- What was owed before.
insert into player_debts (player_id, currency, owed)
select owner_id, currency, -balance from derived_balances
where owner_kind = 'house' and kind = 'receivable' and balance < 0;

-- At most p_most of what is owed, from that account. The caller holds the player's gate. What was settled.
create function settle_debt(p_group bigint, p_player bigint, p_currency text, p_from bigint, p_most bigint, p_payment bigint)
returns bigint language plpgsql set search_path = pg_catalog, public as $$
declare
  v_settled bigint;
begin
  select least(owed, p_most) into v_settled from player_debts where player_id = p_player and currency = p_currency;
  v_settled := greatest(coalesce(v_settled, 0), 0);
  if v_settled > 0 then
    perform ledger_move(p_group,
      case (select owner_kind from accounts where id = p_from) when 'player' then 'debt_settled' else 'deposit_settled' end, p_from, ledger_account('house', p_player, p_currency, 'receivable'),
      p_currency, v_settled, p_payment);
  end if;
  return v_settled;
end
$$;

-- As before, and whoever took a credited deposit back is looked at by a person before anything leaves.
create or replace function reverse_deposit(
  p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'reverse', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_target bigint;
  v_from_cash bigint := least(v_cash.balance, p_amount);
  v_from_locked bigint := least(v_locked.balance, p_amount - v_from_cash);
  v_owed bigint := p_amount - v_from_cash - v_from_locked;
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  if v_known is not null then return v_known; end if;
  if not exists (select from bookings where reference = v_reference and step = 'credit' and player_id = p_player
    and currency = p_currency and p_amount between 1 and amount) then
    raise exception 'ledger: no such deposit to reverse';
  end if;
  v_target := ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), p_currency, 'clearing_in');
  perform ledger_move(v_group, 'deposit_reversed', v_cash.id, v_target, p_currency, v_from_cash, p_payment);
  perform ledger_move(v_group, 'deposit_reversed', v_locked.id, v_target, p_currency, v_from_locked, p_payment);
  perform ledger_move(v_group, 'receivable', ledger_account('house', p_player, p_currency, 'receivable'), v_target,
    p_currency, v_owed, p_payment);
  update accounts set unstaked = greatest(unstaked - v_from_cash, 0) where id = v_cash.id;
  update player_gate set version = version + 1 where player_id = p_player;
  v_result := jsonb_build_object('repeated', false, 'receivable', v_owed::text);
  insert into bookings values (v_reference, 'reverse', p_player, p_currency, p_amount, v_group, v_result);
  insert into risk_flags (player_id, kind, cause, detail, holds)
  select id, 'deposit_reversed', 'deposit ' || p_payment, jsonb_build_object('deposit', p_payment::text,
    'currency', p_currency, 'amount', p_amount::text, 'owed', v_owed::text), true
  from players where id = p_player
  on conflict (player_id, kind, cause) do nothing;
  return v_result;
end
$$;

-- As before, and what is owed is settled first; only the rest is the player's, counts against limits and is to be staked.
create or replace function credit_deposit(
  p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint, p_to text,
  p_eur numeric
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'credit', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_source bigint;
  v_room bigint;
  v_settled bigint;
  v_rest bigint;
  v_to_cash bigint;
  v_excess bigint := 0;
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 or p_to not in ('cash', 'locked', 'within_limits') or not p_eur > 0 or p_eur = 'NaN' then
    raise exception 'ledger: not a deposit';
  end if;
  v_source := ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), p_currency, 'clearing_in');
  v_settled := settle_debt(v_group, p_player, p_currency, v_source, p_amount, p_payment);
  v_rest := p_amount - v_settled;
  v_to_cash := v_rest;
  if p_to = 'within_limits' then
    select room into v_room from deposit_room(v_gate, p_payment);
    v_to_cash := least(v_rest, coalesce(floor(v_room / p_eur), v_rest));
    v_excess := v_rest - v_to_cash;
  end if;
  if p_to = 'locked' or (v_gate.standing <> 'active' and (v_gate.standing_until is null or v_gate.standing_until > now())) then
    v_to_cash := 0;
    v_excess := 0;
  end if;
  perform ledger_move(v_group, 'deposit', v_source, v_cash.id, p_currency, v_to_cash, p_payment);
  perform ledger_move(v_group, 'deposit_locked', v_source, v_locked.id, p_currency, v_rest - v_to_cash, p_payment);
  perform release_deposit(p_payment);
  perform count_deposit(p_player, v_cash.id, v_to_cash, p_eur);
  v_result := jsonb_build_object('repeated', false, 'cash', v_to_cash::text, 'locked', (v_rest - v_to_cash)::text,
    'settled', v_settled::text);
  if v_excess > 0 then
    insert into limit_excesses (payment_id, player_id, currency, amount, eur)
    values (p_payment, p_player, p_currency, v_excess, p_eur);
  end if;
  insert into bookings values (v_reference, 'credit', p_player, p_currency, p_amount, v_group, v_result);
  return v_result;
end
$$;

-- As before. What was on its way out when a deposit was taken back could not be taken then; when it comes back it is.
create or replace function return_cash_out(p_payment bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds := lock_hold(p_payment);
  v_left bigint := v_hold.cash_part + v_hold.locked_part - v_hold.paid - v_hold.returned;
  v_to_locked bigint := least(v_hold.locked_part, v_left);
  v_pending accounts := player_account(v_hold.player_id, v_hold.currency, 'cashout_pending');
  v_cash accounts := player_account(v_hold.player_id, v_hold.currency, 'cash');
  v_locked accounts := player_account(v_hold.player_id, v_hold.currency, 'locked');
  v_group bigint := nextval('transfer_groups');
  v_settled bigint;
begin
  if v_left = 0 then return jsonb_build_object('repeated', true, 'returned', v_hold.returned::text); end if;
  update cashout_holds set returned = returned + v_left where payment_id = p_payment;
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_locked.id, v_hold.currency, v_to_locked, p_payment);
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_cash.id, v_hold.currency, v_left - v_to_locked, p_payment);
  v_settled := settle_debt(v_group, v_hold.player_id, v_hold.currency, v_cash.id, v_left - v_to_locked, p_payment);
  v_settled := v_settled
    + settle_debt(v_group, v_hold.player_id, v_hold.currency, v_locked.id, v_to_locked, p_payment);
  update player_gate set version = version + 1 where player_id = v_hold.player_id;
  return jsonb_build_object('repeated', false, 'returned', v_left::text, 'settled', v_settled::text);
end
$$;

-- The player's own word: what is owed is taken from what is in the wallet. What was settled.
create function pay_debt(p_player bigint, p_currency text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_group bigint := nextval('transfer_groups');
  v_settled bigint := settle_debt(v_group, p_player, p_currency, v_cash.id, v_cash.balance, null);
begin
  v_settled := v_settled + settle_debt(v_group, p_player, p_currency, v_locked.id, v_locked.balance, null);
  update accounts set unstaked = least(unstaked, balance) where id = v_cash.id;
  update player_gate set version = version + 1 where player_id = p_player;
  return v_settled;
end
$$;
revoke all on function settle_debt, pay_debt from public;
grant execute on function pay_debt to carmine_app;

-- As before, and what is owed holds.
create or replace function cash_outs_held(p_player bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cash_out_holds', p_player));
  -- A statement of its own: it sees what was committed while this one waited.
  return exists (select from risk_flags where player_id = p_player and holds and cleared_at is null)
    or exists (select from player_debts where player_id = p_player and owed > 0)
    or exists (select from funds_requests where player_id = p_player and closed_at is null)
    or removed_factor_holds_until(p_player) is not null;
end
$$;

-- A deposit that was taken back also keeps what was approved before, up to the moment in which it is handed over.
create function payouts_blocked(p_player bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cash_out_holds', p_player));
  return exists (select from risk_flags where player_id = p_player and kind = 'deposit_reversed' and cleared_at is null)
    or exists (select from player_debts where player_id = p_player and owed > 0);
end
$$;
revoke all on function payouts_blocked(bigint) from public;
grant execute on function payouts_blocked(bigint) to carmine_app;

create function guard_blocked_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint := case tg_table_name when 'cash_outs' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'cash_out_id' end;
begin
  if payouts_blocked((select player_id from cash_outs where id = v_id)) then
    raise exception 'a deposit of this player was taken back' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger chain_sends_blocked before insert on chain_sends for each row execute function guard_blocked_payout();
create trigger cash_outs_blocked before update on cash_outs
  for each row when (new.method = 'FIAT' and old.state = 'approved' and new.state = 'submitting')
  execute function guard_blocked_payout();
create trigger cash_out_legs_blocked before update on cash_out_legs
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_blocked_payout();

-- As before, and not while a deposit that was taken back keeps it.
create or replace function let_leg_go(p_cash_out bigint, p_leg integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if cash_outs_stopped() then return false; end if;
  -- What may have been ordered already is asked for again under the same reference.
  if exists (select from cash_out_legs
    where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is not null) then return true; end if;
  if payouts_blocked((select player_id from cash_outs where id = p_cash_out)) then return false; end if;
  update cash_out_legs set let_go_at = clock_timestamp()
  where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is null;
  return exists (select from cash_out_legs
    where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is not null);
end
$$;

-- As before, and what was approved before a deposit was taken back, and not yet handed over, is looked at again: by people who
-- know of it, so that what was said before counts for nothing.
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
      and removed_factor_holds_until(new.player_id) is null) then
      raise exception 'a cash-out cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    insert into cash_out_steps (cash_out_id, from_state, to_state, reason)
    values (new.id, old.state, new.state, new.reason);
  end if;
  return new;
end
$$;
