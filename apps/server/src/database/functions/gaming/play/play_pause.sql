-- One play clock for the frame, the reality check and the activity page: it counts play and nothing else. A bet, and every
-- action in its round that the player takes, sets it going until the next one, for two minutes at most. What goes on outside
-- the games meanwhile is no play, nor is a hand that lies open, or is finished by the house.
create or replace function play_pause() returns interval
language sql immutable set search_path = pg_catalog, public as $$ select interval '2 minutes' $$;

grant execute on function play_pause() to carmine_app;
