-- Ends betting once its time is over. Waits for bets that were in time, because each locks the round. A round whose betting the database
-- was away from is void: nobody knows what it would have been asked to take.
create or replace function close_live_round(p_table text, p_fence bigint, p_round bigint, p_closed_ms integer) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_round live_rounds;
  v_phase text;
begin
  if not has_live_table(p_table, p_fence) then return null; end if;
  select * into v_round from live_rounds where id = p_round and table_id = p_table and phase = 'betting' for update;
  if not found then return null; end if;
  if pg_postmaster_start_time() > v_round.opened_at then v_phase := 'voided';
  elsif clock_timestamp() >= v_round.closes_at then v_phase := 'closed';
  else return null;
  end if;
  if v_phase = 'voided' then
    update live_rounds set phase = 'voided', ended_at = clock_timestamp(), due_at = clock_timestamp() where id = p_round;
    perform say_live_event(p_table, p_round, 'voided', '{"reason": "database_away"}');
  else
    update live_rounds set phase = 'closed', closed_at = clock_timestamp(),
      due_at = clock_timestamp() + make_interval(secs => p_closed_ms / 1000.0)
    where id = p_round returning due_at into v_round.due_at;
    perform say_live_event(p_table, p_round, 'closed',
      live_bets_shown(p_round) || jsonb_build_object('dueAt', v_round.due_at));
  end if;
  return v_phase;
end
$$;

grant execute on function close_live_round(text, bigint, bigint, integer) to carmine_app;
