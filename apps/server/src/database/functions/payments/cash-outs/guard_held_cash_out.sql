create or replace function guard_held_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.state = 'approved' and old.state <> 'approved' and cash_outs_held(new.player_id) then
    raise exception 'this player''s cash-outs are held' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_held before update on cash_outs for each row execute function guard_held_cash_out();
