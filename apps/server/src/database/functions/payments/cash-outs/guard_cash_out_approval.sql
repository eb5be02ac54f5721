create or replace function guard_cash_out_approval() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.state = 'review' and new.state = 'approved' and
     (select count(*) from cash_out_approvals where cash_out_id = old.id) < operators_needed(old.eur_cents) then
    raise exception 'too few operators agreed about this cash-out' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_approved before update on cash_outs for each row execute function guard_cash_out_approval();
