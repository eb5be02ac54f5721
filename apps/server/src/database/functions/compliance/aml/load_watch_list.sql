-- Replaces the list of the same name if it drops no entries; otherwise returns false, and two operators have to approve.
create or replace function load_watch_list(p_list bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_name text;
  v_base bigint;
begin
  select name into v_name from watch_lists where id = p_list and state = 'waiting';
  if not found then raise exception 'this list is not waiting to be loaded' using errcode = 'check_violation'; end if;
  perform lock_watch_list(v_name);
  if alike_watch_list(v_name) is not null then
    raise exception 'the name of this list is too similar to another one' using errcode = 'check_violation';
  end if;
  select id into v_base from watch_lists where name = v_name and state = 'active';
  if v_base is not null then
    if exists (select from dropped_entries(v_base, p_list)) then return false; end if;
    delete from watch_lists where id = v_base;
  end if;
  update watch_lists set state = 'active' where id = p_list;
  return true;
end
$$;

grant execute on function load_watch_list(bigint) to carmine_app;
