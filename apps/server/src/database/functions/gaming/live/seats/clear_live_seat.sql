-- A seat is free again, and its money back in the wallet. The caller holds the table and the gate, and no hand is played at the seat.
create or replace function clear_live_seat(p_gate player_gate, p_table text, p_key text, p_call jsonb) returns jsonb
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_result jsonb;
begin
  delete from live_seats where player_id = p_gate.player_id and table_id = p_table;
  v_result := return_from_table(p_gate, p_table, p_key, p_call);
  perform say_live_event(p_table, null, 'seats', live_seats_shown(p_table));
  return v_result;
end
$$;
