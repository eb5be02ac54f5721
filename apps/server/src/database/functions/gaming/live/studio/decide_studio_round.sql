-- Publishes what a studio's result decided. False: it is not the round's first result, another one differs from it, one came while betting
-- was open, it is not its time, or the lease is lost.
create or replace function decide_studio_round(
  p_table text, p_fence bigint, p_round bigint, p_event bigint, p_result jsonb, p_running_ms integer
) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_event studio_events;
  v_due_at timestamptz;
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  perform from live_rounds
  where id = p_round and table_id = p_table and phase = 'closed' and chain_id is null and due_at <= clock_timestamp() for update;
  if not found then return false; end if;
  select * into v_event from studio_events where live_round_id = p_round and kind = 'result' order by id limit 1;
  if v_event.id is distinct from p_event
    or exists (select from studio_events where live_round_id = p_round and (early or differs))
    or exists (select from studio_rounds where live_round_id = p_round and held not in ('late', 'failed')) then return false; end if;
  update live_rounds set phase = 'running', result = p_result, revealed_at = clock_timestamp(),
    due_at = clock_timestamp() + make_interval(secs => p_running_ms / 1000.0)
  where id = p_round returning due_at into v_due_at;
  update studio_rounds set event_id = p_event where live_round_id = p_round;
  perform say_live_event(p_table, p_round, 'result', jsonb_build_object('result', p_result, 'dueAt', v_due_at,
    'studio', jsonb_build_object('signed', v_event.signed, 'key', v_event.key_id, 'publicKey', v_event.public_key,
      'signature', v_event.signature)));
  return true;
end
$$;

grant execute on function decide_studio_round(text, bigint, bigint, bigint, jsonb, integer) to carmine_app;
