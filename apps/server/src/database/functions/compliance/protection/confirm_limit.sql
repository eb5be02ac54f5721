-- Confirms a looser limit. Uses the function that may loosen.
create or replace function confirm_limit(p_player bigint, p_request bigint, out outcome text, out holds_from timestamptz)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_request limit_requests;
begin
  select * into v_request from limit_requests r
  where r.id = p_request and r.player_id = p_player and r.confirmed_at is null and r.dropped_at is null
    and r.holds_from + interval '7 days' > v_now;
  if not found then
    outcome := 'gone';
    return;
  end if;
  holds_from := v_request.holds_from;
  if v_now < v_request.holds_from then
    outcome := 'early';
    return;
  end if;
  update limit_requests r set confirmed_at = v_now where r.id = p_request;
  perform write_gate(p_player, jsonb_build_object(limit_setting(v_request.kind, v_request.span), v_request.cents));
  outcome := 'set';
end
$$;

grant execute on function confirm_limit(bigint, bigint) to carmine_app;
