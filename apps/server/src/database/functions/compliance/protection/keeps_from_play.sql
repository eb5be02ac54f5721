create or replace function keeps_from_play(p_gate player_gate) returns boolean
language sql stable set search_path = pg_catalog, public as $$
  select (p_gate.protection_status <> 'active' and (p_gate.protection_until is null or p_gate.protection_until > clock_timestamp()))
    or exists (select from blocked_countries where country = p_gate.country)
$$;

grant execute on function keeps_from_play(player_gate) to carmine_app;
