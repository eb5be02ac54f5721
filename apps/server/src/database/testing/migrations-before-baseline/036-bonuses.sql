-- Bonus money, free spins, an operator's corrections, jackpot pools. Each runs in the caller's transaction and moves money
-- once, like the steps of a payment.

-- Bonus money comes from promo_cost, or as far as p_from_spins says from free-spin winnings. reason: bonus_active, funds.
create function grant_bonus(
  p_player bigint, p_bonus bigint, p_currency text, p_amount bigint, p_from_spins bigint, p_wager_required bigint,
  p_max_first_stake bigint, p_expires timestamptz
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
  insert into bonuses (id, player_id, currency, amount, wager_required, max_first_stake, expires_at)
  values (p_bonus, p_player, p_currency, p_amount, p_wager_required, p_max_first_stake, p_expires);
  update player_gate set version = version + 1, bonus_id = p_bonus, bonus_currency = p_currency,
    bonus_expires_at = p_expires, wager_required = p_wager_required, wagered = 0, max_first_stake = p_max_first_stake
  where player_id = p_player;
  insert into bookings values (v_reference, 'grant', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

-- Takes the bonus account back to promo_cost. A bonus that has ended already is left as it is.
create function remove_bonus(p_player bigint, p_bonus bigint) returns jsonb
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

create function grant_free_spins(
  p_player bigint, p_currency text, p_stake bigint, p_count integer, p_games text[], p_from timestamptz, p_to timestamptz
) returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint;
begin
  perform player_account(p_player, p_currency, 'free_spin_win');
  insert into free_spin_grants (player_id, currency, stake, total, games, valid_from, valid_to)
  values (p_player, p_currency, p_stake, p_count, p_games, p_from, p_to) returning id into v_id;
  return v_id;
end
$$;

-- Null when the player has less than is to be taken.
create function adjust_balance(p_player bigint, p_key text, p_currency text, p_amount bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'adjustment:' || p_key;
  v_known jsonb := booking_result(v_reference, 'adjust', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_house bigint := ledger_account('house', 0, p_currency, 'adjustment');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if v_cash.balance + p_amount < 0 then return null; end if;
  if p_amount > 0 then
    perform ledger_move(v_group, 'adjustment', v_house, v_cash.id, p_currency, p_amount);
  else
    perform ledger_move(v_group, 'adjustment', v_cash.id, v_house, p_currency, -p_amount);
  end if;
  update player_gate set version = version + 1 where player_id = p_player;
  insert into bookings values (v_reference, 'adjust', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

create function create_jackpot_pool(p_name text, p_seed_cents bigint, p_must_hit_at bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint;
  v_account bigint;
begin
  insert into jackpot_pools (name, account_id, seed_cents, must_hit_at_cents, contributed_micro)
  values (p_name, 0, p_seed_cents, p_must_hit_at, p_seed_cents::numeric * 1000000) returning id into v_id;
  v_account := ledger_account('pool', v_id, 'EUR', 'jackpot');
  update jackpot_pools set account_id = v_account where id = v_id;
  perform ledger_move(nextval('transfer_groups'), 'jackpot_contribution', ledger_account('house', 0, 'EUR', 'bank'),
    v_account, 'EUR', p_seed_cents);
  return v_id;
end
$$;

create function set_next_jackpot_trigger(p_pool bigint, p_must_hit_at bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update jackpot_pools set
    must_hit_at_cents = coalesce(must_hit_at_cents, p_must_hit_at),
    next_must_hit_at_cents = case when must_hit_at_cents is null then next_must_hit_at_cents else p_must_hit_at end
  where id = p_pool;
  if not found then raise exception 'ledger: no such pool'; end if;
end
$$;

-- The trigger is secret until it falls: the servers read a pool without it.
create view open_jackpots as
  select p.id, p.name, a.balance as cents, p.next_must_hit_at_cents is null and p.must_hit_at_cents is not null as needs_trigger
  from jackpot_pools p join accounts a on a.id = p.account_id;
revoke select on jackpot_pools from carmine_app;
grant select on open_jackpots to carmine_app;

grant execute on function grant_bonus, remove_bonus, grant_free_spins, adjust_balance, create_jackpot_pool,
  set_next_jackpot_trigger to carmine_app;
