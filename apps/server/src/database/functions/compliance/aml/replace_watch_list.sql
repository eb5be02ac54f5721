-- After two approvals. Returns false if the list changed since the request, because other entries would be dropped.
create or replace function replace_watch_list(p_name text, p_base bigint, p_list bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform lock_watch_list(p_name);
  if not exists (select from watch_lists where id = p_list and name = p_name and state = 'waiting') then return false; end if;
  delete from watch_lists where id = p_base and name = p_name and state = 'active';
  if not found then return false; end if;
  update watch_lists set state = 'active' where id = p_list;
  return true;
end
$$;
