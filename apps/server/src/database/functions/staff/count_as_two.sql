-- Whether these operators count as two: not if one invited the other alone, as long as a third could decide.
create or replace function count_as_two(p_operators bigint[]) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select count(distinct own.root) > 1 or (count(distinct own.id) > 1
    and not exists (select from overseers() o where lone_root(o) <> all (array_agg(own.root))))
  from (select id, lone_root(id) as root from operators where id = any (p_operators)) own
$$;

grant execute on function count_as_two(bigint[]) to carmine_app;
