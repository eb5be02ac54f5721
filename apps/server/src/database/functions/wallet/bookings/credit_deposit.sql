-- Credits a deposit. Debts are settled first; only the rest is the player's, counts against limits and must be staked.
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
  if p_to = 'locked' or (v_gate.protection_status <> 'active' and (v_gate.protection_until is null or v_gate.protection_until > now())) then
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

grant execute on function credit_deposit(bigint, bigint, text, text, text, bigint, text, numeric) to carmine_app;
