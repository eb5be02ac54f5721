-- The sign-in session that a game for play money was opened from, and which of its ends it has seen; null: a visitor's.
alter table demo_sessions
  add column session_id bigint,
  add column session_epoch integer,
  add constraint demo_sessions_opened_from check ((session_id is null) = (session_epoch is null));
