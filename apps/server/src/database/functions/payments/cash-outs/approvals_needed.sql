-- Number of approvals required: as the threshold says, and two if the only approver reviewed the player before.
create or replace function approvals_needed(p_cash_out bigint) returns integer
language sql stable security definer set search_path = pg_catalog, public as $$
  select greatest(operators_needed(c.eur_cents), case
    when (select count(*) = 1 and bool_and(a.operator_id in (select withdrawal_reviewers(c.player_id)))
      from cash_out_approvals a where a.cash_out_id = c.id) then 2 else 1 end)
  from cash_outs c where c.id = p_cash_out
$$;

grant execute on function approvals_needed(bigint) to carmine_app;
