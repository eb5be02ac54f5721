-- The seats of a table as one viewer sees them: for the player of a seat `own`, with what that seat alone has seen of the last round's hand.
create or replace function live_seats_seen(p_table text, p_player bigint) returns jsonb
language sql stable security definer set search_path = pg_catalog, public as $$
  select live_seats_shown(p_table) || coalesce((
    select jsonb_build_object('own', jsonb_build_object('seat', s.seat, 'seen', coalesce((
      select jsonb_agg(jsonb_build_object('seq', e.seq, 'own', e.private -> s.seat::text) order by e.seq)
      from live_events e
      where e.table_id = p_table and e.seq > s.since_seq and e.private ? s.seat::text
        and e.live_round_id = (select id from live_rounds where table_id = p_table order by id desc limit 1)), '[]')))
    from live_seats s where s.table_id = p_table and s.player_id = p_player), '{}')
$$;

grant execute on function live_seats_seen(text, bigint) to carmine_app;
