-- Ids are given out before they are committed. While nobody is writing transfers every id that was given out is either
-- visible or lost for ever, so the highest one seen then is a safe mark. The table is held for the moment of that look.
create or replace function roll_up_mark() returns bigint
language plpgsql security definer set search_path = pg_catalog, public set lock_timeout = '200ms' as $$
declare
  v_from bigint;
  v_to bigint;
begin
  select up_to_transfer into v_from from rollup_mark for update;
  lock table transfers in share mode;
  select coalesce(max(id), 0) into v_to from transfers;
  if v_to <= v_from then return 0; end if;
  return v_to;
end
$$;

grant execute on function roll_up_mark() to carmine_app;
