-- As the previous release calls it: it goes with the next one.
create or replace function agree_to_resume_payouts(p_rail text, p_operator bigint, p_reason text) returns text
language sql security definer set search_path = pg_catalog, public as $$
  select case outcome when 'approved' then 'agreed' when 'broken' then 'differs' else outcome end
  from approve_end_of_stop(p_rail, p_operator, p_reason) outcome
$$;

grant execute on function agree_to_resume_payouts(text, bigint, text) to carmine_app;
