-- What a player is told inside the site, one row for each event; and which mails the player does not want.

create table notices (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  -- The event it tells of, so that a repeated delivery of the event finds it.
  source text not null unique check (length(source) between 1 and 200),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- Amounts, states and public ids; no personal value.
  data jsonb not null check (jsonb_typeof(data) = 'object' and length(data::text) <= 2000),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notices_player on notices (player_id, id desc);
create index notices_unread on notices (player_id) where read_at is null;
create index notices_age on notices (created_at);
grant select, insert, delete on notices to carmine_app;
grant update (read_at) on notices to carmine_app;

-- A row is a no. What the law wants told is not in the list, and so cannot be switched off.
create table mail_refusals (
  player_id bigint not null references players (id),
  topic text not null check (topic in ('deposits', 'cash_outs', 'bonuses')),
  created_at timestamptz not null default now(),
  primary key (player_id, topic)
);
grant select, insert, delete on mail_refusals to carmine_app;
