-- One operator: false if it would be looser.
create or replace function tighten_level(p_store text, p_code text, p_currency text, p_low bigint, p_high bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('treasury_levels', 0));
  if is_looser_level(p_store, p_code, p_currency, p_low, p_high) then return false; end if;
  perform write_level(p_store, p_code, p_currency, p_low, p_high);
  return true;
end
$$;

grant execute on function tighten_level(text, text, text, bigint, bigint) to carmine_app;
