-- Who was let go to this address before this player was; nobody for who was the first, or has proven the address where the first
-- has not: two who can both sign for it are no strangers. What was only asked for, refused or failed counts for nothing.
create or replace function first_at_address(p_player bigint, p_method text, p_address text) returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select first.player_id from (
    select c.player_id from cash_outs c join cash_out_steps s on s.cash_out_id = c.id and s.to_state = 'approved'
    where c.method = p_method and c.address = p_address and p_address <> ''
      and c.state in ('approved', 'submitting', 'submitted', 'paid', 'returned')
    order by s.id limit 1
  ) first
  where first.player_id <> p_player and (
    exists (select from address_proofs p
      where p.player_id = first.player_id and p.chain = p_method and p.address = p_address)
    or not exists (select from address_proofs p
      where p.player_id = p_player and p.chain = p_method and p.address = p_address))
$$;

grant execute on function first_at_address(bigint, text, text) to carmine_app;
