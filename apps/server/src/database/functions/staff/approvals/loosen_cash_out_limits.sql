create or replace function loosen_cash_out_limits(p_values jsonb, p_asked_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update cash_out_limits set most = (p_values ->> 'most')::bigint, player_day = (p_values ->> 'playerDay')::bigint,
    changed_at = clock_timestamp()
  where changed_at < p_asked_at;
  return case when found then null else 'changed' end;
end
$$;
