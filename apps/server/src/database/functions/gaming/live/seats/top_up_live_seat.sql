-- A player brings more money to the own seat between hands, once per key. reason: key_reused, closed, not_seated, in_hand, amount, and those of
-- bring_to_table.
create or replace function top_up_live_seat(
  p_player bigint, p_play_session bigint, p_country text, p_table text, p_amount bigint, p_eur numeric, p_key text
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_table live_tables;
  v_gate player_gate;
  v_call jsonb := jsonb_build_object('call', 'top_up', 'table', p_table, 'amount', p_amount);
  v_result jsonb;
  v_stack bigint;
begin
  select * into v_table from live_tables where id = p_table for no key update;
  if not found or v_table.seats is null then raise exception 'live: no table with seats'; end if;
  v_gate := roll_windows(lock_gate(p_player));
  v_result := table_booking(p_player, 'own:' || p_key, v_call);
  if v_result is not null then return v_result; end if;
  if not v_table.open then return '{"reason": "closed"}'; end if;
  select amount into v_stack from table_stacks where player_id = p_player and table_id = p_table;
  if not found then return '{"reason": "not_seated"}'; end if;
  if is_in_live_hand(p_player, p_table) then return '{"reason": "in_hand"}'; end if;
  if p_amount <= 0 or v_stack + p_amount > v_table.buy_in_most then return '{"reason": "amount"}'; end if;
  v_result := bring_to_table(v_gate, p_play_session, p_country, v_table, p_amount, p_eur, 'own:' || p_key, v_call);
  if v_result ? 'reason' then return v_result; end if;
  perform say_live_event(p_table, null, 'seats', live_seats_shown(p_table));
  return v_result;
end
$$;

grant execute on function top_up_live_seat(bigint, bigint, text, text, bigint, numeric, text) to carmine_app;
