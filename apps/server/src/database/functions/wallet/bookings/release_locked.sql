-- Null if there is less locked money.
create or replace function release_locked(p_player bigint, p_payment bigint, p_currency text, p_amount bigint, p_eur numeric) returns jsonb
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

grant execute on function release_locked(bigint, bigint, text, bigint, numeric) to carmine_app;
