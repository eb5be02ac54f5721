-- How far each consumer of the feed of settled rounds has come: the last block of seals that it has handled.
create table feed_cursors (
  consumer text primary key,
  block bigint not null,
  moved_at timestamptz not null default now(),
  constraint feed_cursors_consumer_check check (consumer ~ '^[a-z][a-z0-9.-]{1,59}$'),
  constraint feed_cursors_block_check check (block >= 0)
);
grant select, insert (consumer, block), update (block, moved_at) on feed_cursors to carmine_app;

-- The roll-ups follow the sealed blocks from here on, so they begin again with the first one.
drop function if exists roll_up_house(bigint);
delete from account_rollups;
alter table rollup_mark
  add column up_to_block bigint not null default 0,
  add column up_to_round bigint not null default 0;
update rollup_mark set up_to_transfer = 0;

-- A player's finished rounds up to the mark: of a quarter of an hour (every time zone's day begins with one), and of a life.
create table round_rollups (
  player_id bigint not null,
  quarter timestamptz not null,
  game_id text not null,
  rounds bigint not null,
  primary key (player_id, quarter, game_id),
  constraint round_rollups_rounds_check check (rounds > 0)
);
create table game_rollups (
  player_id bigint not null,
  game_id text not null,
  rounds bigint not null,
  primary key (player_id, game_id),
  constraint game_rollups_rounds_check check (rounds > 0)
);
-- Rounds that the mark has passed and that were open there.
create table rollup_open_rounds (
  player_id bigint not null,
  round_id bigint not null,
  primary key (player_id, round_id)
);
grant select on round_rollups, game_rollups, rollup_open_rounds to carmine_app;
