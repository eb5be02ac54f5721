-- Deposits and cash-outs as the books see them. Each runs in the caller's transaction and each step of a payment moves
-- money once: asked again with the same values it answers what it answered, with others it fails.

-- The stored result of a step, or null when it has not happened. The caller holds the player's gate.
create function booking_result(p_reference text, p_step text, p_player bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_booking bookings;
begin
  select * into v_booking from bookings where reference = p_reference and step = p_step;
  if not found then return null; end if;
  if (v_booking.player_id, v_booking.currency, v_booking.amount) is distinct from (p_player, p_currency, p_amount) then
    raise exception 'ledger: % of % was booked with other values', p_step, p_reference;
  end if;
  return v_booking.result || '{"repeated": true}';
end
$$;

create function player_account(p_player bigint, p_currency text, p_kind text) returns accounts
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_account accounts;
begin
  select * into v_account from accounts
  where owner_id = p_player and owner_kind = 'player' and currency = p_currency and kind = p_kind;
  if not found then raise exception 'ledger: player % holds no %', p_player, p_currency; end if;
  return v_account;
end
$$;

-- Closes the calendar windows that are over. Returns the gate as it is then.
create function roll_windows(p_gate player_gate) returns player_gate
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_now timestamptz := clock_timestamp();
  v_local timestamp := v_now at time zone p_gate.time_zone;
begin
  if v_now >= p_gate.day_ends then
    p_gate.day_ends := (date_trunc('day', v_local) + interval '1 day') at time zone p_gate.time_zone;
    p_gate.deposited_day := 0; p_gate.lost_day := 0; p_gate.staked_day := 0;
  end if;
  if v_now >= p_gate.week_ends then
    p_gate.week_ends := (date_trunc('week', v_local) + interval '7 days') at time zone p_gate.time_zone;
    p_gate.deposited_week := 0; p_gate.lost_week := 0; p_gate.staked_week := 0;
  end if;
  if v_now >= p_gate.month_ends then
    p_gate.month_ends := (date_trunc('month', v_local) + interval '1 month') at time zone p_gate.time_zone;
    p_gate.deposited_month := 0; p_gate.lost_month := 0; p_gate.staked_month := 0;
  end if;
  update player_gate set
    day_ends = p_gate.day_ends, week_ends = p_gate.week_ends, month_ends = p_gate.month_ends,
    deposited_day = p_gate.deposited_day, deposited_week = p_gate.deposited_week, deposited_month = p_gate.deposited_month,
    lost_day = p_gate.lost_day, lost_week = p_gate.lost_week, lost_month = p_gate.lost_month,
    staked_day = p_gate.staked_day, staked_week = p_gate.staked_week, staked_month = p_gate.staked_month
  where player_id = p_gate.player_id;
  return p_gate;
end
$$;

-- EUR cents that deposit limits still allow, other deposits under way counted; null where there is no limit. until: when
-- the window of the tightest limit opens again.
create function deposit_room(p_gate player_gate, p_except bigint, out room bigint, out until timestamptz)
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_pending bigint;
begin
  select coalesce(sum(cents), 0)::bigint into v_pending from deposit_reservations
  where player_id = p_gate.player_id and released_at is null and payment_id <> p_except;
  select greatest(w.free - v_pending, 0), w.ends into room, until from (values
    (p_gate.deposit_limit_day - p_gate.deposited_day, p_gate.day_ends),
    (p_gate.deposit_limit_week - p_gate.deposited_week, p_gate.week_ends),
    (p_gate.deposit_limit_month - p_gate.deposited_month, p_gate.month_ends)
  ) w (free, ends) where w.free is not null order by w.free, w.ends desc limit 1;
end
$$;

-- allowed: whether the deposit was counted.
create function reserve_deposit(p_player bigint, p_payment bigint, p_cents bigint, out allowed boolean, out room bigint, out until timestamptz)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
begin
  select r.room, r.until into room, until from deposit_room(v_gate, p_payment) r;
  allowed := coalesce(p_cents <= room, true);
  if allowed then
    insert into deposit_reservations (payment_id, player_id, cents) values (p_payment, p_player, p_cents)
    on conflict do nothing;
  end if;
end
$$;

create function release_deposit(p_payment bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update deposit_reservations set released_at = now() where payment_id = p_payment and released_at is null
$$;

-- Counts what a deposit made playable against the limits, and makes it something to be staked once.
create function count_deposit(p_player bigint, p_cash_account bigint, p_amount bigint, p_eur numeric) returns void
language sql set search_path = pg_catalog, public as $$
  update accounts set unstaked = unstaked + p_amount where id = p_cash_account and p_amount > 0;
  update player_gate set
    version = version + 1,
    deposited_day = deposited_day + ceil(p_amount * p_eur)::bigint,
    deposited_week = deposited_week + ceil(p_amount * p_eur)::bigint,
    deposited_month = deposited_month + ceil(p_amount * p_eur)::bigint
  where player_id = p_player;
$$;

-- p_to: cash, locked, or within_limits: what a deposit limit does not allow any more goes to locked. A player who may not
-- play gets everything locked, whatever was asked. p_eur: EUR cents for one subunit.
create function credit_deposit(
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
  v_to_cash bigint := p_amount;
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 or p_to not in ('cash', 'locked', 'within_limits') or not p_eur > 0 or p_eur = 'NaN' then
    raise exception 'ledger: not a deposit';
  end if;
  if p_to = 'within_limits' then
    select room into v_room from deposit_room(v_gate, p_payment);
    v_to_cash := least(p_amount, coalesce(floor(v_room / p_eur), p_amount));
  end if;
  if p_to = 'locked' or (v_gate.standing <> 'active' and (v_gate.standing_until is null or v_gate.standing_until > now())) then
    v_to_cash := 0;
  end if;
  v_source := ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), p_currency, 'clearing_in');
  perform ledger_move(v_group, 'deposit', v_source, v_cash.id, p_currency, v_to_cash, p_payment);
  perform ledger_move(v_group, 'deposit_locked', v_source, v_locked.id, p_currency, p_amount - v_to_cash, p_payment);
  perform release_deposit(p_payment);
  perform count_deposit(p_player, v_cash.id, v_to_cash, p_eur);
  v_result := jsonb_build_object('repeated', false, 'cash', v_to_cash::text, 'locked', (p_amount - v_to_cash)::text);
  insert into bookings values (v_reference, 'credit', p_player, p_currency, p_amount, v_group, v_result);
  return v_result;
end
$$;

-- Cash first, then locked money; what the player no longer has is owed to the house.
create function reverse_deposit(
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
  return v_result;
end
$$;

-- Null when there is not so much locked money.
create function release_locked(p_player bigint, p_payment bigint, p_currency text, p_amount bigint, p_eur numeric) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'release', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 then raise exception 'ledger: nothing to release'; end if;
  if v_locked.balance < p_amount then return null; end if;
  perform ledger_move(v_group, 'released', v_locked.id, v_cash.id, p_currency, p_amount, p_payment);
  perform count_deposit(p_player, v_cash.id, p_amount, p_eur);
  insert into bookings values (v_reference, 'release', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

-- Locked money first. reason: funds, not_withdrawable_yet, cashouts_stopped.
create function hold_cash_out(p_player bigint, p_payment bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'hold', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_pending accounts := player_account(p_player, p_currency, 'cashout_pending');
  v_free bigint := v_locked.balance + greatest(v_cash.balance - v_cash.unstaked, 0);
  v_from_locked bigint := least(v_locked.balance, p_amount);
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 then raise exception 'ledger: nothing to cash out'; end if;
  if exists (select from ledger_guard where cashouts_stopped_since is not null) then
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

-- The hold of a payment, its player's gate locked.
create function lock_hold(p_payment bigint) returns cashout_holds
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds;
begin
  select * into v_hold from cashout_holds where payment_id = p_payment;
  if not found then raise exception 'ledger: payment % holds nothing', p_payment; end if;
  perform lock_gate(v_hold.player_id);
  select * into strict v_hold from cashout_holds where payment_id = p_payment;
  return v_hold;
end
$$;

create function settle_cash_out(
  p_payment bigint, p_leg integer, p_provider_kind text, p_provider text, p_amount bigint, p_fee bigint
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds := lock_hold(p_payment);
  v_reference text := 'payment:' || p_payment;
  v_step text := 'settle:' || p_leg;
  v_known jsonb := booking_result(v_reference, v_step, v_hold.player_id, v_hold.currency, p_amount + p_fee);
  v_pending accounts := player_account(v_hold.player_id, v_hold.currency, 'cashout_pending');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 or p_fee < 0 then raise exception 'ledger: not a leg of a cash-out'; end if;
  update cashout_holds set paid = paid + p_amount + p_fee where payment_id = p_payment;
  perform ledger_move(v_group, 'cashout_paid', v_pending.id,
    ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), v_hold.currency, 'clearing_out'),
    v_hold.currency, p_amount, p_payment);
  perform ledger_move(v_group, 'cashout_fee', v_pending.id, ledger_account('house', 0, v_hold.currency, 'fees'),
    v_hold.currency, p_fee, p_payment);
  update player_gate set version = version + 1 where player_id = v_hold.player_id;
  insert into bookings
  values (v_reference, v_step, v_hold.player_id, v_hold.currency, p_amount + p_fee, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

-- What is left of the hold: first what came from locked money goes back there, then the rest to cash.
create function return_cash_out(p_payment bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds := lock_hold(p_payment);
  v_left bigint := v_hold.cash_part + v_hold.locked_part - v_hold.paid - v_hold.returned;
  v_to_locked bigint := least(v_hold.locked_part, v_left);
  v_pending accounts := player_account(v_hold.player_id, v_hold.currency, 'cashout_pending');
  v_cash accounts := player_account(v_hold.player_id, v_hold.currency, 'cash');
  v_locked accounts := player_account(v_hold.player_id, v_hold.currency, 'locked');
  v_group bigint := nextval('transfer_groups');
begin
  if v_left = 0 then return jsonb_build_object('repeated', true, 'returned', v_hold.returned::text); end if;
  update cashout_holds set returned = returned + v_left where payment_id = p_payment;
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_locked.id, v_hold.currency, v_to_locked, p_payment);
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_cash.id, v_hold.currency, v_left - v_to_locked, p_payment);
  update player_gate set version = version + 1 where player_id = v_hold.player_id;
  return jsonb_build_object('repeated', false, 'returned', v_left::text);
end
$$;

grant execute on function reserve_deposit, release_deposit, credit_deposit, reverse_deposit, release_locked, hold_cash_out,
  settle_cash_out, return_cash_out to carmine_app;
