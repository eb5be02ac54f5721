-- carmine_app exists already (made with its password before the first migration). It gets nothing by default: every
-- migration grants by name what its tables need, and no function can be run unless it says by whom.
revoke all on schema public from public;
grant usage on schema public to carmine_app;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from carmine_app;

-- A temporary table would be found before ours inside a SECURITY DEFINER function.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

grant select on schema_migrations to carmine_app;

-- Events of a transaction, written in that transaction; the worker turns each into one job per subscriber.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null check (length(topic) between 1 and 100),
  key text not null check (length(key) <= 200),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  dispatched_at timestamptz
);
create index outbox_waiting on outbox (id) where dispatched_at is null;
create index outbox_dispatched on outbox (dispatched_at) where dispatched_at is not null;
grant select, insert, update, delete on outbox to carmine_app;

-- A job that is done is deleted; one that failed for good stays, counted, for a person to look at.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 100),
  key text check (length(key) <= 200),
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_until timestamptz,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index jobs_waiting_key on jobs (kind, key) where key is not null and claimed_until is null and dead_at is null;
create index jobs_due on jobs (kind, run_at) where dead_at is null;
create index jobs_dead on jobs (kind) where dead_at is not null;
grant select, insert, update, delete on jobs to carmine_app;

-- Repeating jobs: whoever moves next_at on is the one that enqueues.
create table job_schedules (
  kind text primary key,
  next_at timestamptz not null default now(),
  last_error text,
  failed_at timestamptz,
  done_at timestamptz
);
grant select, insert, update on job_schedules to carmine_app;

-- A payment's Idempotency-Key is kept for ever.
create table idempotency_keys (
  player_id bigint not null,
  key text not null check (length(key) between 1 and 64),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (player_id, key)
);
grant select, insert, update on idempotency_keys to carmine_app;

-- Counters of the rate limits. Losing them in a crash is fine, waiting for the disk on each call is not.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
grant select, insert, update, delete on rate_limits to carmine_app;
