-- A call with an operator session that is over is written to the audit log: once in an hour for each session and call.

create table ended_session_calls (
  session_id bigint not null references operator_sessions (id),
  call text not null check (length(call) between 1 and 100),
  noted_at timestamptz not null default clock_timestamp(),
  primary key (session_id, call)
);
create index ended_session_calls_noted on ended_session_calls (noted_at);
grant select, insert, update, delete on ended_session_calls to carmine_app;
