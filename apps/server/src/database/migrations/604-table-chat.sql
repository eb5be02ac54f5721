-- Chat at live tables. Messages and reports are written by functions alone, which check who may, how often and how long by the clock of the
-- database; operators decide what stays.
create table chat_players (
  player_id bigint primary key references players (id),
  -- Shown in place of any name. Null before it is chosen, and after the player's data was erased.
  nickname text check (char_length(nickname) between 3 and 20),
  -- Without case, accents and characters that look alike: no two players have names that are read as one.
  folded text unique check (folded <> ''),
  named_at timestamptz,
  -- "Chat at tables" in the player's settings.
  shown boolean not null default true,
  last_message_at timestamptz not null default '-infinity',
  check ((nickname is null) = (folded is null)),
  check (nickname is null or named_at is not null)
) with (fillfactor = 70);
grant select, insert on chat_players to carmine_app;
grant update (nickname, folded, named_at, shown) on chat_players to carmine_app;

create table chat_messages (
  player_id bigint not null references chat_players (player_id),
  id bigint generated always as identity,
  table_id text not null references live_tables (id),
  body text not null check (char_length(body) between 1 and 200),
  -- The player's key of the message: repeated, it is no further one.
  reply_key text not null check (reply_key ~ '^[!-~]{1,64}$'),
  at timestamptz not null,
  -- `hidden` by reports until an operator decides, `removed` by an operator.
  state text not null default 'shown' check (state in ('shown', 'hidden', 'removed')),
  reports integer not null default 0 check (reports >= 0),
  decided_at timestamptz,
  decided_by bigint references operators (id),
  primary key (player_id, id),
  unique (player_id, reply_key),
  check ((decided_at is null) = (decided_by is null)),
  check (state <> 'removed' or decided_at is not null),
  constraint chat_messages_hidden_at_three check (state <> 'shown' or reports < 3 or decided_at is not null)
) with (fillfactor = 80);
create unique index chat_messages_id on chat_messages (id);
create index chat_messages_at_table on chat_messages (table_id, id desc);
create index chat_messages_reported on chat_messages (id) where reports > 0 and decided_at is null;
grant select on chat_messages to carmine_app;
grant update (state, decided_at, decided_by) on chat_messages to carmine_app;

-- Of one player about one message, once. No foreign key: the message is another player's, and goes by its own rules.
create table chat_reports (
  player_id bigint not null references players (id),
  message_id bigint not null,
  author_id bigint not null,
  reason text not null check (reason in ('insult', 'spam', 'threat', 'contact', 'other')),
  at timestamptz not null,
  primary key (player_id, message_id),
  check (author_id <> player_id)
);
create index chat_reports_of_message on chat_reports (message_id);
grant select on chat_reports to carmine_app;

create table chat_mutes (
  player_id bigint not null references players (id),
  id bigint generated always as identity,
  -- What it was for; kept as long as the mute.
  message_id bigint,
  reason text not null check (char_length(reason) between 1 and 300),
  at timestamptz not null default clock_timestamp(),
  -- Null: for good.
  until timestamptz check (until > at),
  by bigint not null references operators (id),
  lifted_at timestamptz,
  lifted_by bigint references operators (id),
  primary key (player_id, id),
  check ((lifted_at is null) = (lifted_by is null))
);
create index chat_mutes_in_force on chat_mutes (id) where lifted_at is null;
grant select, insert on chat_mutes to carmine_app;
grant update (lifted_at, lifted_by) on chat_mutes to carmine_app;

-- What no message and no nickname may contain, as whole words.
create table chat_words (
  folded text primary key check (folded ~ '^[a-z]+( [a-z]+)*$' and length(folded) <= 40),
  language text not null check (language ~ '^[a-z]{2}$'),
  added_at timestamptz not null default clock_timestamp(),
  added_by bigint references operators (id)
);
grant select, insert, delete on chat_words to carmine_app;

-- Where the chat is off; `*`: at all tables.
create table chat_switches (
  place text primary key check (place ~ '^([a-z0-9-]{1,40}|\*)$'),
  off_since timestamptz not null default clock_timestamp(),
  off_by bigint not null references operators (id)
);
grant select, insert, delete on chat_switches to carmine_app;
