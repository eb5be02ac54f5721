create or replace function set_payout_method(p_method text, p_values jsonb) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into payout_methods (method, day, fee_points, fee_fixed)
  values (p_method, (p_values ->> 'day')::bigint, (p_values ->> 'feePoints')::integer, (p_values ->> 'feeFixed')::bigint)
  on conflict (method) do update set day = excluded.day, fee_points = excluded.fee_points, fee_fixed = excluded.fee_fixed,
    changed_at = clock_timestamp()
$$;
