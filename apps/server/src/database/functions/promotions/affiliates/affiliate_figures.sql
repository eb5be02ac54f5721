-- As affiliate_results, from the days that have been added up and from the transfers since. p_from is the beginning of a day (UTC).
create or replace function affiliate_figures(p_affiliate bigint, p_from timestamptz, p_to timestamptz)
returns table (currency text, games bigint, bonuses bigint, reversals bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  with since as (
    select coalesce(days_before, '-infinity') as day, greatest(p_from, coalesce(days_before::timestamp at time zone 'UTC', '-infinity')) as starts_at
    from affiliates where id = p_affiliate
  )
  select f.currency, sum(f.games)::bigint, sum(f.bonuses)::bigint, sum(f.reversals)::bigint
  from (
    select d.currency, d.games, d.bonuses, d.reversals from affiliate_days d, since
    where d.affiliate_id = p_affiliate and d.day >= (p_from at time zone 'UTC')::date and d.day < (p_to at time zone 'UTC')::date
      and d.day < since.day
    union all
    select r.currency, r.games, r.bonuses, r.reversals from since, affiliate_results(p_affiliate, since.starts_at, p_to) r
  ) f
  group by 1
$$;

grant execute on function affiliate_figures(bigint, timestamptz, timestamptz) to carmine_app;
