create or replace function loosen_campaigns(p_values jsonb, p_asked_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update campaign_settings set most_mails = (p_values ->> 'mostMails')::integer, per_minute = (p_values ->> 'perMinute')::integer,
    changed_at = clock_timestamp()
  where changed_at < p_asked_at;
  return case when found then null else 'changed' end;
end
$$;
