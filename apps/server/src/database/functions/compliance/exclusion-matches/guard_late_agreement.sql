create or replace function guard_late_agreement() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception 'this request has ended' using errcode = 'check_violation';
end
$$;

create or replace trigger account_matters_in_time before update on account_matters
  for each row when (old.agreed_by is null and new.agreed_by is not null and old.ends_at <= clock_timestamp())
  execute function guard_late_agreement();
