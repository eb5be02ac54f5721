-- Games that bonus money may not be staked on.
create table bonus_closed_games (game_id text primary key check (length(game_id) between 1 and 100));
grant select on bonus_closed_games to carmine_app;
