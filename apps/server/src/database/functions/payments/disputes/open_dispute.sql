-- Opens a case and takes back what was charged back. A deposit that was reversed as a whole already is taken over with its booking, and
-- a case that an operator opened from a letter takes the reference of the gateway's notification. The caller holds the deposit's row.
create or replace function open_dispute(
  p_deposit bigint, p_reference text, p_reason text, p_amount bigint, p_due timestamptz, p_operator bigint, p_because text
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_deposit deposits;
  v_gate player_gate;
  v_id bigint;
  v_amount bigint;
  v_booking text;
  v_result jsonb := '{"receivable": "0"}';
begin
  select * into strict v_deposit from deposits where id = p_deposit;
  v_gate := lock_gate(v_deposit.player_id);
  v_amount := coalesce(v_deposit.credited_amount, v_deposit.amount);
  select id into v_id from disputes where gateway = v_deposit.gateway and reference = p_reference;
  if v_id is not null then return jsonb_build_object('fresh', false, 'id', v_id::text); end if;
  select id into v_id from disputes where deposit_id = p_deposit and reference is null
    and state in ('open', 'submitting', 'represented') and (p_reference is null or amount = p_amount);
  if v_id is not null then
    update disputes set reference = p_reference, reason = coalesce(p_reason, reason), due_at = coalesce(p_due, due_at),
      updated_at = now() where id = v_id and p_reference is not null;
    return jsonb_build_object('fresh', false, 'id', v_id::text);
  end if;
  -- Coins that a network dropped are nobody's dispute.
  if v_deposit.credited_at is null or v_deposit.state not in ('credited', 'charged_back')
    or exists (select from chain_assets where code = v_deposit.gateway) then
    return '{"refused": "not_credited"}';
  end if;
  v_booking := 'payment:' || p_deposit;
  if v_deposit.state = 'charged_back' and not exists (select from disputes where booking = v_booking) then
    -- Reversed as a whole.
    p_amount := v_amount;
  else
    if p_amount <= 0 or p_amount + disputed_amount(v_deposit.player_id, p_deposit)
        + (case when exists (select from disputes where booking = v_booking and state <> 'won') then v_amount else 0 end) > v_amount then
      return '{"refused": "more_than_credited"}';
    end if;
    v_booking := null;
  end if;
  v_id := nextval(pg_get_serial_sequence('disputes', 'id'));
  insert into disputes (player_id, id, deposit_id, gateway, reference, reason, opened_because, opened_by, amount, currency, due_at, booking)
    overriding system value
  values (v_deposit.player_id, v_id, p_deposit, v_deposit.gateway, p_reference, p_reason, p_because, p_operator, p_amount,
    v_deposit.currency, p_due, coalesce(v_booking, 'dispute:' || v_id));
  if v_booking is null then
    v_result := reverse_credit('dispute:' || v_id, v_deposit.player_id, p_deposit, 'provider', v_deposit.gateway, v_deposit.currency,
      p_amount, 'dispute ' || v_id);
  end if;
  return jsonb_build_object('fresh', true, 'id', v_id::text, 'whole', v_booking is not null, 'receivable', v_result ->> 'receivable');
end
$$;

grant execute on function open_dispute(bigint, text, text, bigint, timestamptz, bigint, text) to carmine_app;
