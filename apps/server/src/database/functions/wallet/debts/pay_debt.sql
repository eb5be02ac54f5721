-- At the player's request: takes the debt from the wallet. Returns the amount settled.
create or replace function pay_debt(p_player bigint, p_currency text) returns bigint
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

grant execute on function pay_debt(bigint, text) to carmine_app;
