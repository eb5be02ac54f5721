-- A higher limit lets more money out, and a fee takes money from players or waives the house's: two operators. One alone can only tighten a
-- limit.
create or replace function guard_payout_method() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_fee_changed boolean;
begin
  if tg_op = 'INSERT' then
    v_fee_changed := new.fee_points <> 0 or new.fee_fixed <> 0;
  else
    v_fee_changed := (new.fee_points, new.fee_fixed) is distinct from (old.fee_points, old.fee_fixed);
    if old.day is not null and (new.day is null or new.day > old.day) then
      raise exception 'loosening the limit of a method needs two operators' using errcode = 'check_violation';
    end if;
  end if;
  if v_fee_changed then raise exception 'changing a fee needs two operators' using errcode = 'check_violation'; end if;
  return new;
end
$$;

create or replace trigger payout_methods_guarded before insert or update on payout_methods
  for each row when (current_user = 'carmine_app') execute function guard_payout_method();
