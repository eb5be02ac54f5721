-- The seats that take part in the hand of a round, of those that are asked for: whose player may play on, and whose money is within the limits.
-- Empty: fewer than two, another hand is played, or the lease is lost. Repeated, it answers the same.
create or replace function deal_live_hand(p_table text, p_fence bigint, p_round bigint, p_seats integer[]) returns integer[]
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_seat record;
  v_dealt integer[];
begin
  if not has_live_table(p_table, p_fence) then return '{}'; end if;
  if not exists (select from live_rounds where id = p_round and table_id = p_table and phase not in ('settled', 'voided')) then return '{}'; end if;
  v_dealt := array(select seat::integer from live_hands where live_round_id = p_round order by seat);
  if cardinality(v_dealt) > 0 then return v_dealt; end if;
  if exists (select from live_hands where table_id = p_table and ended_at is null) then return '{}'; end if;
  for v_seat in
    select s.player_id, s.seat, t.currency from live_seats s join table_stacks t on t.player_id = s.player_id and t.table_id = s.table_id
    where s.table_id = p_table and s.seat = any (p_seats) and t.amount > 0 order by s.player_id
  loop
    if table_refusal(roll_windows(lock_gate(v_seat.player_id)), 0) is null then
      insert into live_hands (player_id, live_round_id, table_id, seat, currency, dealt_at)
      values (v_seat.player_id, p_round, p_table, v_seat.seat, v_seat.currency, clock_timestamp());
      v_dealt := v_dealt || v_seat.seat::integer;
    end if;
  end loop;
  if cardinality(v_dealt) < 2 then
    delete from live_hands where live_round_id = p_round;
    return '{}';
  end if;
  return array(select unnest(v_dealt) order by 1);
end
$$;

grant execute on function deal_live_hand(text, bigint, bigint, integer[]) to carmine_app;
