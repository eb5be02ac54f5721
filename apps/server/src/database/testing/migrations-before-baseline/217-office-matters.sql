-- What concerns the house and no single player: one operator asks for it with a reason, another one agrees with his own.
-- Whoever has one account of those who may invite must not make the second person himself, nor become one.

alter table operators add column locked_at timestamptz;

create function note_operator_lock() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  new.locked_at := case
    when new.status = old.status then old.locked_at
    when new.status = 'locked' then clock_timestamp() end;
  return new;
end
$$;
create trigger operators_lock_noted before update on operators for each row execute function note_operator_lock();

-- Who may give a second word. Whoever was locked within three days still counts, so that nobody makes himself the only one
-- by locking the others.
create function overseers() returns setof bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select id from operators where role in ('risk', 'admin')
    and (status = 'active' or (status = 'locked' and locked_at > clock_timestamp() - interval '72 hours'))
$$;
revoke all on function overseers() from public;
grant execute on function overseers() to carmine_app;

create table office_matters (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invite_operator', 'renew_operator', 'loosen_rules', 'settle_audit')),
  -- What it is about, where there can be several of a kind: an e-mail, an operator's number.
  subject text not null default '',
  wish jsonb not null,
  state text not null default 'asked' check (state in ('asked', 'done', 'dropped')),
  asked_by bigint not null references operators (id),
  asked_at timestamptz not null default clock_timestamp(),
  reason text not null check (length(reason) between 5 and 500),
  agreed_by bigint references operators (id),
  agreement text check (length(agreement) between 5 and 500),
  dropped_by bigint references operators (id),
  ended_at timestamptz,
  -- Nobody agrees with himself, whatever the program does.
  check (agreed_by is null or agreed_by <> asked_by),
  check ((agreed_by is null) = (agreement is null)),
  check ((state = 'done') = (agreed_by is not null)),
  check ((state = 'dropped') = (dropped_by is not null)),
  check ((state = 'asked') = (ended_at is null))
);
create unique index office_matters_open on office_matters (kind, subject) where state = 'asked';
grant select on office_matters to carmine_app;
grant insert (kind, subject, wish, asked_by, reason) on office_matters to carmine_app;
grant update (state, dropped_by, ended_at) on office_matters to carmine_app;

create function guard_office_matter() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a matter is never forgotten' using errcode = 'check_violation'; end if;
  if old.state <> 'asked' or (new.id, new.kind, new.subject, new.wish, new.asked_by, new.asked_at, new.reason)
      is distinct from (old.id, old.kind, old.subject, old.wish, old.asked_by, old.asked_at, old.reason) then
    raise exception 'what was asked never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger office_matters_guarded before update or delete on office_matters
  for each row execute function guard_office_matter();
create trigger never_emptied before truncate on office_matters execute function forbid_change();

-- The servers' role invites whoever decides about no money; the others only while there is nobody who could agree. An operator
-- who is there already is renewed by the functions below, and never written over.
create function guard_operator() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE' and old.status <> 'invited' and (new.status = 'invited' or new.invite_token_hash is not null
      or (new.email, new.role, new.password_hash, new.totp_secret_sealed)
        is distinct from (old.email, old.role, old.password_hash, old.totp_secret_sealed)) then
    raise exception 'an operator who is there is renewed' using errcode = 'check_violation';
  end if;
  if new.role in ('payments', 'risk', 'admin') and new.invite_token_hash is not null
    and (tg_op = 'INSERT' or (new.role, new.invite_token_hash) is distinct from (old.role, old.invite_token_hash))
    and (select count(*) from overseers() o where o is distinct from new.id) > 1 then
    raise exception 'who decides about money is invited by two' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger operators_guarded before insert or update on operators
  for each row when (current_user = 'carmine_app') execute function guard_operator();

create function reset_operator(p_operator bigint, p_token_hash bytea, p_lifetime_ms bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update operators set status = 'invited', password_hash = null, totp_secret_sealed = null, totp_last_step = 0,
    invite_token_hash = p_token_hash, invite_expires_at = clock_timestamp() + p_lifetime_ms * interval '1 millisecond'
  where id = p_operator and status <> 'invited';
  if not found then return false; end if;
  update operator_sessions set ended_at = clock_timestamp(), end_reason = 'renewed'
  where operator_id = p_operator and ended_at is null;
  return true;
end
$$;
revoke all on function reset_operator(bigint, bytea, bigint) from public;

-- One operator's word for somebody who lost phone or password. outcome: done, second (another one has to agree), alone (nobody
-- here could: the machine's own command), gone (there is no such operator, or the invitation is still open).
create function renew_operator(p_operator bigint, p_by bigint, p_token_hash bytea, p_lifetime_ms bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_role text;
begin
  select role into v_role from operators where id = p_operator and status <> 'invited' and id <> p_by for update;
  if not found then return 'gone'; end if;
  if v_role in ('payments', 'risk', 'admin') then
    if exists (select from overseers() o where o not in (p_operator, p_by)) then return 'second'; end if;
    if v_role <> 'payments' then return 'alone'; end if;
  end if;
  perform reset_operator(p_operator, p_token_hash, p_lifetime_ms);
  return 'done';
end
$$;
revoke all on function renew_operator(bigint, bigint, bytea, bigint) from public;
grant execute on function renew_operator(bigint, bigint, bytea, bigint) to carmine_app;

-- A looser rule lets money leave that would have waited for a person, or for a second one. More at once than in a whole day says
-- two things: that is no rule.
create function guard_cash_out_rules() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.automatic and new.automatic_up_to > new.automatic_per_day then
    raise exception 'no more at once than in a day' using errcode = 'check_violation';
  end if;
  if new.two_persons_from > old.two_persons_from or (new.automatic and (not old.automatic
      or new.automatic_up_to > old.automatic_up_to or new.automatic_per_day > old.automatic_per_day)) then
    raise exception 'two operators loosen a rule of cash-outs' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger cash_out_rules_guarded before update on cash_out_rules
  for each row when (current_user = 'carmine_app') execute function guard_cash_out_rules();

-- The second word, and what it sets going. The hash: of the one-time link where the matter makes one. outcome: done, over, own
-- (by who asked), not_allowed, changed (the rules are others than when it was asked), exists (the e-mail is an operator's), gone.
create function agree_office_matter(
  p_matter bigint, p_operator bigint, p_agreement text, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_matter office_matters;
  v_wish jsonb;
begin
  select * into v_matter from office_matters where id = p_matter for no key update;
  if v_matter.state is distinct from 'asked' then return 'over'; end if;
  if v_matter.asked_by = p_operator then return 'own'; end if;
  if not exists (select from operators where id = p_operator and status = 'active' and role in ('risk', 'admin')) then
    return 'not_allowed';
  end if;
  v_wish := v_matter.wish;
  if v_matter.kind = 'invite_operator' then
    insert into operators (email, name, role, invite_token_hash, invite_expires_at)
    values (v_matter.subject, '', v_wish ->> 'role', p_token_hash, clock_timestamp() + p_lifetime_ms * interval '1 millisecond')
    on conflict (email) do update set role = excluded.role, invite_token_hash = excluded.invite_token_hash,
      invite_expires_at = excluded.invite_expires_at where operators.status = 'invited';
    if not found then return 'exists'; end if;
  elsif v_matter.kind = 'renew_operator' then
    -- Nobody agrees to be renewed himself: whoever can sign in has lost nothing.
    if v_matter.subject = p_operator::text then return 'own'; end if;
    if not reset_operator(v_matter.subject::bigint, p_token_hash, p_lifetime_ms) then return 'gone'; end if;
  elsif v_matter.kind = 'loosen_rules' then
    if (v_wish ->> 'automatic')::boolean and (v_wish ->> 'upTo')::bigint > (v_wish ->> 'perDay')::bigint then
      raise exception 'no more at once than in a day' using errcode = 'check_violation';
    end if;
    update cash_out_rules set automatic = (v_wish ->> 'automatic')::boolean, automatic_up_to = (v_wish ->> 'upTo')::bigint,
      automatic_per_day = (v_wish ->> 'perDay')::bigint, two_persons_from = (v_wish ->> 'twoPersonsFrom')::bigint,
      changed_at = clock_timestamp()
    where changed_at < v_matter.asked_at;
    if not found then return 'changed'; end if;
  else
    perform settle_audit(v_matter.id, (v_wish ->> 'upTo')::bigint);
  end if;
  update office_matters set state = 'done', agreed_by = p_operator, agreement = p_agreement, ended_at = clock_timestamp()
  where id = p_matter;
  return 'done';
end
$$;
revoke all on function agree_office_matter(bigint, bigint, text, bytea, bigint) from public;
grant execute on function agree_office_matter(bigint, bigint, text, bytea, bigint) to carmine_app;
