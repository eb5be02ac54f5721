-- Bonus money comes from promo_cost, and p_from_spins of it from free-spin winnings. reason: bonus_active, funds. p_game_weights: shares of
-- stakes that count other than usual, in basis points by game.
create or replace function grant_bonus(
  p_player bigint, p_bonus bigint, p_currency text, p_amount bigint, p_from_spins bigint, p_wager_required bigint,
  p_max_first_stake bigint, p_expires timestamptz, p_conversion_cap bigint default null, p_except_games text[] default '{}',
  p_game_weights jsonb default null
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'bonus:' || p_bonus;
  v_known jsonb := booking_result(v_reference, 'grant', p_player, p_currency, p_amount);
  v_bonus accounts := player_account(p_player, p_currency, 'bonus');
  v_spins accounts := player_account(p_player, p_currency, 'free_spin_win');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 or p_from_spins not between 0 and p_amount or p_expires <= now() then
    raise exception 'ledger: not a bonus';
  end if;
  if v_gate.bonus_id is not null then return '{"reason": "bonus_active"}'; end if;
  if v_spins.balance < p_from_spins then return '{"reason": "funds"}'; end if;
  perform ledger_move(v_group, 'free_spins_unlocked', v_spins.id, v_bonus.id, p_currency, p_from_spins);
  perform ledger_move(v_group, 'bonus_granted', ledger_account('house', 0, p_currency, 'promo_cost'), v_bonus.id,
    p_currency, p_amount - p_from_spins);
  insert into bonuses (id, player_id, currency, amount, wager_required, max_first_stake, expires_at, conversion_cap, except_games,
    game_weights)
  values (p_bonus, p_player, p_currency, p_amount, p_wager_required, p_max_first_stake, p_expires, p_conversion_cap, p_except_games,
    nullif(p_game_weights, '{}'));
  update player_gate set version = version + 1, bonus_id = p_bonus, bonus_currency = p_currency,
    bonus_expires_at = p_expires, wager_required = p_wager_required, wagered = 0, max_first_stake = p_max_first_stake,
    conversion_cap = p_conversion_cap, except_games = nullif(p_except_games, '{}'), game_weights = nullif(p_game_weights, '{}')
  where player_id = p_player;
  insert into bookings values (v_reference, 'grant', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function grant_bonus(bigint, bigint, text, bigint, bigint, bigint, bigint, timestamp with time zone, bigint, text[], jsonb) to carmine_app;
