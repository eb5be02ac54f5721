create or replace function set_agreed_fees(p_gateway text, p_values jsonb) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into agreed_fees (gateway, fees) values (p_gateway, p_values ->> 'fees')
  on conflict (gateway) do update set fees = excluded.fees, changed_at = clock_timestamp()
$$;
