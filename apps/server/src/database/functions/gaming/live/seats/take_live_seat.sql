-- A player sits down with money, once per key. reason: key_reused, closed, seated, taken, amount, and those of bring_to_table. Locks the table,
-- so that two players never get one seat, then the player's gate, so that money goes to one table only.
create or replace function take_live_seat(
  p_player bigint, p_play_session bigint, p_country text, p_table text, p_seat integer, p_amount bigint, p_eur numeric, p_key text
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_table live_tables;
  v_gate player_gate;
  v_call jsonb := jsonb_build_object('call', 'sit', 'table', p_table, 'seat', p_seat, 'amount', p_amount);
  v_result jsonb;
begin
  select * into v_table from live_tables where id = p_table for no key update;
  if not found or p_seat not between 1 and coalesce(v_table.seats, 0) then raise exception 'live: no such seat'; end if;
  v_gate := roll_windows(lock_gate(p_player));
  v_result := table_booking(p_player, 'own:' || p_key, v_call);
  if v_result is not null then return v_result; end if;
  if not v_table.open then return '{"reason": "closed"}'; end if;
  if exists (select from live_seats where player_id = p_player and table_id = p_table) then return '{"reason": "seated"}'; end if;
  if exists (select from live_seats where table_id = p_table and seat = p_seat) then return '{"reason": "taken"}'; end if;
  if p_amount not between v_table.buy_in_least and v_table.buy_in_most then return '{"reason": "amount"}'; end if;
  v_result := bring_to_table(v_gate, p_play_session, p_country, v_table, p_amount, p_eur, 'own:' || p_key, v_call);
  if v_result ? 'reason' then return v_result; end if;
  insert into live_seats (player_id, table_id, seat, since_seq, sat_at)
  values (p_player, p_table, p_seat, v_table.event_seq, clock_timestamp());
  perform say_live_event(p_table, null, 'seats', live_seats_shown(p_table));
  return v_result;
end
$$;

grant execute on function take_live_seat(bigint, bigint, text, text, integer, bigint, numeric, text) to carmine_app;
