-- Recomputes the gate's status from account and breaks. Must be called in any transaction that changes either; the gate's lock serialises
-- concurrent changes, and the later one sees both.
create or replace function refresh_protection_status(p_player bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_due record;
begin
  select * into v_due from protection_status_due(p_player);
  update player_gate set protection_status = v_due.protection_status, protection_until = v_due.until where player_id = p_player;
  return v_due.protection_status;
end
$$;

grant execute on function refresh_protection_status(bigint) to carmine_app;
