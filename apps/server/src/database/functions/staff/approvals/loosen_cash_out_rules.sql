create or replace function loosen_cash_out_rules(p_values jsonb, p_asked_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (p_values ->> 'automatic')::boolean and (p_values ->> 'upTo')::bigint > (p_values ->> 'perDay')::bigint then
    raise exception 'the limit for one withdrawal cannot be above the daily limit' using errcode = 'check_violation';
  end if;
  update cash_out_rules set automatic = (p_values ->> 'automatic')::boolean, automatic_up_to = (p_values ->> 'upTo')::bigint,
    automatic_per_day = (p_values ->> 'perDay')::bigint, two_persons_from = (p_values ->> 'twoPersonsFrom')::bigint,
    changed_at = clock_timestamp()
  where changed_at < p_asked_at;
  return case when found then null else 'changed' end;
end
$$;
