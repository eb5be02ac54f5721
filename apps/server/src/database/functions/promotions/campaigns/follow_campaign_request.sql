-- A campaign is submitted by its request, and goes back to its maker if the request ends without an approval.
create or replace function follow_campaign_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    update campaigns set state = 'pending'
    where id = new.subject::bigint and state = 'draft' and rules = new.new_values -> 'rules';
    if not found then raise exception 'only a draft is submitted' using errcode = 'check_violation'; end if;
  elsif new.state in ('rejected', 'withdrawn', 'expired', 'cancelled') and old.state = 'open' then
    update campaigns set state = case when new.state = 'rejected' then 'refused' else 'draft' end
    where id = new.subject::bigint and state = 'pending';
  end if;
  return null;
end
$$;

create or replace trigger approval_requests_campaign after insert or update on approval_requests
  for each row when (new.kind = 'send_campaign') execute function follow_campaign_request();
