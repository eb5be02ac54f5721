-- The player whose withdrawal to this address was approved before this player's, for any asset of the network; null if this player was first,
-- or has proven the address and the first has not: if both can sign for it they are linked. Requested, rejected and failed withdrawals do not
-- count.
create or replace function first_at_address(p_player bigint, p_method text, p_address text) returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  with network as materialized (select chain from chain_assets where code = p_method)
  select first.player_id from (
    select c.player_id from cash_outs c join cash_out_steps s on s.cash_out_id = c.id and s.to_state = 'approved'
    where c.method in (select a.code from network n join chain_assets a on a.chain = n.chain union all select p_method)
      and c.address = p_address and p_address <> ''
      and c.state in ('approved', 'submitting', 'submitted', 'paid', 'returned')
    order by s.id limit 1
  ) first
  where first.player_id <> p_player and (
    exists (select from address_proofs p join network n on n.chain = p.chain
      where p.player_id = first.player_id and p.address = p_address)
    or not exists (select from address_proofs p join network n on n.chain = p.chain
      where p.player_id = p_player and p.address = p_address))
$$;

grant execute on function first_at_address(bigint, text, text) to carmine_app;
