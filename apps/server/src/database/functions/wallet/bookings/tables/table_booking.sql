-- What was booked under this key of a player's calls about tables: its result again; `key_reused` where it was another call; null where it is
-- new. The caller holds the player's gate.
create or replace function table_booking(p_player bigint, p_key text, p_call jsonb) returns jsonb
language sql stable set search_path = pg_catalog, public as $$
  select case when result -> 'call' = p_call then result - 'call' || '{"repeated": true}' else '{"reason": "key_reused"}' end
  from bookings where reference = 'table:' || p_player || ':' || p_key
$$;
