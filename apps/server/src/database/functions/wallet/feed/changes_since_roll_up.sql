-- Change of each account by transfers that are not rolled up yet. Planned for the current mark, so that no transfer below it is read.
create or replace function changes_since_roll_up() returns table (account_id bigint, change numeric)
language plpgsql stable security definer set search_path = pg_catalog, public set jit = off
set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_mark bigint := (select up_to_transfer from rollup_mark);
begin
  return query select p.account_id, sum(p.amount) from postings p where p.transfer_id > v_mark group by p.account_id;
end
$$;

grant execute on function changes_since_roll_up() to carmine_app;
