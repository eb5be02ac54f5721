-- What lets a cash-out go is held here too, whatever the program forgets: the stop, the money that was held back for it, who
-- it is for and that it was asked for by them, how much may leave without a person, where it goes, and how it ends.

-- Whoever lets money leave keeps the one row of the stop until the end of the transaction: a stop that is set in that very
-- moment is seen, or waits until it has gone.
create function cash_outs_stopped() returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_stopped boolean;
begin
  -- One that waited for the row reads it as it is then.
  select cashouts_stopped_since is not null into strict v_stopped from ledger_guard for share;
  return v_stopped;
end
$$;
revoke all on function cash_outs_stopped() from public;
grant execute on function cash_outs_stopped() to carmine_app;

-- As before, but a stop that is being set is waited for.
create or replace function hold_cash_out(p_player bigint, p_payment bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'hold', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_pending accounts := player_account(p_player, p_currency, 'cashout_pending');
  v_free bigint := v_locked.balance + greatest(v_cash.balance - case when keeps_from_play(v_gate) then 0 else v_cash.unstaked end, 0);
  v_from_locked bigint := least(v_locked.balance, p_amount);
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 then raise exception 'ledger: nothing to cash out'; end if;
  if cash_outs_stopped() then
    return jsonb_build_object('reason', 'cashouts_stopped', 'withdrawable', v_free::text);
  end if;
  if p_amount > v_cash.balance + v_locked.balance then
    return jsonb_build_object('reason', 'funds', 'withdrawable', v_free::text);
  end if;
  if p_amount > v_free then
    return jsonb_build_object('reason', 'not_withdrawable_yet', 'withdrawable', v_free::text);
  end if;
  perform ledger_move(v_group, 'cashout_held', v_locked.id, v_pending.id, p_currency, v_from_locked, p_payment);
  perform ledger_move(v_group, 'cashout_held', v_cash.id, v_pending.id, p_currency, p_amount - v_from_locked, p_payment);
  update player_gate set version = version + 1 where player_id = p_player;
  insert into cashout_holds (payment_id, player_id, currency, cash_part, locked_part)
  values (p_payment, p_player, p_currency, p_amount - v_from_locked, v_from_locked);
  insert into bookings values (v_reference, 'hold', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

-- What a request may be worth at most, in EUR cents.
alter table cash_outs add constraint cash_outs_maximum check (eur_cents <= 40000);

-- The servers ask for a cash-out only for somebody whose papers are good and who has just shown who is there. The minute
-- beyond the quarter of an hour is for a request that was begun within it.
create function guard_asked_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (select count(distinct kind) from verification_cases
      where player_id = new.player_id and status = 'verified' and kind in ('identity', 'bill')) < 2 then
    raise exception 'a cash-out is for somebody whose papers are verified' using errcode = 'check_violation';
  end if;
  if not exists (select from sessions where player_id = new.player_id and ended_at is null
      and expires_at > clock_timestamp() and stepped_up_at > clock_timestamp() - interval '16 minutes') then
    raise exception 'a cash-out is for somebody who has just shown who is there' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger cash_outs_asked before insert on cash_outs
  for each row when (current_user = 'carmine_app') execute function guard_asked_cash_out();

-- Since when a transaction may be shown to its chain, and a leg ordered at its gateway. It is written before the first time,
-- and never while cash-outs are stopped.
alter table chain_sends add column let_go_at timestamptz;
alter table cash_out_legs add column let_go_at timestamptz;
-- What an older program signed or sent may have been shown already.
update chain_sends set let_go_at = coalesce(signed_at, reserved_at) where txid is not null;
alter table cash_out_legs disable trigger cash_out_legs_guarded;
update cash_out_legs set let_go_at = updated_at where state <> 'waiting';
alter table cash_out_legs enable trigger cash_out_legs_guarded;

create function guard_letting_go() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.let_go_at is not null then
    raise exception 'when money was let go never changes' using errcode = 'check_violation';
  end if;
  if cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger chain_sends_let_go before update on chain_sends
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_letting_go();
create trigger cash_out_legs_let_go before update on cash_out_legs
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_letting_go();

-- Whether its bytes may be shown to the chain now; once they were, whatever comes.
create function let_send_go(p_cash_out bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from chain_sends where cash_out_id = p_cash_out and let_go_at is not null) then return true; end if;
  if cash_outs_stopped() then return false; end if;
  update chain_sends set let_go_at = clock_timestamp()
  where cash_out_id = p_cash_out and txid is not null and let_go_at is null;
  return exists (select from chain_sends where cash_out_id = p_cash_out and let_go_at is not null);
end
$$;

-- Whether a leg may be ordered at its gateway now.
create function let_leg_go(p_cash_out bigint, p_leg integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if cash_outs_stopped() then return false; end if;
  update cash_out_legs set let_go_at = clock_timestamp()
  where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is null;
  return exists (select from cash_out_legs
    where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is not null);
end
$$;
revoke all on function let_send_go(bigint), let_leg_go(bigint, integer) from public;
grant execute on function let_send_go(bigint), let_leg_go(bigint, integer) to carmine_app;

create function guard_leaving_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_rules cash_out_rules;
begin
  if new.state = old.state then return new; end if;
  if new.state in ('approved', 'submitting') and not exists (select from cashout_holds
      where payment_id = new.id and player_id = new.player_id and currency = new.currency
        and cash_part + locked_part = new.amount and paid + returned = 0) then
    raise exception 'only money that is held back for it leaves' using errcode = 'check_violation';
  end if;
  if old.state = 'requested' and new.state = 'approved' then
    select * into strict v_rules from cash_out_rules for share;
    if not v_rules.automatic or new.eur_cents > v_rules.automatic_up_to
      or (select coalesce(sum(eur_cents), 0) from cash_outs where player_id = new.player_id
        and created_at > now() - interval '1 day' and state not in ('rejected', 'failed', 'returned')) > v_rules.automatic_per_day
      or exists (select from deposit_addresses where chain = new.method and address = new.address)
      or exists (select from cash_out_legs where cash_out_id = new.id and method = 'MANUAL')
      or exists (select from players where id = new.player_id and status = 'locked') then
      raise exception 'this cash-out does not leave without a person' using errcode = 'check_violation';
    end if;
  end if;
  if ((old.state = 'requested' and new.state = 'approved') or new.state = 'submitting'
      -- On its way already where its bytes were shown; the legs of money are still to be ordered, or paid by a person.
      or (new.state = 'submitted' and not exists (select from chain_sends where cash_out_id = new.id and let_go_at is not null)))
    and cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  if new.state = 'submitted' then
    -- By a program that does not write it down before.
    update chain_sends set let_go_at = clock_timestamp() where cash_out_id = new.id and txid is not null and let_go_at is null;
  end if;
  return new;
end
$$;
create trigger cash_outs_leaving before update on cash_outs for each row execute function guard_leaving_cash_out();

-- At the end of the transaction books and cash-out say the same: what was paid out is out of the hold, what was refused is
-- back with the player, and neither happens to one that is still under way.
create function guard_ended_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint := case tg_table_name when 'cash_outs' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'payment_id' end;
  v_cash_out cash_outs;
  v_hold cashout_holds;
begin
  select * into v_cash_out from cash_outs where id = v_id;
  select * into v_hold from cashout_holds where payment_id = v_id;
  if v_cash_out.id is null or v_hold.payment_id is null then return null; end if;
  if not (case v_cash_out.state
    when 'paid' then v_hold.paid = v_cash_out.amount
    when 'returned' then v_hold.paid = v_cash_out.amount
    when 'rejected' then v_hold.returned = v_cash_out.amount
    when 'failed' then v_hold.returned = v_cash_out.amount
    when 'submitted' then v_hold.returned = 0
    else v_hold.paid + v_hold.returned = 0
  end) then
    raise exception 'the books say another end of a cash-out that is %', v_cash_out.state using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger cash_outs_ended after update of state on cash_outs
  deferrable initially deferred for each row execute function guard_ended_cash_out();
create constraint trigger cashout_holds_ended after update on cashout_holds
  deferrable initially deferred for each row execute function guard_ended_cash_out();

-- What one of the ledger's subunits is on the chain. Null: a chain that an older program entered.
alter table chains add column raw_per_subunit numeric(78, 0) check (raw_per_subunit > 0 and raw_per_subunit <> 'NaN');
update chains set raw_per_subunit = 1000000000 where code = 'ETH';

-- A transaction carries what was asked for, less the fee, to where it was asked for.
create function guard_new_chain_send() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.txid is not null or new.let_go_at is not null or not exists (
    select from cash_outs c join chains k on k.code = new.chain
    where c.id = new.cash_out_id and c.state = 'approved' and c.method = new.chain and c.address = new.to_address
      and (k.raw_per_subunit is null or new.raw_amount = (c.amount - c.fee) * k.raw_per_subunit)) then
    raise exception 'this is not what was asked for' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger chain_sends_made before insert on chain_sends for each row execute function guard_new_chain_send();

-- A higher fee is for what was shown already.
create function guard_chain_raise() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from chain_sends where cash_out_id = new.cash_out_id and let_go_at is not null) then
    raise exception 'only what was shown to the chain is shown again' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger chain_send_raises_made before insert on chain_send_raises for each row execute function guard_chain_raise();

-- All legs together are the cash-out and no more, and none is paid before it was let go.
create function guard_legs_together() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
begin
  if tg_op = 'INSERT' then
    -- One after the other: two legs must not both fit in what is left.
    select * into strict v_cash_out from cash_outs where id = new.cash_out_id for no key update;
    if new.state <> 'waiting' or new.let_go_at is not null or v_cash_out.state in ('paid', 'rejected', 'failed', 'returned')
      or new.amount > v_cash_out.amount - v_cash_out.fee - (select coalesce(sum(amount), 0) from cash_out_legs
        where cash_out_id = new.cash_out_id and state <> 'failed') then
      raise exception 'the legs of a cash-out are no more than it' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  select * into strict v_cash_out from cash_outs where id = new.cash_out_id;
  if new.state in ('sent', 'paid') and v_cash_out.state not in ('submitting', 'submitted') then
    raise exception 'a leg goes when its cash-out was let go' using errcode = 'check_violation';
  end if;
  if old.state = 'waiting' and new.state = 'sent' and new.let_go_at is null and cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger cash_out_legs_together before insert or update of state on cash_out_legs
  for each row execute function guard_legs_together();
