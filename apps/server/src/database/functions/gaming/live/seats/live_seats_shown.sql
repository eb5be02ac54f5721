-- Which seats of a table are taken, and what money lies there, in subunits.
create or replace function live_seats_shown(p_table text) returns jsonb
language sql stable set search_path = pg_catalog, public as $$
  select jsonb_build_object('taken', coalesce(jsonb_agg(jsonb_build_object('seat', s.seat, 'subunits', t.amount::text) order by s.seat), '[]'))
  from live_seats s join table_stacks t on t.player_id = s.player_id and t.table_id = s.table_id where s.table_id = p_table
$$;
