-- Creates partitions of the days ahead. One blocked by bets is left to the next run, and a day whose replies are already in the default
-- partition stays there until it is dropped. Returns the number created.
create or replace function extend_reply_days(p_days integer default 2) returns integer
language plpgsql security definer set search_path = pg_catalog, public set lock_timeout = '250ms' as $$
declare
  v_day date;
  v_name text;
  v_made integer := 0;
begin
  foreach v_day in array array(select reply_day(now()) + n from generate_series(0, p_days) n) loop
    v_name := 'reply_cache_' || to_char(v_day, 'YYYY_MM_DD');
    continue when to_regclass('public.' || v_name) is not null;
    begin
      execute format('create table public.%I partition of public.reply_cache for values from (%L) to (%L)', v_name, v_day, v_day + 1);
      v_made := v_made + 1;
    exception when lock_not_available or deadlock_detected or check_violation then null;
    end;
  end loop;
  return v_made;
end
$$;
