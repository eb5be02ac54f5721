-- How far a player has seen a settled round whose telling takes a while (free spins), so that it goes on wherever the game
-- is opened next. A round that has no row here was not seen at all. One row a game: only the last round goes on.
create table round_tellings (
  player_id bigint not null references players (id),
  game_id text not null,
  round_id bigint not null,
  -- Parts of it that were shown to their end.
  told integer not null check (told > 0),
  updated_at timestamptz not null default now(),
  primary key (player_id, game_id)
);
grant select, insert, update on round_tellings to carmine_app;

-- Of play money: kept with the round.
alter table demo_rounds add column told integer not null default 0 check (told >= 0);
