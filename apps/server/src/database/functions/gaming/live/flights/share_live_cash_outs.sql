-- An event about who has left a flight so far, if that has changed since the last one, and at most four times a second; true if there was one.
create or replace function share_live_cash_outs(p_table text, p_fence bigint, p_round bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_last live_events;
  v_shown jsonb;
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  if not exists (select from live_rounds where id = p_round and table_id = p_table and phase in ('flying', 'running')) then return false; end if;
  select * into v_last from live_events
  where table_id = p_table and live_round_id = p_round and kind = 'cash_outs' order by seq desc limit 1;
  if v_last.at > clock_timestamp() - interval '245 milliseconds' then return false; end if;
  v_shown := live_riders(p_round, true);
  if v_shown is null or v_shown = v_last.data -> 'riders' then return false; end if;
  perform say_live_event(p_table, p_round, 'cash_outs', jsonb_build_object('riders', v_shown));
  return true;
end
$$;

grant execute on function share_live_cash_outs(text, bigint, bigint) to carmine_app;
