-- Drops the oldest day whose play sessions have all ended, plus one day. A drop waits for running bets, and others queue behind it: it gives
-- up soon, and the caller retries. dropped, busy, or none if there is no such day.
create or replace function forget_reply_day() returns text
language plpgsql security definer set search_path = pg_catalog, public set lock_timeout = '250ms' as $$
declare
  v_before date := reply_day(now() - interval '72 hours');
  v_name text;
begin
  select c.relname into v_name from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'reply_cache'::regclass and c.relname < 'reply_cache_' || to_char(v_before + 1, 'YYYY_MM_DD')
    and c.relname <> 'reply_cache_default'
  order by c.relname collate "C" limit 1;
  if v_name is null then
    delete from reply_cache_default where day <= v_before;
    return 'none';
  end if;
  execute format('drop table public.%I', v_name);
  return 'dropped';
exception when lock_not_available or deadlock_detected then
  return 'busy';
end
$$;

grant execute on function forget_reply_day() to carmine_app;
