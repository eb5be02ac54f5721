-- The result of one of the functions of rooms as rows, by window.
create or replace function limit_windows(p_gate player_gate, p_rooms bigint[])
returns table (span text, room bigint, ends timestamptz, place bigint) language sql immutable as $$
  select * from unnest(array['day', 'week', 'month'], p_rooms, array[p_gate.day_ends, p_gate.week_ends, p_gate.month_ends])
    with ordinality
$$;
