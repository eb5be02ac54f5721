-- The gate status that account and breaks require.
create or replace function standing_due(p_player bigint, out standing text, out until timestamptz)
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  v_status text;
  v_break breaks;
begin
  standing := 'active';
  select status into v_status from players where id = p_player;
  select * into v_break from breaks
  where player_id = p_player and ended_at is null and (kind = 'exclusion' or ends_at > clock_timestamp());
  -- A status without an end takes precedence over one that ends by itself.
  if v_status in ('locked', 'closed') then standing := v_status;
  elsif v_break.kind = 'exclusion' then standing := 'excluded';
  elsif v_break.kind = 'cool_off' then
    standing := 'cool_off';
    until := v_break.ends_at;
  end if;
end
$$;
