-- A break, an exclusion or a lock keeps the player from play. A closed account is not on a break: what it is owed is paid out.
create or replace function is_on_break(p_gate player_gate) returns boolean
language sql stable set search_path = pg_catalog, public as $$
  select p_gate.protection_status not in ('active', 'closed')
    and (p_gate.protection_until is null or p_gate.protection_until > clock_timestamp())
$$;
