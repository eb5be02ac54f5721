-- Deletes waiting lists without an open request.
create or replace function forget_waiting_lists() returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from watch_lists l where l.state = 'waiting' and not exists (
    select from approval_requests m where m.kind = 'replace_list' and m.state = 'open' and m.expires_at > clock_timestamp()
      and m.new_values ->> 'list' = l.id::text)
$$;

grant execute on function forget_waiting_lists() to carmine_app;
