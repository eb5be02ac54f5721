-- A player's own data: given out whole, and made unreadable for ever once the law no longer asks for it.

create table data_exports (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  state text not null default 'making' check (state in ('making', 'ready', 'failed', 'gone')),
  asked_at timestamptz not null default clock_timestamp(),
  -- Random; the only link between a row and its sealed file.
  file text unique check (file ~ '^[0-9a-f]{64}$'),
  size bigint check (size > 0),
  expires_at timestamptz,
  check ((state = 'ready') = (file is not null and size is not null and expires_at is not null))
);
create unique index data_exports_making on data_exports (player_id) where state = 'making';
create index data_exports_player on data_exports (player_id, id desc);
grant select, insert on data_exports to carmine_app;
grant update (state, file, size, expires_at) on data_exports to carmine_app;

create table erasures (
  player_id bigint primary key references players (id),
  asked_at timestamptz not null default clock_timestamp(),
  -- Null: the player asked.
  asked_by bigint references operators (id),
  -- When the law lets go of what was kept.
  due_at timestamptz not null,
  erased_at timestamptz
);
create index erasures_due on erasures (due_at) where erased_at is null;
grant select, insert on erasures to carmine_app;
grant delete on erasures to carmine_app;

create function guard_erasure() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if old.erased_at is not null then
    raise exception 'what is erased stays erased' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger erasures_guarded before update or delete on erasures for each row execute function guard_erasure();

-- The key goes, and with it every value that was sealed with it, in the tables and in every back-up that follows. What was
-- never sealed and still points at a person is emptied or deleted; the ledger, payments and rounds keep their numbers.
create function erase_player(p_player bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform 1 from players where id = p_player for no key update;
  if not exists (select 1 from erasures where player_id = p_player and erased_at is null and due_at <= p_now) then
    return 'not_due';
  end if;
  if (select status from players where id = p_player) <> 'closed' then return 'account_not_closed'; end if;
  if exists (
    select 1 from accounts where owner_kind = 'player' and owner_id = p_player and balance > 0
      and kind in ('cash', 'locked', 'cashout_pending')
  ) then
    return 'money_left';
  end if;
  delete from player_keys where player_id = p_player;
  update players set
    email_hash = sha256(convert_to('erased ' || p_player || ' ' || gen_random_uuid(), 'UTF8')),
    password_hash = 'erased', registration_code = null, click_id = null, language = 'en', time_zone = 'UTC'
  where id = p_player;
  update player_profiles set details_sealed = '\x', avatar = null, receive_email_promo = false where player_id = p_player;
  update sessions set address_enc = '\x', user_agent = '', ended_at = coalesce(ended_at, p_now)
  where player_id = p_player;
  delete from mail_tokens where player_id = p_player;
  delete from password_history where player_id = p_player;
  delete from totp_secrets where player_id = p_player;
  delete from passkeys where player_id = p_player;
  delete from passkey_challenges where player_id = p_player;
  delete from recovery_codes where player_id = p_player;
  delete from favourites where player_id = p_player;
  delete from notices where player_id = p_player;
  delete from mail_refusals where player_id = p_player;
  delete from play_preferences where player_id = p_player;
  delete from sittings where player_id = p_player;
  delete from risk_marks where player_id = p_player;
  -- The mark of an exclusion that holds is what keeps the person out.
  delete from player_marks m where m.player_id = p_player
    and not exists (select 1 from breaks b where b.player_id = p_player and b.kind = 'exclusion' and b.ended_at is null);
  update data_exports set state = 'gone', file = null, size = null, expires_at = null where player_id = p_player;
  update erasures set erased_at = p_now where player_id = p_player;
  return 'erased';
end
$$;
revoke all on function erase_player(bigint, timestamptz) from public;
grant execute on function erase_player(bigint, timestamptz) to carmine_app;
