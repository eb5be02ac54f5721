-- The clock of playing time, for the frame, the reality check and the activity page. A bet, and every action of the player in its round, runs
-- it until the next one, for two minutes at most. Time outside games, an open hand without actions, and moves by the house do not count.
create or replace function play_pause() returns interval
language sql immutable set search_path = pg_catalog, public as $$ select interval '2 minutes' $$;

grant execute on function play_pause() to carmine_app;
