-- Games in whose rounds a player may place further bets: those count as much as the first ones towards what one round may stake.
create table further_bet_games (game_id text primary key check (length(game_id) between 1 and 100));
grant select on further_bet_games to carmine_app;

-- Free spins are granted with the bet of each game: free_spin_grants.params holds them by game. What was granted before has the empty bet in
-- each of its games.
drop function if exists grant_free_spins(bigint, text, text, bigint, integer, text[], timestamptz, timestamptz);
