-- End of a window in another time zone, never earlier than p_ends. A day lasts until that zone's next midnight. A week or month, which could
-- become up to twice as long, is only shifted by the maximum difference of two zones.
create or replace function window_end_in(p_span text, p_ends timestamptz, p_zone text) returns timestamptz
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  v_begun timestamp := date_trunc(p_span, p_ends at time zone p_zone);
  v_ends timestamptz := v_begun at time zone p_zone;
begin
  if v_ends < p_ends then v_ends := (v_begun + ('1 ' || p_span)::interval) at time zone p_zone; end if;
  return case when p_span <> 'day' and v_ends > p_ends + interval '26 hours' then p_ends else v_ends end;
end
$$;
