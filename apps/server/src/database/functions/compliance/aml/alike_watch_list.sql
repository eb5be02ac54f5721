-- An existing list that could be confused with a new one of this name; null if there is none, or one of exactly this name.
create or replace function alike_watch_list(p_name text) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select name from watch_lists
  where state = 'active' and watch_list_sight(name) = watch_list_sight(p_name)
    and not exists (select from watch_lists where name = p_name and state = 'active')
  order by name limit 1
$$;

grant execute on function alike_watch_list(text) to carmine_app;
