-- allowed: whether the deposit was counted.
create or replace function reserve_deposit(
  p_player bigint, p_payment bigint, p_cents bigint, out allowed boolean, out room bigint, out until timestamptz,
  out protection_status text
) language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := roll_windows(lock_gate(p_player));
begin
  if v_gate.protection_status <> 'active' and (v_gate.protection_until is null or v_gate.protection_until > clock_timestamp()) then
    allowed := false;
    protection_status := v_gate.protection_status;
    return;
  end if;
  select r.room, r.until into room, until from deposit_room(v_gate, p_payment) r;
  allowed := coalesce(p_cents <= room, true);
  if allowed then
    insert into deposit_reservations (payment_id, player_id, cents) values (p_payment, p_player, p_cents)
    on conflict do nothing;
  end if;
end
$$;

grant execute on function reserve_deposit(bigint, bigint, bigint) to carmine_app;
