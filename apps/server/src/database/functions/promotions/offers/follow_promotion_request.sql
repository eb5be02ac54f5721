-- A version is submitted by its request, and goes back to its maker if the request ends without an approval.
create or replace function follow_promotion_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_version integer := new.new_values ->> 'version';
begin
  if tg_op = 'INSERT' then
    update promotion_versions set state = 'pending'
    where promotion_id = new.subject::bigint and version = v_version and state = 'draft' and rules = new.new_values -> 'rules';
    if not found then raise exception 'only a draft is submitted' using errcode = 'check_violation'; end if;
  elsif new.state in ('rejected', 'withdrawn', 'expired', 'cancelled') and old.state = 'open' then
    update promotion_versions set state = case when new.state = 'rejected' then 'refused' else 'draft' end
    where promotion_id = new.subject::bigint and version = v_version and state = 'pending';
  end if;
  return null;
end
$$;

create or replace trigger approval_requests_promotion after insert or update on approval_requests
  for each row when (new.kind = 'offer_promotion') execute function follow_promotion_request();
