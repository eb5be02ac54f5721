-- Tables of Live Roulette, Live Baccarat and Dragon Tiger. They open with their games.
insert into live_tables (id, game_id) values
  ('live-roulette', 'live-roulette'),
  ('live-baccarat', 'live-baccarat'),
  ('dragon-tiger', 'dragon-tiger');
