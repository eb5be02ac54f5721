-- The player reports that the second factor is not lost. Null if no removal is waiting.
create or replace function keep_second_factor(p_player bigint) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  update approval_requests set state = 'cancelled', cancelled_because = 'player', ended_at = clock_timestamp()
  where player_id = p_player and kind = 'remove_second_factor' and state = 'waiting' returning id
$$;

grant execute on function keep_second_factor(bigint) to carmine_app;
