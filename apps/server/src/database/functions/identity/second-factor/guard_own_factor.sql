-- One minute more than the quarter of an hour, for calls that started within it.
create or replace function guard_own_factor() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from sessions where player_id = old.player_id and ended_at is null
      and expires_at > clock_timestamp() and stepped_up_at > clock_timestamp() - interval '16 minutes') then
    raise exception 'removing a second factor needs a recent step-up' using errcode = 'check_violation';
  end if;
  return old;
end
$$;

create or replace trigger passkeys_kept before delete on passkeys
  for each row when (current_user = 'carmine_app') execute function guard_own_factor();
create or replace trigger totp_secrets_kept before delete on totp_secrets
  for each row when (current_user = 'carmine_app' and old.confirmed_at is not null) execute function guard_own_factor();
