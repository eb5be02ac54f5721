-- Operators have to look at a closed round. Of these reasons, a result that comes later ends the first two; the others end only by a void.
create or replace function hold_studio_round(p_table text, p_fence bigint, p_round bigint, p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_held text;
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  perform from live_rounds where id = p_round and table_id = p_table and phase = 'closed' and chain_id is null for update;
  if not found then return false; end if;
  select held into v_held from studio_rounds where live_round_id = p_round;
  if v_held is not null and (v_held not in ('late', 'failed') or p_reason in ('late', 'failed')) then return false; end if;
  update studio_rounds set held = p_reason, held_at = coalesce(held_at, clock_timestamp()) where live_round_id = p_round;
  if v_held is null then perform say_live_event(p_table, p_round, 'held', '{}'); end if;
  return true;
end
$$;

grant execute on function hold_studio_round(text, bigint, bigint, text) to carmine_app;
