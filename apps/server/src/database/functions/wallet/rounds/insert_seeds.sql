-- False if the player has seeds already.
create or replace function insert_seeds(
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

grant execute on function insert_seeds(bigint, bytea, text, text, bytea, text) to carmine_app;
