-- What came in beyond a deposit limit waits on the locked account and becomes cash when the limit's window opens.

create table limit_excesses (
  payment_id bigint primary key,
  player_id bigint not null,
  currency text collate "C" not null,
  amount bigint not null check (amount > 0),
  -- EUR cents for one subunit, as the deposit was measured.
  eur numeric not null check (eur > 0 and eur <> 'NaN'),
  released bigint not null default 0 check (released >= 0),
  created_at timestamptz not null default now(),
  -- Nothing of it is left to be released: it became cash or was cashed out.
  closed_at timestamptz,
  check (released <= amount)
);
create index limit_excesses_open on limit_excesses (player_id, payment_id) where closed_at is null;
grant select on limit_excesses to carmine_app;

-- As before, and it remembers what only a limit kept from becoming cash.
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
  v_to_cash bigint := p_amount;
  v_excess bigint := 0;
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
    v_excess := p_amount - v_to_cash;
  end if;
  if p_to = 'locked' or (v_gate.standing <> 'active' and (v_gate.standing_until is null or v_gate.standing_until > now())) then
    v_to_cash := 0;
    v_excess := 0;
  end if;
  v_source := ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), p_currency, 'clearing_in');
  perform ledger_move(v_group, 'deposit', v_source, v_cash.id, p_currency, v_to_cash, p_payment);
  perform ledger_move(v_group, 'deposit_locked', v_source, v_locked.id, p_currency, p_amount - v_to_cash, p_payment);
  perform release_deposit(p_payment);
  perform count_deposit(p_player, v_cash.id, v_to_cash, p_eur);
  v_result := jsonb_build_object('repeated', false, 'cash', v_to_cash::text, 'locked', (p_amount - v_to_cash)::text);
  if v_excess > 0 then
    insert into limit_excesses (payment_id, player_id, currency, amount, eur)
    values (p_payment, p_player, p_currency, v_excess, p_eur);
  end if;
  insert into bookings values (v_reference, 'credit', p_player, p_currency, p_amount, v_group, v_result);
  return v_result;
end
$$;

-- As much as the limits allow now, of what is still locked. The number of subunits that became cash.
create function release_excess(p_payment bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_excess limit_excesses;
  v_gate player_gate;
  v_cash accounts;
  v_locked accounts;
  v_room bigint;
  v_left bigint;
  v_amount bigint;
  v_group bigint := nextval('transfer_groups');
begin
  select * into v_excess from limit_excesses where payment_id = p_payment;
  if not found then raise exception 'ledger: payment % exceeded no limit', p_payment; end if;
  v_gate := roll_windows(lock_gate(v_excess.player_id));
  select * into strict v_excess from limit_excesses where payment_id = p_payment;
  if v_excess.closed_at is not null then return 0; end if;
  if v_gate.standing <> 'active' and (v_gate.standing_until is null or v_gate.standing_until > clock_timestamp()) then return 0; end if;
  v_cash := player_account(v_excess.player_id, v_excess.currency, 'cash');
  v_locked := player_account(v_excess.player_id, v_excess.currency, 'locked');
  v_left := least(v_excess.amount - v_excess.released, v_locked.balance);
  select room into v_room from deposit_room(v_gate, 0);
  v_amount := least(v_left, coalesce(floor(v_room / v_excess.eur), v_left));
  if v_amount > 0 then
    perform ledger_move(v_group, 'released', v_locked.id, v_cash.id, v_excess.currency, v_amount, p_payment);
    perform count_deposit(v_excess.player_id, v_cash.id, v_amount, v_excess.eur);
    insert into bookings values ('payment:' || p_payment, 'release:' || v_excess.released, v_excess.player_id,
      v_excess.currency, v_amount, v_group, '{"repeated": false}');
  end if;
  update limit_excesses set released = released + v_amount,
    closed_at = case when v_amount = v_left then clock_timestamp() end
  where payment_id = p_payment;
  return v_amount;
end
$$;

-- A deposit is held to the player's standing in the transaction that counts it. standing: what it was, where it was refused
-- for that.
drop function reserve_deposit(bigint, bigint, bigint);
create function reserve_deposit(
  p_player bigint, p_payment bigint, p_cents bigint, out allowed boolean, out room bigint, out until timestamptz,
  out standing text
) language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
begin
  if v_gate.standing <> 'active' and (v_gate.standing_until is null or v_gate.standing_until > clock_timestamp()) then
    allowed := false;
    standing := v_gate.standing;
    return;
  end if;
  select r.room, r.until into room, until from deposit_room(v_gate, p_payment) r;
  allowed := coalesce(p_cents <= room, true);
  if allowed then
    insert into deposit_reservations (payment_id, player_id, cents) values (p_payment, p_player, p_cents)
    on conflict do nothing;
  end if;
end
$$;

grant execute on function release_excess, reserve_deposit to carmine_app;
