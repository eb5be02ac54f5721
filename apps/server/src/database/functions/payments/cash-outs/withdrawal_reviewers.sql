create or replace function withdrawal_reviewers(p_player bigint) returns setof bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select decided_by from verification_cases where player_id = p_player and status = 'verified' and decided_by is not null
  union
  select cleared_by from risk_flags where player_id = p_player and cleared_by is not null
  union
  select r.operator_id from deposit_rulings r join deposits d on d.id = r.deposit_id
  where d.player_id = p_player and d.state = 'credited' and r.verdict = 'credit'
$$;

grant execute on function withdrawal_reviewers(bigint) to carmine_app;
