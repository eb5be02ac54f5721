create or replace function release_deposit(p_payment bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update deposit_reservations set released_at = now() where payment_id = p_payment and released_at is null
$$;

grant execute on function release_deposit(bigint) to carmine_app;
