-- Higher limits let more money out: two operators.
create or replace function guard_cash_out_limits() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.most > old.most or (old.player_day is not null and (new.player_day is null or new.player_day > old.player_day)) then
    raise exception 'loosening the limits of withdrawals needs two operators' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_limits_guarded before update on cash_out_limits
  for each row when (current_user = 'carmine_app') execute function guard_cash_out_limits();
