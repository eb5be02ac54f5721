-- Rakeback is paid at most as it was earned, payment by payment, and a payment is never undone.
create or replace function guard_rakeback() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if new.paid <> 0 then raise exception 'loyalty: rakeback begins unpaid' using errcode = 'check_violation'; end if;
    return new;
  end if;
  if new.paid = old.paid and new.payments = old.payments then return new; end if;
  if new.paid <= old.paid or new.payments <> old.payments + 1 or new.earned_micro <> old.earned_micro
    or new.paid::numeric * 1000000 > new.earned_micro then
    raise exception 'loyalty: rakeback was not earned' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger loyalty_rakeback_guarded before insert or update on loyalty_rakeback for each row execute function guard_rakeback();
