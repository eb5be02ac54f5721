-- Conversations with support: of a player, or of a visitor whom only a cookie of their own knows.

create table support_threads (
  id bigint generated always as identity primary key,
  player_id bigint references players (id),
  -- SHA-256 of the visitor's cookie: who reads the table cannot take a conversation over.
  visitor_hash bytea check (octet_length(visitor_hash) = 32),
  skin text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  -- Since when somebody waits for a word of ours; null when the last word was ours.
  waiting_since timestamptz,
  -- Who answered last.
  operator_id bigint references operators (id),
  -- The page on which the asker was when the chat told its attributes.
  page text check (length(page) <= 200),
  -- The last of our messages that the asker has seen.
  seen_message bigint not null default 0,
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  check (num_nonnulls(player_id, visitor_hash) = 1)
);
-- Of two first messages at once only one makes a conversation.
create unique index support_threads_player on support_threads (player_id) where status = 'open' and player_id is not null;
create unique index support_threads_visitor on support_threads (visitor_hash) where status = 'open' and visitor_hash is not null;
create index support_threads_waiting on support_threads (waiting_since) where status = 'open' and waiting_since is not null;
create index support_threads_by_age on support_threads (last_at);
grant select, insert, delete on support_threads to carmine_app;
grant update (status, waiting_since, operator_id, page, seen_message, last_at) on support_threads to carmine_app;

create table support_messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references support_threads (id) on delete cascade,
  author text not null check (author in ('asker', 'staff')),
  operator_id bigint references operators (id),
  -- Sealed with the player's key, so that it is erased with the player; a visitor's with the house's.
  body_sealed bytea not null,
  -- The sender's own key of one message: sent twice, it is kept once.
  client_key text not null check (length(client_key) between 1 and 64),
  at timestamptz not null default now(),
  unique (thread_id, client_key),
  check ((author = 'staff') = (operator_id is not null))
);
create index support_messages_thread on support_messages (thread_id, id);
grant select, insert, delete on support_messages to carmine_app;

create table support_answers (
  id bigint generated always as identity primary key,
  title text not null unique check (length(title) between 2 and 80),
  body text not null check (length(body) between 1 and 2000),
  operator_id bigint references operators (id),
  updated_at timestamptz not null default now()
);
grant select, insert, delete on support_answers to carmine_app;
grant update (title, body, operator_id, updated_at) on support_answers to carmine_app;

insert into support_answers (title, body) values
  ('Welcome', 'Hello, thank you for writing. I am looking at it and answer in a moment.'),
  ('Where is my cash-out', 'Every cash-out has a page of its own with its state and the time by which it is due: open your history, then Payments, then the cash-out. If its time has passed, tell me its id and I look into it at once.'),
  ('Check a round', 'Every round can be verified: open it in your history and press Check. If you change your seeds, the old server seed is shown and your browser computes the round again.'),
  ('Papers refused', 'The verification page names the reason beside the paper. You can hand in a new one there at any time; most are checked within a minute.'),
  ('Playing too much', 'Thank you for telling me. You can take a break or exclude yourself at once in your account, and I can do it for you. Would you like that?');
