create or replace function lock_gate(p_player bigint) returns player_gate
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate;
begin
  select * into v_gate from player_gate where player_id = p_player for no key update;
  if not found then raise exception 'ledger: player % has no wallet', p_player; end if;
  return v_gate;
end
$$;
