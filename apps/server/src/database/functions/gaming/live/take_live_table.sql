-- The number under which a worker holds the table from now on; null while another one does, or where there is nothing to run.
create or replace function take_live_table(p_table text, p_holder text, p_lease_ms integer) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  update live_tables t set
    holder = p_holder, fence = t.fence + 1, lease_until = clock_timestamp() + make_interval(secs => p_lease_ms / 1000.0)
  where t.id = p_table and t.lease_until < clock_timestamp()
    and (t.open or exists (select from live_rounds r where r.table_id = t.id and r.phase not in ('settled', 'voided'))
      -- Of a void round, stakes that are not back yet.
      or exists (select from live_bets b join live_rounds r on r.id = b.live_round_id where b.state = 'placed' and r.table_id = t.id))
  returning t.fence
$$;

grant execute on function take_live_table(text, text, integer) to carmine_app;
