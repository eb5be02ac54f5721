-- Publishes the link and what it decided. False if it is not the link that the chain was published with, or not its time: that of a flight
-- is where it breaks, and one that the database was away from is over at once.
create or replace function reveal_live_round(
  p_table text, p_fence bigint, p_round bigint, p_link text, p_result jsonb, p_running_ms integer
) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_round live_rounds;
  v_hash text := p_link;
  v_known text;
  v_commitment text;
  v_away boolean := false;
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  select * into v_round from live_rounds
  where id = p_round and table_id = p_table
    and case when (select flies from live_tables where id = p_table) then phase = 'flying' else phase = 'closed' and due_at <= clock_timestamp() end
  for update;
  if not found then return false; end if;
  if v_round.phase = 'flying' then
    select pg_postmaster_start_time() > launched_at into v_away from live_flights
    where live_round_id = p_round and crash_e2 = (p_result ->> 'crash')::integer
      and (crashes_at <= clock_timestamp() or pg_postmaster_start_time() > launched_at);
    if not found then return false; end if;
  end if;
  select commitment into v_commitment from live_chains where id = v_round.chain_id;
  -- Back to the last link that was shown, over those of void rounds, which nobody saw.
  for n in reverse v_round.link_n .. 1 loop
    v_hash := encode(sha256(convert_to(v_hash, 'UTF8')), 'hex');
    v_known := case when n = 1 then v_commitment
      else (select link from live_rounds where chain_id = v_round.chain_id and link_n = n - 1) end;
    exit when v_known is not null;
  end loop;
  if v_known is distinct from v_hash then return false; end if;
  update live_rounds set phase = 'running', link = p_link, result = p_result, revealed_at = clock_timestamp(), interrupted = v_away,
    due_at = clock_timestamp() + make_interval(secs => p_running_ms / 1000.0)
  where id = p_round returning due_at into v_round.due_at;
  perform say_live_event(p_table, p_round, 'result',
    jsonb_build_object('link', p_link, 'result', p_result, 'dueAt', v_round.due_at)
      || case when v_away then '{"reason": "database_away"}' else '{}'::jsonb end);
  return true;
end
$$;

grant execute on function reveal_live_round(text, bigint, bigint, text, jsonb, integer) to carmine_app;
