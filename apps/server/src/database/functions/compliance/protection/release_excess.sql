-- Releases as much of the locked money as the limits now allow. Returns the subunits that became cash.
create or replace function release_excess(p_payment bigint) returns bigint
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
  if v_gate.protection_status <> 'active' and (v_gate.protection_until is null or v_gate.protection_until > clock_timestamp()) then
    return 0;
  end if;
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

grant execute on function release_excess(bigint) to carmine_app;
