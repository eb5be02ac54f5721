-- All legs together are at most the hold; a late payment was handed over long before.
create or replace function guard_legs_together() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
begin
  if tg_op = 'INSERT' then
    -- Serialised, so that two legs cannot both use the remaining amount.
    select * into strict v_cash_out from cash_outs where id = new.cash_out_id for no key update;
    if new.state <> 'waiting' or new.let_go_at is not null or v_cash_out.state in ('paid', 'rejected', 'failed', 'returned')
      or new.amount + new.fee > v_cash_out.amount - (select coalesce(sum(amount + fee), 0) from cash_out_legs
        where cash_out_id = new.cash_out_id and state <> 'failed') then
      raise exception 'the legs of a withdrawal cannot exceed its amount' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.late_way is not null then return new; end if;
  select * into strict v_cash_out from cash_outs where id = new.cash_out_id;
  if new.state in ('sent', 'paid') and v_cash_out.state not in ('submitting', 'submitted') then
    raise exception 'a leg is sent only once its withdrawal is released' using errcode = 'check_violation';
  end if;
  if old.state = 'waiting' and new.state = 'sent' and new.let_go_at is null and cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_together before insert or update of state on cash_out_legs
  for each row execute function guard_legs_together();
