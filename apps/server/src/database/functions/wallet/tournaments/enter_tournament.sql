-- An entry is paid in cash, and counts as a stake and a loss. reason: closed, excluded, country, limit, funds. p_eur: EUR cents per subunit.
create or replace function enter_tournament(p_tournament bigint, p_player bigint, p_key text, p_amount bigint, p_eur numeric)
returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_pool tournament_pools := lock_tournament(p_tournament);
  v_gate player_gate := roll_windows(lock_gate(p_player));
  v_reference text := 'tournament:' || p_key;
  v_known jsonb := booking_result(v_reference, 'enter', p_player, v_pool.currency, p_amount);
  v_cash accounts := player_account(p_player, v_pool.currency, 'cash');
  v_group bigint := nextval('transfer_groups');
  v_cents bigint;
  v_limit record;
  v_unstaked bigint := least(v_cash.unstaked, p_amount);
begin
  if v_known is not null then
    if not exists (select from tournament_entries where key = p_key and tournament_id = p_tournament) then
      raise exception 'ledger: % was booked for another tournament', p_key;
    end if;
    return v_known;
  end if;
  if p_amount <= 0 or not p_eur > 0 or p_eur = 'NaN' then raise exception 'ledger: not an entry'; end if;
  if v_pool.closed_at is not null then return '{"reason": "closed"}'; end if;
  if v_gate.protection_status = 'closed' or is_on_break(v_gate) then
    return jsonb_build_object('reason', 'excluded', 'until', v_gate.protection_until);
  end if;
  if exists (select from blocked_countries where country = v_gate.country) then return '{"reason": "country"}'; end if;
  v_cents := ceil(p_amount * p_eur);
  if limit_reached(v_gate, v_cents, v_cents) then
    select kind, until into v_limit from tight_limit(v_gate, v_cents, v_cents);
    return jsonb_build_object('reason', 'limit', 'kind', v_limit.kind, 'until', v_limit.until);
  end if;
  if v_cash.balance < p_amount then
    return jsonb_build_object('reason', 'funds', 'cash', v_cash.balance::text,
      'bonus', (player_account(p_player, v_pool.currency, 'bonus')).balance::text);
  end if;
  perform ledger_move(v_group, 'tournament_entry', v_cash.id, v_pool.account_id, v_pool.currency, p_amount);
  update accounts set unstaked = unstaked - v_unstaked where id = v_cash.id;
  insert into tournament_entries (key, player_id, tournament_id, currency, amount, cents, unstaked_used)
  values (p_key, p_player, p_tournament, v_pool.currency, p_amount, v_cents, v_unstaked);
  update tournament_pools set entered = entered + p_amount where tournament_id = p_tournament;
  perform count_stake(p_player, v_cents);
  insert into bookings values (v_reference, 'enter', p_player, v_pool.currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function enter_tournament(bigint, bigint, text, bigint, numeric) to carmine_app;
