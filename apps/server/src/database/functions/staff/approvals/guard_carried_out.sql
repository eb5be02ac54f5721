-- What the application carries out for a player must be done by the end of the approving transaction, or the approval fails.
create or replace function guard_carried_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_done boolean;
begin
  v_done := case new.kind
    when 'reopen_account' then exists (select from players where id = new.player_id and status = 'active')
      and not exists (select from account_closures where player_id = new.player_id and reopened_at is null)
    when 'exclude_forever' then exists (select from breaks
      where player_id = new.player_id and kind = 'exclusion' and period = 'forever' and ended_at is null)
    when 'erase_data' then exists (select from erasures where request_id = new.id)
    when 'remove_second_factor' then not exists (select from totp_secrets where player_id = new.player_id and confirmed_at is not null)
      and not exists (select from passkeys where player_id = new.player_id)
    else true end;
  if not v_done then
    raise exception 'approved but not carried out: %', new.kind using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists approval_requests_carried_out on approval_requests;
create constraint trigger approval_requests_carried_out after update on approval_requests deferrable initially deferred
  for each row when (new.state = 'done' and old.state <> 'done' and new.player_id is not null) execute function guard_carried_out();
