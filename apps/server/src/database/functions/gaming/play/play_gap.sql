-- Playing time, defined once for the frame's clock, the reality check and the activity page. A sitting starts with a bet for real money and
-- continues with every bet in any game; fifteen minutes without a new bet end it.
create or replace function play_gap() returns interval
language sql immutable set search_path = pg_catalog, public as $$ select interval '15 minutes' $$;

grant execute on function play_gap() to carmine_app;
