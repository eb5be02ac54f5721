-- Creates partitions of this month and the months ahead, and of the days of play keys. Returns the number created.
create or replace function extend_ledger_partitions(p_months integer default 3) returns integer
language plpgsql security definer set search_path = pg_catalog, public set timezone = 'UTC' as $$
declare
  v_table text;
  v_from timestamptz;
  v_name text;
  v_made integer := 0;
begin
  if p_months not between 0 and 24 then raise exception 'ledger: partitions at most 24 months ahead'; end if;
  foreach v_table in array array['transfers', 'rounds'] loop
    for m in 0..p_months loop
      v_from := date_trunc('month', now()) + make_interval(months => m);
      v_name := v_table || to_char(v_from, '_YYYY_MM');
      if to_regclass('public.' || v_name) is not null then continue; end if;
      execute format('create table public.%I partition of public.%I for values from (%L) to (%L)',
        v_name, v_table, v_from, v_from + interval '1 month');
      execute format('create trigger never_emptied before truncate on public.%I execute function forbid_change()', v_name);
      v_made := v_made + 1;
    end loop;
  end loop;
  return v_made + extend_reply_days();
end
$$;

grant execute on function extend_ledger_partitions(integer) to carmine_app;
