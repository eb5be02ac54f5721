create or replace function roll_up_house(p_to bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_from bigint;
  v_count bigint;
begin
  select up_to_transfer into v_from from rollup_mark for update;
  if p_to <= v_from then return 0; end if;
  insert into account_rollups (account_id, balance)
  select p.account_id, sum(p.amount) from postings p join accounts a on a.id = p.account_id
  where p.transfer_id > v_from and p.transfer_id <= p_to and a.owner_kind not in ('player', 'pool')
  group by p.account_id
  on conflict (account_id) do update set balance = account_rollups.balance + excluded.balance;
  update rollup_mark set up_to_transfer = p_to, rolled_at = now();
  select count(*) into v_count from transfers where id > v_from and id <= p_to;
  return v_count;
end
$$;

grant execute on function roll_up_house(bigint) to carmine_app;
