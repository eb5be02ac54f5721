-- An operator sends a bank transfer only if nothing blocks it: checked when it is taken, or when it is booked without having been taken. What
-- was taken before, or ordered at its gateway, is booked whatever came up since, because it may have been sent.
create or replace function guard_hand_payment() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_keeps text := what_keeps_leg(new.cash_out_id);
begin
  if v_keeps is not null then
    raise exception 'a held payment is not sent by bank transfer: %', v_keeps using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_by_hand before update on cash_out_legs
  for each row when ((old.taken_by is null and new.taken_by is not null)
    or (old.state = 'waiting' and new.state = 'paid' and old.taken_by is null and old.let_go_at is null))
  execute function guard_hand_payment();
