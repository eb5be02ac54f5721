create or replace function set_blocked_countries(p_countries text[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from blocked_countries where country <> all (p_countries);
  insert into blocked_countries select unnest(p_countries) on conflict do nothing;
end
$$;

grant execute on function set_blocked_countries(text[]) to carmine_app;
