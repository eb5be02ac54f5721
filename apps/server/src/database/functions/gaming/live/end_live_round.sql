-- Ends a revealed round once its time is over and every bet is paid; the next one begins after the rest.
create or replace function end_live_round(p_table text, p_fence bigint, p_round bigint, p_rest_ms integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_due_at timestamptz;
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  if exists (select from live_bets where live_round_id = p_round and state = 'placed')
    or exists (select from live_hands where live_round_id = p_round and ended_at is null) then return false; end if;
  update live_rounds set phase = 'settled', ended_at = clock_timestamp(),
    due_at = clock_timestamp() + make_interval(secs => p_rest_ms / 1000.0)
  where id = p_round and table_id = p_table and phase = 'running' and due_at <= clock_timestamp() returning due_at into v_due_at;
  if not found then return false; end if;
  perform say_live_event(p_table, p_round, 'settled', (
    select jsonb_build_object('dueAt', v_due_at, 'winners', count(distinct player_id) filter (where payout > 0),
      'paidCents', coalesce(sum(floor(payout::numeric * staked_cents / staked)), 0)::text)
    from live_bets where live_round_id = p_round));
  return true;
end
$$;

grant execute on function end_live_round(text, bigint, bigint, integer) to carmine_app;
