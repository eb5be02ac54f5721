-- Recomputes the gate's status from account and breaks. Must be called in any transaction that changes either; the gate's lock serialises
-- concurrent changes, and the later one sees both.
create or replace function refresh_standing(p_player bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_due record;
begin
  select * into v_due from standing_due(p_player);
  update player_gate set standing = v_due.standing, standing_until = v_due.until where player_id = p_player;
  return v_due.standing;
end
$$;

grant execute on function refresh_standing(bigint) to carmine_app;
