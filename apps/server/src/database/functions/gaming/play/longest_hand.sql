-- No hand stays open longer: the house resolves it a day after its first bet.
create or replace function longest_hand() returns interval
language sql immutable set search_path = pg_catalog, public as $$ select interval '2 days' $$;

grant execute on function longest_hand() to carmine_app;
