create or replace function limit_setting(p_kind text, p_span text) returns text
language plpgsql immutable set search_path = pg_catalog, public as $$
begin
  if p_kind not in ('deposit', 'loss', 'stake') or p_span not in ('day', 'week', 'month') then
    raise exception 'limits: there is no limit of % per %', p_kind, p_span;
  end if;
  return p_kind || '_limit_' || p_span;
end
$$;
