-- Pays a player from an account of the house or a pool. A player who may not play gets it as locked money, which is only cashed out; a
-- closed account has cash. Debts are settled first. The caller holds the player's gate.
create or replace function credit_winnings(
  p_gate player_gate, p_group bigint, p_kind text, p_from bigint, p_currency text, p_amount bigint
) returns jsonb language plpgsql set search_path = pg_catalog, public as $$
declare
  v_to text := case when is_on_break(p_gate) then 'locked' else 'cash' end;
  v_account accounts := player_account(p_gate.player_id, p_currency, v_to);
  v_settled bigint;
begin
  perform ledger_move(p_group, p_kind, p_from, v_account.id, p_currency, p_amount);
  v_settled := settle_debt(p_group, p_gate.player_id, p_currency, v_account.id, p_amount, null);
  update player_gate set version = version + 1 where player_id = p_gate.player_id;
  return jsonb_build_object('repeated', false, 'to', v_to, 'settled', v_settled::text);
end
$$;
