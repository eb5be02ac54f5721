-- Operators of the back office, their sessions, and the audit log: a chain in which every entry seals the one before.

create table operators (
  id                 bigint generated always as identity primary key,
  email              text not null unique check (email = lower(email)),
  name               text not null,
  role               text not null check (role in ('support', 'payments', 'risk', 'content', 'admin')),
  status             text not null default 'invited' check (status in ('invited', 'active', 'locked')),
  password_hash      text,
  totp_secret_sealed bytea,
  -- The last accepted time step: a code works once.
  totp_last_step     bigint not null default 0,
  invite_token_hash  bytea unique,
  invite_expires_at  timestamptz,
  created_at         timestamptz not null default now(),
  check (status = 'invited' or (password_hash is not null and totp_secret_sealed is not null))
);
grant select, insert, update on operators to carmine_app;

create table operator_sessions (
  id           bigint generated always as identity primary key,
  token_hash   bytea not null unique,
  operator_id  bigint not null references operators (id),
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  ended_at     timestamptz
);
create index operator_sessions_of on operator_sessions (operator_id) where ended_at is null;
grant select, insert, update on operator_sessions to carmine_app;

create table audit_log (
  id            bigint primary key,
  at            timestamptz not null,
  operator_id   bigint references operators (id),
  action        text not null,
  subject_kind  text,
  subject_id    text,
  -- Ids, codes and reasons only; no personal value of a player.
  details       jsonb not null,
  previous_hash bytea not null,
  hash          bytea not null unique
);
create index audit_log_of_subject on audit_log (subject_kind, subject_id, id desc);
grant select on audit_log to carmine_app;

-- What an entry's hash covers. Lengths in front of every text keep two different entries from reading alike.
create function audit_entry_hash(
  entry_id bigint, entry_at timestamptz, entry_operator bigint, entry_action text, entry_kind text, entry_subject text,
  entry_details jsonb, entry_previous bytea
) returns bytea
language sql stable set search_path = pg_catalog, public
as $$
  select sha256(entry_previous || convert_to(string_agg(coalesce(length(part)::text, '-') || ':' || coalesce(part, ''), '|' order by place), 'UTF8'))
  from unnest(array[
    entry_id::text, (extract(epoch from entry_at) * 1000000)::bigint::text, entry_operator::text, entry_action, entry_kind,
    entry_subject, entry_details::text
  ]) with ordinality as parts (part, place);
$$;

-- The only way in. The lock is held to the end of the caller's transaction: entries commit in the order of the chain.
create function append_audit(
  entry_operator bigint, entry_action text, entry_kind text, entry_subject text, entry_details jsonb
) returns bigint
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  last audit_log%rowtype;
  entry_id bigint;
  entry_at timestamptz := clock_timestamp();
  entry_previous bytea;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select * into last from audit_log order by id desc limit 1;
  entry_id := coalesce(last.id, 0) + 1;
  entry_previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  insert into audit_log values (
    entry_id, entry_at, entry_operator, entry_action, entry_kind, entry_subject, entry_details, entry_previous,
    audit_entry_hash(entry_id, entry_at, entry_operator, entry_action, entry_kind, entry_subject, entry_details, entry_previous)
  );
  return entry_id;
end;
$$;
revoke all on function append_audit(bigint, text, text, text, jsonb) from public;
grant execute on function append_audit(bigint, text, text, text, jsonb) to carmine_app;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end;
$$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Recomputes the whole chain; the first entry that does not follow from the one before, or null when all do.
create function first_broken_audit_entry() returns bigint
language sql stable security definer set search_path = pg_catalog, public
as $$
  select min(id) from (
    select id,
      hash = audit_entry_hash(id, at, operator_id, action, subject_kind, subject_id, details, previous_hash) as own,
      previous_hash = coalesce(lag(hash) over (order by id), decode(repeat('00', 32), 'hex')) as linked,
      id = coalesce(lag(id) over (order by id), 0) + 1 as next
    from audit_log
  ) as entries
  where not (own and linked and next);
$$;
revoke all on function first_broken_audit_entry() from public;
grant execute on function first_broken_audit_entry() to carmine_app;
