-- Settles at most p_most of the debt from that account. The caller holds the player's gate. Returns the amount settled.
create or replace function settle_debt(p_group bigint, p_player bigint, p_currency text, p_from bigint, p_most bigint, p_payment bigint)
returns bigint language plpgsql set search_path = pg_catalog, public as $$
declare
  v_settled bigint;
begin
  select least(owed, p_most) into v_settled from player_debts where player_id = p_player and currency = p_currency;
  v_settled := greatest(coalesce(v_settled, 0), 0);
  if v_settled > 0 then
    perform ledger_move(p_group,
      case (select owner_kind from accounts where id = p_from) when 'player' then 'debt_settled' else 'deposit_settled' end, p_from, ledger_account('house', p_player, p_currency, 'receivable'),
      p_currency, v_settled, p_payment);
  end if;
  return v_settled;
end
$$;
