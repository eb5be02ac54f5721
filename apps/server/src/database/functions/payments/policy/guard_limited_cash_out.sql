create or replace function guard_limited_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_exceeded text;
begin
  select exceeded into v_exceeded from refused_by_limits(new.player_id, new.method, new.eur_cents);
  if found then
    raise exception 'a withdrawal exceeds the limit of its %', v_exceeded using errcode = 'check_violation', constraint = 'cash_outs_limits';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_limited before insert on cash_outs for each row execute function guard_limited_cash_out();
