-- Rejects direct writes of what needs two operators.
create or replace function guard_two_operators() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception 'changing % needs two operators', tg_table_name using errcode = 'check_violation';
end
$$;

create or replace trigger jurisdictions_guarded before insert or update or delete on jurisdictions
  for each row when (current_user = 'carmine_app') execute function guard_two_operators();
create or replace trigger restricted_countries_guarded before insert or update or delete on restricted_countries
  for each row when (current_user = 'carmine_app') execute function guard_two_operators();
create or replace trigger risk_rules_guarded before insert or update or delete on risk_rules
  for each row when (current_user = 'carmine_app') execute function guard_two_operators();
