-- Page views and events of visitors who agreed to it. No address, no session, no player: nobody can be told from a row.

create table analytics_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,63}$'),
  properties jsonb not null,
  country text not null check (country ~ '^[A-Z]{2}$')
);
create index analytics_events_by_name on analytics_events (name, at);
-- Retention: the worker deletes what is older than twelve months.
create index analytics_events_by_age on analytics_events (at);
grant select, insert, delete on analytics_events to carmine_app;
