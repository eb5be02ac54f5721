-- Removes the player's active bonus. A bonus that has already ended is unchanged; one that a withdrawal took does not come back any more.
create or replace function remove_bonus(p_player bigint, p_bonus bigint, p_reason text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
begin
  if not exists (select from bonuses where id = p_bonus and player_id = p_player) then
    raise exception 'ledger: no such bonus';
  end if;
  if v_gate.bonus_id = p_bonus then
    return jsonb_build_object('repeated', false, 'removed', end_bonus(v_gate, p_reason)::text);
  end if;
  update bonuses set reason = p_reason where id = p_bonus and state = 'removed' and reason = 'cash_out';
  return '{"repeated": true, "removed": "0"}';
end
$$;

grant execute on function remove_bonus(bigint, bigint, text) to carmine_app;
