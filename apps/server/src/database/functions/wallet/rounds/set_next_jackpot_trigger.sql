create or replace function set_next_jackpot_trigger(p_pool bigint, p_must_hit_at bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update jackpot_pools set
    must_hit_at_cents = coalesce(must_hit_at_cents, p_must_hit_at),
    next_must_hit_at_cents = case when must_hit_at_cents is null then next_must_hit_at_cents else p_must_hit_at end
  where id = p_pool;
  if not found then raise exception 'ledger: no such pool'; end if;
end
$$;

grant execute on function set_next_jackpot_trigger(bigint, bigint) to carmine_app;
