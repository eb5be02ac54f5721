-- One row for each mail that an event asked for: what makes it go out once. Neither address nor text is kept.
create table mails (
  id bigint generated always as identity primary key,
  -- The event it answers, so that a repeated delivery of the event finds it.
  source text not null unique,
  kind text not null,
  player_id bigint not null,
  attempts integer not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_player on mails (player_id, kind, created_at);

grant select, insert, update on mails to carmine_app;
