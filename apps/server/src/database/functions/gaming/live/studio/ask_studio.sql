-- Whether the studio is told about the round again now: at once in a new phase, and then every p_every_ms, whoever runs the table.
create or replace function ask_studio(p_table text, p_fence bigint, p_round bigint, p_every_ms integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  update studio_rounds s set asked_at = clock_timestamp(), asked_phase = r.phase
  from live_rounds r
  where s.live_round_id = p_round and r.id = p_round and r.table_id = p_table and r.phase in ('betting', 'closed')
    and (s.asked_phase is distinct from r.phase or s.asked_at <= clock_timestamp() - make_interval(secs => p_every_ms / 1000.0));
  return found;
end
$$;

grant execute on function ask_studio(text, bigint, bigint, integer) to carmine_app;
