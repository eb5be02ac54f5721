-- The gate status that account and breaks require.
create or replace function protection_status_due(p_player bigint, out protection_status text, out until timestamptz)
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  v_status text;
  v_break breaks;
begin
  protection_status := 'active';
  select status into v_status from players where id = p_player;
  select * into v_break from breaks
  where player_id = p_player and ended_at is null and (kind = 'exclusion' or ends_at > clock_timestamp());
  -- A status without an end takes precedence over one that ends by itself.
  if v_status in ('locked', 'closed') then protection_status := v_status;
  elsif v_break.kind = 'exclusion' then protection_status := 'excluded';
  elsif v_break.kind = 'cool_off' then
    protection_status := 'cool_off';
    until := v_break.ends_at;
  end if;
end
$$;
