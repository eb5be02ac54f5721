-- An active secret cannot be disabled by overwriting it.
create or replace function guard_totp_secret() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if new.player_id <> old.player_id or new.last_step < old.last_step and old.confirmed_at is not null
    or old.confirmed_at is not null
      and (new.confirmed_at, new.secret_sealed) is distinct from (old.confirmed_at, old.secret_sealed) then
    raise exception 'a second factor that is in use never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger totp_secrets_guarded before update on totp_secrets for each row execute function guard_totp_secret();
