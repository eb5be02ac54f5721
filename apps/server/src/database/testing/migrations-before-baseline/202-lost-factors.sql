-- A second factor goes by its owner's own proven hand, or as a lost one: asked for by one operator, agreed to by another,
-- and three days after that, if nobody has used it since. And a closed account is opened by two.

create function guard_account_matter_time() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  if tg_op = 'INSERT' then
    if new.state <> 'asked' or new.agreed_by is not null then
      raise exception 'a matter begins as asked' using errcode = 'check_violation';
    end if;
    new.asked_at := v_now;
    return new;
  end if;
  if (new.id, new.player_id, new.kind, new.asked_by, new.asked_at, new.reason_sealed)
     is distinct from (old.id, old.player_id, old.kind, old.asked_by, old.asked_at, old.reason_sealed)
     or (old.agreed_by is not null and new.agreed_at is distinct from old.agreed_at) then
    raise exception 'what was asked never changes' using errcode = 'check_violation';
  end if;
  -- The database's own time, whatever it was told.
  if old.agreed_by is null and new.agreed_by is not null then new.agreed_at := v_now; end if;
  if new.kind = 'remove_second_factor' and (
    (new.due_at is distinct from old.due_at and (old.due_at is not null or new.due_at < new.agreed_at + interval '72 hours'))
    or (new.state = 'done' and old.state <> 'done' and (old.state <> 'waiting' or v_now < old.due_at))) then
    raise exception 'a lost second factor goes three days after two agreed' using errcode = 'check_violation';
  end if;
  if new.state = 'done' and old.state <> 'done' then new.ended_at := v_now; end if;
  return new;
end
$$;
create trigger account_matters_timed before insert or update on account_matters
  for each row execute function guard_account_matter_time();

-- Secrets that are in use are not turned off by writing over them.
create function guard_totp_secret() returns trigger
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
create trigger totp_secrets_guarded before update on totp_secrets for each row execute function guard_totp_secret();
revoke update on passkeys from carmine_app;
grant update (counter, last_used_at) on passkeys to carmine_app;

-- The minute beyond the quarter of an hour is for a call that was begun within it.
create function guard_own_factor() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from sessions where player_id = old.player_id and ended_at is null
      and expires_at > clock_timestamp() and stepped_up_at > clock_timestamp() - interval '16 minutes') then
    raise exception 'a second factor is removed by who has just shown who is there' using errcode = 'check_violation';
  end if;
  return old;
end
$$;
create trigger totp_secrets_kept before delete on totp_secrets
  for each row when (current_user = 'carmine_app' and old.confirmed_at is not null) execute function guard_own_factor();
create trigger passkeys_kept before delete on passkeys
  for each row when (current_user = 'carmine_app') execute function guard_own_factor();

-- outcome: removed, used (since it was agreed to: then it was not lost), none (nothing is set up any more).
create function remove_lost_factors(p_matter bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_matter account_matters;
  v_set_up boolean;
begin
  select * into v_matter from account_matters where id = p_matter and kind = 'remove_second_factor' for no key update;
  if v_matter.state is distinct from 'waiting' or v_matter.agreed_by is null or clock_timestamp() < v_matter.due_at
    or clock_timestamp() < v_matter.agreed_at + interval '72 hours' then
    raise exception 'a lost second factor goes three days after two agreed' using errcode = 'check_violation';
  end if;
  -- Locked before they are looked at: nobody uses one between this look and its end.
  perform 1 from totp_secrets where player_id = v_matter.player_id for update;
  perform 1 from passkeys where player_id = v_matter.player_id for update;
  perform 1 from recovery_codes where player_id = v_matter.player_id for update;
  if exists (select from totp_secrets
      where player_id = v_matter.player_id and greatest(confirmed_at, last_used_at) > v_matter.agreed_at)
    or exists (select from passkeys
      where player_id = v_matter.player_id and greatest(created_at, last_used_at) > v_matter.agreed_at)
    or exists (select from recovery_codes where player_id = v_matter.player_id and used_at > v_matter.agreed_at) then
    return 'used';
  end if;
  v_set_up := exists (select from totp_secrets where player_id = v_matter.player_id and confirmed_at is not null)
    or exists (select from passkeys where player_id = v_matter.player_id);
  if not v_set_up then return 'none'; end if;
  delete from totp_secrets where player_id = v_matter.player_id;
  delete from passkeys where player_id = v_matter.player_id;
  delete from passkey_challenges where player_id = v_matter.player_id;
  delete from recovery_codes where player_id = v_matter.player_id;
  return 'removed';
end
$$;
revoke all on function remove_lost_factors(bigint) from public;
grant execute on function remove_lost_factors(bigint) to carmine_app;

-- What its player closed, and for how long, is ended only by a matter that two agreed to, after that time.
create function may_open_account(p_player bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select not exists (select from account_closures
      where player_id = p_player and reopened_at is null and not_before > clock_timestamp())
    and exists (select from account_matters
      where player_id = p_player and kind = 'reopen_account' and state = 'asked' and agreed_by is not null)
$$;
revoke all on function may_open_account(bigint) from public;

create function guard_opened_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from account_closures where player_id = new.id and reopened_at is null)
    and not may_open_account(new.id) then
    raise exception 'a closed account is opened by two' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger players_opened before update on players
  for each row when (new.status = 'active' and old.status <> 'active') execute function guard_opened_account();

create function guard_account_closure() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or (new.id, new.player_id, new.reason, new.closed_at, new.not_before)
      is distinct from (old.id, old.player_id, old.reason, old.closed_at, old.not_before)
    or old.reopened_at is not null or not may_open_account(old.player_id) then
    raise exception 'a closed account is opened by two' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger account_closures_guarded before update or delete on account_closures
  for each row execute function guard_account_closure();
