-- The table of Studio Roulette, whose results come from a studio. It opens with its game, where that studio is connected.
insert into live_tables (id, game_id, studio) values ('studio-roulette', 'studio-roulette', 'signed-results');
