-- An account is replaced, never changed, and only its end and the bank's refusal are written, once.
create or replace function guard_bank_account() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if (old.refused_at is not null and new.refused_at is distinct from old.refused_at)
    or (old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at) then
    raise exception 'a bank account is replaced, never changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger bank_accounts_guarded before update on bank_accounts
  for each row execute function guard_bank_account();
