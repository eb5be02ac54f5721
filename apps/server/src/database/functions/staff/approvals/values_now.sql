-- What a request would change, as it is at this moment: kept when somebody asks, and compared when somebody approves, so that
-- what is approved is the change that was asked for. An empty object where nothing is there that could be another one by then,
-- or where the kind's own function looks.
create or replace function values_now(p_kind text, p_subject text, p_values jsonb) returns jsonb
language sql stable security definer set search_path = pg_catalog, public as $$
  select case p_kind
    when 'loosen_rules' then (select jsonb_build_object('automatic', automatic, 'upTo', automatic_up_to::text,
      'perDay', automatic_per_day::text, 'twoPersonsFrom', two_persons_from::text) from cash_out_rules)
    when 'set_thresholds' then (select jsonb_build_object('depositsDay', deposits_day::text, 'depositsMonth', deposits_month::text,
      'depositsYear', deposits_year::text, 'cashOutsDay', cash_outs_day::text, 'cashOutsMonth', cash_outs_month::text,
      'cashOutsYear', cash_outs_year::text, 'nameScore', name_score::text) from risk_rules)
    when 'set_restricted' then jsonb_build_object('restricted', (select coalesce(jsonb_agg(code order by code), '[]')
      from restricted_countries where p_values -> 'restrict' ? code or p_values -> 'allow' ? code))
    when 'set_jurisdiction' then jsonb_build_object('rules',
      (select to_jsonb(j) - 'country' from jurisdictions j where country = p_subject))
    else '{}' end
$$;
