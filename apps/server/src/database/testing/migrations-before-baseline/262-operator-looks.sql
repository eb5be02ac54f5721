-- An open page asks again every few seconds: what an operator goes on looking at is one look and one entry of the audit log.

create table operator_looks (
  operator_id bigint not null references operators (id),
  -- Of the action, what it is about and what was shown.
  seen_hash bytea not null check (length(seen_hash) = 32),
  begun_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (operator_id, seen_hash)
);
create index operator_looks_last on operator_looks (last_at);
grant select, insert, update, delete on operator_looks to carmine_app;

-- The log of one subject is read by its newest entries.
create index audit_log_subject on audit_log (subject_id, id desc) where subject_id is not null;
drop index audit_log_of_subject;
