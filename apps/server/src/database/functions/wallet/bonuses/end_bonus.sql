-- Ends the player's active bonus: what is left of it returns to promo_cost. Returns that amount. The caller holds the player's gate.
create or replace function end_bonus(p_gate player_gate, p_reason text) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_bonus accounts := player_account(p_gate.player_id, p_gate.bonus_currency, 'bonus');
  v_group bigint := nextval('transfer_groups');
begin
  perform ledger_move(v_group, 'bonus_removed', v_bonus.id,
    ledger_account('house', 0, p_gate.bonus_currency, 'promo_cost'), p_gate.bonus_currency, v_bonus.balance);
  update bonuses set state = 'removed', reason = p_reason, ended_at = clock_timestamp(), wagered = p_gate.wagered
  where id = p_gate.bonus_id;
  update player_gate set version = version + 1, bonus_id = null, bonus_currency = null, bonus_expires_at = null,
    wager_required = null, wagered = null, max_first_stake = null, conversion_cap = null, except_games = null, game_weights = null
  where player_id = p_gate.player_id;
  -- Says whose bonus the transfers of the group are about. A bonus that comes back may be removed again.
  insert into bookings values ('bonus:' || p_gate.bonus_id, 'remove:' || v_group, p_gate.player_id, p_gate.bonus_currency,
    v_bonus.balance, v_group, jsonb_build_object('reason', p_reason));
  perform publish_event('bonus.removed', 1, p_gate.bonus_id::text, jsonb_build_object('playerId', p_gate.player_id::text,
    'bonusId', p_gate.bonus_id::text, 'currency', p_gate.bonus_currency, 'amount', v_bonus.balance::text, 'reason', p_reason));
  return v_bonus.balance;
end
$$;
