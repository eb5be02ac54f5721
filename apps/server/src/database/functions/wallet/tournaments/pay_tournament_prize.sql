-- Null if the pool has less.
create or replace function pay_tournament_prize(p_tournament bigint, p_player bigint, p_key text, p_amount bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_pool tournament_pools := lock_tournament(p_tournament);
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'tournament:' || p_key;
  v_known jsonb := booking_result(v_reference, 'pay', p_player, v_pool.currency, p_amount);
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  if v_known is not null then
    if v_known ->> 'tournament' <> p_tournament::text then raise exception 'ledger: % was paid by another tournament', p_key; end if;
    return v_known;
  end if;
  if p_amount <= 0 then raise exception 'ledger: not a prize'; end if;
  if v_pool.closed_at is not null or v_pool.added + v_pool.entered - v_pool.refunded - v_pool.paid < p_amount then return null; end if;
  update tournament_pools set paid = paid + p_amount where tournament_id = p_tournament;
  v_result := credit_winnings(v_gate, v_group, 'tournament_prize', v_pool.account_id, v_pool.currency, p_amount)
    || jsonb_build_object('tournament', p_tournament::text);
  insert into bookings values (v_reference, 'pay', p_player, v_pool.currency, p_amount, v_group, v_result);
  return v_result;
end
$$;

grant execute on function pay_tournament_prize(bigint, bigint, text, bigint) to carmine_app;
