-- Gives back the bonus that a refused withdrawal took: its amount, its progress, and the time it was away. 'not_restored': another bonus
-- became active. Null: it stays removed. The caller holds the player's gate.
create or replace function restore_bonus(p_hold cashout_holds, p_group bigint) returns text
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_bonus bonuses;
  v_later cashout_holds;
  v_outcome text := 'restored';
begin
  select * into v_bonus from bonuses
  where id = p_hold.bonus_id and player_id = p_hold.player_id and state = 'removed' and reason = 'cash_out';
  if not found then return null; end if;
  -- Nothing is left of it, and no round can bring anything back.
  if p_hold.bonus_amount = 0 and not exists (select from open_rounds where player_id = p_hold.player_id and bonus_id = v_bonus.id) then
    return null;
  end if;
  -- A later withdrawal of cash would have removed the bonus as well: if that one is refused too, the bonus comes back with it.
  select * into v_later from cashout_holds
  where player_id = p_hold.player_id and currency = p_hold.currency and payment_id <> p_hold.payment_id
    and created_at >= p_hold.created_at and cash_part > 0 and bonus_id is null and returned < cash_part + locked_part
  order by paid > 0 desc, payment_id limit 1;
  if found then
    update cashout_holds set bonus_id = p_hold.bonus_id, bonus_amount = p_hold.bonus_amount where payment_id = v_later.payment_id;
    return null;
  end if;
  if exists (select from player_gate where player_id = p_hold.player_id and bonus_id is not null) then
    v_outcome := 'not_restored';
  else
    perform ledger_move(p_group, 'bonus_restored', ledger_account('house', 0, p_hold.currency, 'promo_cost'),
      (player_account(p_hold.player_id, p_hold.currency, 'bonus')).id, p_hold.currency, p_hold.bonus_amount);
    update bonuses set state = 'active', reason = null, ended_at = null,
      expires_at = expires_at + (clock_timestamp() - ended_at)
    where id = v_bonus.id returning * into v_bonus;
    update player_gate set version = version + 1, bonus_id = v_bonus.id, bonus_currency = v_bonus.currency,
      bonus_expires_at = v_bonus.expires_at, wager_required = v_bonus.wager_required, wagered = v_bonus.wagered,
      max_first_stake = v_bonus.max_first_stake, conversion_cap = v_bonus.conversion_cap,
      except_games = nullif(v_bonus.except_games, '{}'), game_weights = v_bonus.game_weights
    where player_id = p_hold.player_id;
    insert into bookings values ('bonus:' || v_bonus.id, 'restore:' || p_group, p_hold.player_id, p_hold.currency,
      p_hold.bonus_amount, p_group, '{}');
  end if;
  update cashout_holds set bonus_outcome = v_outcome where payment_id = p_hold.payment_id;
  perform publish_event('bonus.' || v_outcome, 1, v_bonus.id::text, jsonb_build_object('playerId', p_hold.player_id::text,
    'bonusId', v_bonus.id::text, 'currency', p_hold.currency, 'amount', p_hold.bonus_amount::text));
  return v_outcome;
end
$$;
