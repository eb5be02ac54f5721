-- Returns the bonus account to promo_cost. A bonus that has already ended is unchanged.
create or replace function remove_bonus(p_player bigint, p_bonus bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_bonus accounts;
  v_group bigint := nextval('transfer_groups');
begin
  if not exists (select from bonuses where id = p_bonus and player_id = p_player) then
    raise exception 'ledger: no such bonus';
  end if;
  if v_gate.bonus_id is distinct from p_bonus then return '{"repeated": true, "removed": "0"}'; end if;
  v_bonus := player_account(p_player, v_gate.bonus_currency, 'bonus');
  perform ledger_move(v_group, 'bonus_removed', v_bonus.id,
    ledger_account('house', 0, v_gate.bonus_currency, 'promo_cost'), v_gate.bonus_currency, v_bonus.balance);
  update bonuses set state = 'removed', ended_at = now(), wagered = v_gate.wagered where id = p_bonus;
  update player_gate set version = version + 1, bonus_id = null, bonus_currency = null, bonus_expires_at = null,
    wager_required = null, wagered = null, max_first_stake = null
  where player_id = p_player;
  return jsonb_build_object('repeated', false, 'removed', v_bonus.balance::text);
end
$$;

grant execute on function remove_bonus(bigint, bigint) to carmine_app;
