-- '' on success, otherwise why not.
create or replace function rotate_seeds(
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

grant execute on function rotate_seeds(bigint, bigint, text, bytea, text) to carmine_app;
