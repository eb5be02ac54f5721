-- A player leaves a table with all money that lies there, once per key; without a key the house has the player leave, once per sitting. Whatever
-- state the player or the table is in. reason: key_reused, not_seated, in_hand: the money is at stake until the hand is over.
create or replace function leave_live_seat(p_player bigint, p_table text, p_key text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate;
  v_call jsonb := jsonb_build_object('call', 'leave', 'table', p_table);
  v_result jsonb;
  v_seat live_seats;
begin
  perform from live_tables where id = p_table for no key update;
  v_gate := lock_gate(p_player);
  v_result := table_booking(p_player, 'own:' || p_key, v_call);
  if v_result is not null then return v_result; end if;
  select * into v_seat from live_seats where player_id = p_player and table_id = p_table;
  if not found then return '{"reason": "not_seated"}'; end if;
  if is_in_live_hand(p_player, p_table) then return '{"reason": "in_hand"}'; end if;
  return clear_live_seat(v_gate, p_table, coalesce('own:' || p_key, 'house:' || p_table || ':' || v_seat.since_seq), v_call);
end
$$;

grant execute on function leave_live_seat(bigint, text, text) to carmine_app;
