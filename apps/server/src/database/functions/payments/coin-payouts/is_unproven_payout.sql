-- Whether locked money would go to an address that its player has not proven.
create or replace function is_unproven_payout(p_cash_out bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from cash_outs c
    join cashout_holds h on h.payment_id = c.id and h.locked_part > 0
    join chain_assets a on a.code = c.method
    where c.id = p_cash_out and not exists (select from address_proofs p
      where p.player_id = c.player_id and p.chain = a.chain and p.address = c.address))
$$;

grant execute on function is_unproven_payout(bigint) to carmine_app;
