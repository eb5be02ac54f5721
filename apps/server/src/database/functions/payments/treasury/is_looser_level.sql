-- Stricter: an earlier alarm. Anything else needs two operators; levels that were looked at and changed since: changed.
create or replace function is_looser_level(p_store text, p_code text, p_currency text, p_low bigint, p_high bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from treasury_levels where store = p_store and code = p_code and currency = p_currency
    and (p_low < low or (high is not null and (p_high is null or p_high > high))))
$$;

grant execute on function is_looser_level(text, text, text, bigint, bigint) to carmine_app;
