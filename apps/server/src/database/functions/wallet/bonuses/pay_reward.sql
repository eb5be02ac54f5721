-- Pays a reward in cash, without a round. On a break a race's prize is locked money and every other reward is refused (null): it is paid
-- later. A closed account gets
-- what was earned by play before.
create or replace function pay_reward(p_player bigint, p_key text, p_currency text, p_amount bigint, p_kind text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'reward:' || p_key;
  v_known jsonb := booking_result(v_reference, 'pay', p_player, p_currency, p_amount);
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  if v_known is not null then
    if v_known ->> 'kind' <> p_kind then raise exception 'ledger: % was paid as another reward', p_key; end if;
    return v_known;
  end if;
  if p_amount <= 0 or p_kind not in ('rakeback', 'race_prize', 'level_gift', 'referral', 'promotion') then
    raise exception 'ledger: not a reward';
  end if;
  if (p_kind <> 'race_prize' and is_on_break(v_gate))
    or (p_kind not in ('race_prize', 'rakeback') and v_gate.protection_status = 'closed') then return null; end if;
  v_result := credit_winnings(v_gate, v_group, 'reward_' || p_kind, ledger_account('house', 0, p_currency, 'promo_cost'), p_currency, p_amount)
    || jsonb_build_object('kind', p_kind);
  insert into bookings values (v_reference, 'pay', p_player, p_currency, p_amount, v_group, v_result);
  return v_result;
end
$$;

grant execute on function pay_reward(bigint, text, text, bigint, text) to carmine_app;
