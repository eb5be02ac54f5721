-- The audit log is looked through all the time: what is new at once, and all of it again and again in small pieces.

create table audit_watch (
  only_row boolean primary key default true check (only_row),
  -- The newest entry that was seen, with a mark of the servers' own key: whoever owns the database cannot make another one.
  head_id bigint,
  head_hash bytea,
  head_mark bytea,
  -- Grows with every settlement, after which what is there then is where the log goes on.
  epoch bigint not null default 0,
  -- How far the look through all of it has come; 0: at the beginning.
  pass_id bigint not null default 0,
  pass_hash bytea,
  passed_at timestamptz,
  check (num_nulls(head_id, head_hash, head_mark) in (0, 3))
);
insert into audit_watch default values;
grant select on audit_watch to carmine_app;
grant update (head_id, head_hash, head_mark, pass_id, pass_hash, passed_at) on audit_watch to carmine_app;

create table audit_findings (
  id bigint generated always as identity primary key,
  -- altered: an entry says something else than its hash. missing: entries before this one are gone. rewritten: it does not
  -- follow from the one before. Of the newest entry that was seen: cut: it is gone. replaced: it is another one. mark: somebody
  -- else than a server moved the place that was remembered.
  kind text not null check (kind in ('altered', 'missing', 'rewritten', 'cut', 'replaced', 'mark')),
  entry_id bigint not null,
  -- What the entry says now: the same again is nothing new.
  content bytea not null,
  found_at timestamptz not null default clock_timestamp(),
  settled_by bigint references office_matters (id),
  unique (kind, entry_id, content)
);
grant select on audit_findings to carmine_app;
grant insert (kind, entry_id, content) on audit_findings to carmine_app;
create index audit_findings_open on audit_findings (id) where settled_by is null;

create function guard_audit_finding() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or old.settled_by is not null or (new.id, new.kind, new.entry_id, new.content, new.found_at)
      is distinct from (old.id, old.kind, old.entry_id, old.content, old.found_at) then
    raise exception 'what was found is never forgotten' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger audit_findings_guarded before update or delete on audit_findings
  for each row execute function guard_audit_finding();
create trigger never_emptied before truncate on audit_findings execute function forbid_change();

-- By two operators: what was found up to this one is known, and the log goes on from what is there.
create function settle_audit(p_matter bigint, p_up_to bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update audit_findings set settled_by = p_matter where id <= p_up_to and settled_by is null;
  update audit_watch set head_id = null, head_hash = null, head_mark = null, epoch = epoch + 1;
$$;
revoke all on function settle_audit(bigint, bigint) from public;

-- It only computes.
grant execute on function audit_entry_hash(bigint, timestamptz, bigint, text, text, text, jsonb, bytea) to carmine_app;
