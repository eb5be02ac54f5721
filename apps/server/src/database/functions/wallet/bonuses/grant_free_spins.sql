-- Free spins are granted for named games, once per key, with the bet that each game is played with: none is the empty one. A grant without
-- games cannot be played any more.
create or replace function grant_free_spins(
  p_player bigint, p_key text, p_currency text, p_stake bigint, p_count integer, p_games text[], p_from timestamptz, p_to timestamptz,
  p_bets jsonb default '{}'
) returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_known free_spin_grants;
  v_id bigint;
begin
  if cardinality(p_games) = 0 then raise exception 'ledger: free spins name their games'; end if;
  if exists (select from jsonb_each(p_bets) b where b.key <> all (p_games) or jsonb_typeof(b.value) <> 'object') then
    raise exception 'ledger: the bets of free spins are those of their games';
  end if;
  if p_key is null then raise exception 'ledger: free spins are granted under a key'; end if;
  select * into v_known from free_spin_grants where player_id = p_player and key = p_key;
  if found then
    if (v_known.currency, v_known.stake, v_known.total, v_known.games) is distinct from (p_currency, p_stake, p_count, p_games) then
      raise exception 'ledger: the free spins of % were granted with other values', p_key;
    end if;
    return v_known.id;
  end if;
  perform player_account(p_player, p_currency, 'free_spin_win');
  insert into free_spin_grants (player_id, key, currency, stake, total, games, valid_from, valid_to, params)
  values (p_player, p_key, p_currency, p_stake, p_count, p_games, p_from, p_to, p_bets) returning id into v_id;
  return v_id;
end
$$;

grant execute on function grant_free_spins(bigint, text, text, bigint, integer, text[], timestamp with time zone, timestamp with time zone, jsonb) to carmine_app;
