-- Compares EUR cents of anything reviewed by operators with the threshold.
create or replace function operators_needed(p_cents bigint) returns integer
language sql stable security definer set search_path = pg_catalog, public as $$
  select case when p_cents >= two_persons_from then 2 else 1 end from cash_out_rules
$$;

grant execute on function operators_needed(bigint) to carmine_app;
