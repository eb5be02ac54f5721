create or replace function set_thresholds(p_wish jsonb) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update risk_rules set
    deposits_day = (p_wish ->> 'depositsDay')::bigint, deposits_month = (p_wish ->> 'depositsMonth')::bigint,
    deposits_year = (p_wish ->> 'depositsYear')::bigint, cash_outs_day = (p_wish ->> 'cashOutsDay')::bigint,
    cash_outs_month = (p_wish ->> 'cashOutsMonth')::bigint, cash_outs_year = (p_wish ->> 'cashOutsYear')::bigint,
    name_score = (p_wish ->> 'nameScore')::integer, changed_at = clock_timestamp()
$$;
