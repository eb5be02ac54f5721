-- An event about the bets so far, if they have changed since the last one; true if there was one.
create or replace function share_live_bets(p_table text, p_fence bigint, p_round bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_shown jsonb;
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  if not exists (select from live_rounds where id = p_round and table_id = p_table and phase = 'betting') then return false; end if;
  v_shown := live_bets_shown(p_round);
  if v_shown is not distinct from coalesce(
    (select data from live_events where table_id = p_table and live_round_id = p_round and kind = 'bets' order by seq desc limit 1),
    '{"players": 0, "bets": 0, "stakedCents": "0", "spots": {}}') then return false; end if;
  perform say_live_event(p_table, p_round, 'bets', v_shown);
  return true;
end
$$;

grant execute on function share_live_bets(text, bigint, bigint) to carmine_app;
