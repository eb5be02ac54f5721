-- Whether a stop that only the program sets would be set again: the ledger check fails (p_rail null), or a difference of the rail is undecided.
create or replace function is_stop_needed(p_rail text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if p_rail is null then return exists (select from watch_ledger()); end if;
  return exists (select from reconciliation_cases where party = p_rail and state = 'open');
end
$$;
