-- The name by which the previous release calls `report_agreed`.
create or replace function refusals_agreed(p_report bytea, p_batch bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select report_agreed(p_report, p_batch)
$$;

grant execute on function refusals_agreed(bytea, bigint) to carmine_app;
