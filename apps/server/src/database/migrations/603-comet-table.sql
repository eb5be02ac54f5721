-- The table of Comet. It opens with its game.
insert into live_tables (id, game_id, flies) values ('comet', 'comet', true);
