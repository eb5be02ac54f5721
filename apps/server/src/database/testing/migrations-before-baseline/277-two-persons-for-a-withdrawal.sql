-- Nobody is the only person in the chain of a withdrawal: who verified the player's documents, cleared one of the player's flags
-- or credited one of the player's deposits approves it only together with somebody else, below the threshold too.

create function withdrawal_reviewers(p_player bigint) returns setof bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select decided_by from verification_cases where player_id = p_player and status = 'verified' and decided_by is not null
  union
  select cleared_by from risk_flags where player_id = p_player and cleared_by is not null
  union
  select r.operator_id from deposit_rulings r join deposits d on d.id = r.deposit_id
  where d.player_id = p_player and d.state = 'credited' and r.verdict = 'credit'
$$;
revoke all on function withdrawal_reviewers(bigint) from public;
grant execute on function withdrawal_reviewers(bigint) to carmine_app;

-- How many operators must approve: as many as the threshold asks for, and two where the only one so far is in the chain already.
create function approvals_needed(p_cash_out bigint) returns integer
language sql stable security definer set search_path = pg_catalog, public as $$
  select greatest(operators_needed(c.eur_cents), case
    when (select count(*) = 1 and bool_and(a.operator_id in (select withdrawal_reviewers(c.player_id)))
      from cash_out_approvals a where a.cash_out_id = c.id) then 2 else 1 end)
  from cash_outs c where c.id = p_cash_out
$$;
revoke all on function approvals_needed(bigint) from public;
grant execute on function approvals_needed(bigint) to carmine_app;

create function guard_one_person_chain() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.state = 'review' and new.state = 'approved'
    and (select count(*) from cash_out_approvals where cash_out_id = old.id) < approvals_needed(old.id) then
    raise exception 'one person alone reviewed and approved this cash-out' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger cash_outs_four_eyes before update on cash_outs for each row execute function guard_one_person_chain();

-- Who decided stays who decided: otherwise a program could forget the reviewer and approve.
create function guard_reviewer() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception 'who decided never changes' using errcode = 'check_violation';
end
$$;
create trigger verification_cases_reviewer before update on verification_cases
  for each row when (old.decided_by is not null and new.decided_by is distinct from old.decided_by and new.status = 'verified')
  execute function guard_reviewer();
