-- Winnings of free spins that were not unlocked return to promo_cost. Null if there is less.
create or replace function end_spin_winnings(p_player bigint, p_key text, p_currency text, p_amount bigint, p_reason text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'spin-winnings:' || p_key;
  v_known jsonb := booking_result(v_reference, 'end', p_player, p_currency, p_amount);
  v_spins accounts := player_account(p_player, p_currency, 'free_spin_win');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 or p_reason not in ('expired', 'forfeited') then raise exception 'ledger: not an end of winnings'; end if;
  if v_spins.balance < p_amount then return null; end if;
  perform ledger_move(v_group, 'free_spins_' || p_reason, v_spins.id, ledger_account('house', 0, p_currency, 'promo_cost'),
    p_currency, p_amount);
  update player_gate set version = version + 1 where player_id = p_player;
  insert into bookings values (v_reference, 'end', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function end_spin_winnings(bigint, text, text, bigint, text) to carmine_app;
