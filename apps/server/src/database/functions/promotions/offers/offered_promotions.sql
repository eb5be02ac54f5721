-- Each promotion in the version that is offered: of the approved ones after the one that was put up, the last whose time has come.
create or replace function offered_promotions()
returns table (promotion_id bigint, version integer, rules jsonb, rank integer, name text)
language sql stable set search_path = pg_catalog, public as $$
  select p.id, v.version, v.rules, p.rank, p.name
  from promotions p
  join promotion_versions v on v.promotion_id = p.id and v.version = coalesce((
    select max(n.version) from promotion_versions n
    where n.promotion_id = p.id and n.version > p.offered_version and n.state = 'approved'
      and (n.rules ->> 'startsAt')::timestamptz <= now()), p.offered_version)
$$;

grant execute on function offered_promotions() to carmine_app;
