-- A difference is closed in the transaction that approves its correction.
create or replace function close_corrected_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update reconciliation_cases set state = 'corrected', reason = new.reason, decided_by = new.approved_by, decided_at = new.approved_at
  where id = new.subject::bigint;
  return null;
end
$$;

create or replace trigger approval_requests_correct after update on approval_requests
  for each row when (new.kind = 'correct_clearing' and new.state = 'done' and old.state <> 'done') execute function close_corrected_case();
