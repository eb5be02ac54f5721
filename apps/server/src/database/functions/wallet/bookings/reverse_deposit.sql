-- Reverses a credited deposit; the player's withdrawals then need a review.
create or replace function reverse_deposit(
  p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'reverse', p_player, p_currency, p_amount);
begin
  if v_known is not null then return v_known; end if;
  if disputed_amount(p_player, p_payment) > 0 then
    raise exception 'ledger: a part of this deposit was charged back already';
  end if;
  return reverse_credit(v_reference, p_player, p_payment, p_provider_kind, p_provider, p_currency, p_amount, 'deposit ' || p_payment);
end
$$;

grant execute on function reverse_deposit(bigint, bigint, text, text, text, bigint) to carmine_app;
