-- Shared lock until the end of the transaction: holds wait for approvals, but not for each other.
create or replace function wait_for_approvals() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('cash_out_holds',
    (to_jsonb(new) ->> case tg_table_name when 'players' then 'id' else 'player_id' end)::bigint));
  return new;
end
$$;

create or replace trigger approval_requests_seen before insert or update on approval_requests
  for each row when (new.state = 'done' and new.kind = 'remove_second_factor') execute function wait_for_approvals();
create or replace trigger funds_requests_seen before insert on funds_requests
  for each row execute function wait_for_approvals();
create or replace trigger player_debts_seen before insert or update on player_debts
  for each row when (new.owed > 0) execute function wait_for_approvals();
create or replace trigger players_seen before update on players
  for each row when (new.status <> old.status) execute function wait_for_approvals();
create or replace trigger risk_flags_seen before insert on risk_flags
  for each row when (new.holds) execute function wait_for_approvals();
