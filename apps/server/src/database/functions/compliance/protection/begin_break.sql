-- The body of start_break, also used for an exclusion matched from another account, which only these functions can start.
create or replace function begin_break(
  p_player bigint, p_period text, p_source text, p_ends timestamptz, p_with bigint,
  out outcome text, out kind text, out until timestamptz
)
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_current breaks;
begin
  kind := case when p_period in ('1d', '7d', '30d', '90d') then 'cool_off' else 'exclusion' end;
  if p_period <> 'forever' then until := coalesce(p_ends, v_now + replace(p_period, 'd', ' days')::interval); end if;
  select * into v_current from breaks b where b.player_id = p_player and b.ended_at is null;
  if found then
    if (v_current.kind = 'exclusion' and (kind = 'cool_off' or v_current.ends_at is null))
      or (v_current.ends_at > v_now and until < v_current.ends_at)
      -- A matched exclusion is applied once.
      or (p_source = 'match' and v_current.kind = 'exclusion' and until <= v_current.ends_at) then
      -- A matched exclusion is not the player's request.
      if p_source <> 'match' then
        insert into refused_breaks (player_id, period, source) values (p_player, p_period, p_source);
      end if;
      outcome := 'shorter';
      kind := v_current.kind;
      until := v_current.ends_at;
      return;
    end if;
    update breaks b set ended_at = least(v_current.ends_at, v_now) where b.id = v_current.id;
  end if;
  insert into breaks (player_id, kind, period, source, started_at, ends_at, matched_with)
  values (p_player, begin_break.kind, p_period, p_source, v_now, until, p_with);
  perform refresh_protection_status(p_player);
  outcome := 'started';
end
$$;
