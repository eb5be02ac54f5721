-- Whether a feature may be bought in a jurisdiction: by its own row, else by that of all others. Read with every such bet, so that a changed
-- row holds at once.
create or replace function may_buy_feature(p_jurisdiction text) returns boolean
language sql stable set search_path = pg_catalog, public as $$
  select coalesce((select j.feature_buy from jurisdictions j where j.country = p_jurisdiction),
    (select j.feature_buy from jurisdictions j where j.country = '*'), false)
$$;
