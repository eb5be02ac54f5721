create or replace function guard_one_person_chain() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.state = 'review' and new.state = 'approved'
    and (select count(*) from cash_out_approvals where cash_out_id = old.id) < approvals_needed(old.id) then
    raise exception 'one person alone reviewed and approved this cash-out' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_four_eyes before update on cash_outs for each row execute function guard_one_person_chain();
