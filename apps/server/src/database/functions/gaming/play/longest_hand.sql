-- No hand lies open so long: a day after its first bet the house finishes it.
create or replace function longest_hand() returns interval
language sql immutable set search_path = pg_catalog, public as $$ select interval '2 days' $$;

grant execute on function longest_hand() to carmine_app;
