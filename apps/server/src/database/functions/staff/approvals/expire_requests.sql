-- Expired requests no longer block the same request.
create or replace function expire_requests() returns setof approval_requests
language sql security definer set search_path = pg_catalog, public as $$
  update approval_requests set state = 'expired', ended_at = clock_timestamp()
  where state = 'open' and expires_at <= clock_timestamp() returning *
$$;

grant execute on function expire_requests() to carmine_app;
