-- False if the currency is held already.
create or replace function open_wallet(p_player bigint, p_currency text, p_make_default boolean) returns boolean
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
  -- The bet path looks these up by key and never creates them.
  perform ledger_account('house', 0, p_currency, k) from unnest(array['bank', 'promo_cost']) k;
  if p_make_default then update player_gate set default_currency = p_currency where player_id = p_player; end if;
  return true;
end
$$;

grant execute on function open_wallet(bigint, text, boolean) to carmine_app;
