-- A tighter limit applies at once; a looser one waits a day and needs a confirmation. outcome: set, waits, same.
create or replace function ask_limit(p_player bigint, p_kind text, p_span text, p_cents bigint, p_source text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_setting text := limit_setting(p_kind, p_span);
  v_now timestamptz := clock_timestamp();
  v_limit bigint := (to_jsonb(v_gate) ->> v_setting)::bigint;
  v_tighter boolean := p_cents is not null and (v_limit is null or p_cents < v_limit);
begin
  if p_source = 'staff' and not v_tighter then return 'same'; end if;
  if not v_tighter and p_cents is distinct from v_limit and exists (
    select from limit_requests where player_id = p_player and kind = p_kind and span = p_span
      and confirmed_at is null and dropped_at is null and cents is not distinct from p_cents
      and holds_from + interval '7 days' > v_now) then
    return 'waits';
  end if;
  update limit_requests set dropped_at = v_now
  where player_id = p_player and kind = p_kind and span = p_span and confirmed_at is null and dropped_at is null;
  if p_cents is not distinct from v_limit then return 'same'; end if;
  insert into limit_requests (player_id, kind, span, cents, source, asked_at, holds_from, confirmed_at)
  values (p_player, p_kind, p_span, p_cents, p_source, v_now, v_now + case when v_tighter then interval '0' else interval '24 hours' end,
    case when v_tighter then v_now end);
  if not v_tighter then return 'waits'; end if;
  perform set_gate(p_player, jsonb_build_object(v_setting, p_cents));
  return 'set';
end
$$;

grant execute on function ask_limit(bigint, text, text, bigint, text) to carmine_app;
