create or replace function remove_watch_list(p_name text, p_base bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform lock_watch_list(p_name);
  delete from watch_lists where id = p_base and name = p_name and state = 'active';
  return found;
end
$$;
