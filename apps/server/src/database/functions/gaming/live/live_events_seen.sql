-- Events after a number, as one viewer sees them: `own` is what the seat of the player alone sees, since that player sits there. p_player null:
-- whoever only looks. There is no other way to what a seat alone sees.
create or replace function live_events_seen(p_table text, p_after bigint, p_size integer, p_player bigint)
returns table (seq bigint, live_round_id bigint, kind text, data jsonb, at timestamptz, own jsonb)
language sql stable security definer set search_path = pg_catalog, public as $$
  select e.seq, e.live_round_id, e.kind, e.data, e.at, case when e.seq > s.since_seq then e.private -> s.seat::text end
  from live_events e left join live_seats s on s.table_id = e.table_id and s.player_id = p_player
  where e.table_id = p_table and e.seq > p_after order by e.seq limit p_size
$$;

grant execute on function live_events_seen(text, bigint, integer, bigint) to carmine_app;
