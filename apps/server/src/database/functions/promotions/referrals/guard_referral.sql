-- A referral is decided once, and keeps the deposit that decides about it.
create or replace function guard_referral() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if old.state in ('earned', 'refused') or (old.deposit_id is not null and new.deposit_id is distinct from old.deposit_id) then
    raise exception 'referrals: decided already' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger referrals_once before update on referrals for each row execute function guard_referral();
