-- When a player was told that an open round is about to be ended by the rules of its game. Null: not yet.
alter table open_rounds add column warned_at timestamptz;
