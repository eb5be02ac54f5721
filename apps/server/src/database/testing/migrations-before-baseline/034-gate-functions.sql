-- Opening a wallet, moving the gate's settings, and the life of seed pairs.

create function lock_gate(p_player bigint) returns player_gate
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate;
begin
  select * into v_gate from player_gate where player_id = p_player for no key update;
  if not found then raise exception 'ledger: player % has no wallet', p_player; end if;
  return v_gate;
end
$$;

-- False when the currency is held already.
create function open_wallet(p_player bigint, p_currency text, p_make_default boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate;
begin
  insert into player_gate (player_id, default_currency) values (p_player, p_currency) on conflict do nothing;
  v_gate := lock_gate(p_player);
  if exists (select from accounts
    where owner_id = p_player and owner_kind = 'player' and currency = p_currency and kind = 'cash') then
    return false;
  end if;
  perform ledger_account('player', p_player, p_currency, k)
  from unnest(array['cash', 'bonus', 'free_spin_win', 'cashout_pending', 'locked']) k;
  -- The bet path finds these by key and never makes them.
  perform ledger_account('house', 0, p_currency, k) from unnest(array['bank', 'promo_cost']) k;
  if p_make_default then update player_gate set default_currency = p_currency where player_id = p_player; end if;
  return true;
end
$$;

create function set_default_currency(p_player bigint, p_currency text) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  update player_gate set default_currency = p_currency
  where player_id = p_player and exists (select from accounts
    where owner_id = p_player and owner_kind = 'player' and currency = p_currency and kind = 'cash')
  returning true
$$;

-- Absent keys of the patch stay as they are; a key with null takes its setting away.
create function set_gate(p_player bigint, p_patch jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
begin
  if p_patch - array['standing', 'standing_until', 'time_zone', 'country', 'jurisdiction', 'minimum_cycle_ms',
    'maximum_stake_cents', 'deposit_limit_day', 'deposit_limit_week', 'deposit_limit_month', 'loss_limit_day',
    'loss_limit_week', 'loss_limit_month', 'stake_limit_day', 'stake_limit_week', 'stake_limit_month'] <> '{}' then
    raise exception 'ledger: a setting of the gate that is not one';
  end if;
  -- A zone that does not exist must fail here and not at the next bet.
  perform now() at time zone (p_patch ->> 'time_zone');
  v_gate := jsonb_populate_record(v_gate, p_patch);
  update player_gate set
    standing = v_gate.standing, standing_until = v_gate.standing_until, time_zone = v_gate.time_zone,
    country = v_gate.country, jurisdiction = v_gate.jurisdiction, minimum_cycle_ms = v_gate.minimum_cycle_ms,
    maximum_stake_cents = v_gate.maximum_stake_cents,
    deposit_limit_day = v_gate.deposit_limit_day, deposit_limit_week = v_gate.deposit_limit_week,
    deposit_limit_month = v_gate.deposit_limit_month, loss_limit_day = v_gate.loss_limit_day,
    loss_limit_week = v_gate.loss_limit_week, loss_limit_month = v_gate.loss_limit_month,
    stake_limit_day = v_gate.stake_limit_day, stake_limit_week = v_gate.stake_limit_week,
    stake_limit_month = v_gate.stake_limit_month
  where player_id = p_player;
end
$$;

create function set_blocked_countries(p_countries text[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from blocked_countries where country <> all (p_countries);
  insert into blocked_countries select unnest(p_countries) on conflict do nothing;
end
$$;

-- False when the player has seeds already.
create function insert_seeds(
  p_player bigint, p_sealed bytea, p_hash text, p_client_seed text, p_next_sealed bytea, p_next_hash text
) returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_id bigint;
begin
  if v_gate.active_seed_id is not null then return false; end if;
  insert into seeds (player_id, server_seed_enc, server_seed_hash, client_seed, state)
  values (p_player, p_sealed, p_hash, p_client_seed, 'active') returning id into v_id;
  insert into seeds (player_id, server_seed_enc, server_seed_hash, state) values (p_player, p_next_sealed, p_next_hash, 'next');
  update player_gate set active_seed_id = v_id, next_nonce = 0 where player_id = p_player;
  return true;
end
$$;

-- '' when it was done; else why not.
create function rotate_seeds(
  p_player bigint, p_active bigint, p_client_seed text, p_next_sealed bytea, p_next_hash text
) returns text language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_id bigint;
begin
  if v_gate.active_seed_id is distinct from p_active then return 'stale'; end if;
  if exists (select from open_rounds where player_id = p_player and seed_id = p_active) then return 'round_open'; end if;
  update seeds set state = 'revealed', revealed_at = now(), last_nonce = nullif(v_gate.next_nonce, 0) - 1
  where id = p_active and state = 'active';
  update seeds set state = 'active', client_seed = p_client_seed
  where player_id = p_player and state = 'next' returning id into strict v_id;
  insert into seeds (player_id, server_seed_enc, server_seed_hash, state) values (p_player, p_next_sealed, p_next_hash, 'next');
  update player_gate set active_seed_id = v_id, next_nonce = 0 where player_id = p_player;
  return '';
end
$$;

grant execute on function open_wallet, set_default_currency, set_gate, set_blocked_countries, insert_seeds, rotate_seeds
  to carmine_app;
