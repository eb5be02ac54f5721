-- The only way to insert entries. The lock is held until the end of the caller's transaction, so that entries commit in chain order.
create or replace function append_audit(
  entry_operator bigint, entry_action text, entry_kind text, entry_subject text, entry_details jsonb
) returns bigint
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  last audit_log%rowtype;
  entry_id bigint;
  entry_at timestamptz := clock_timestamp();
  entry_previous bytea;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select * into last from audit_log order by id desc limit 1;
  entry_id := coalesce(last.id, 0) + 1;
  entry_previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  insert into audit_log values (
    entry_id, entry_at, entry_operator, entry_action, entry_kind, entry_subject, entry_details, entry_previous,
    audit_entry_hash(entry_id, entry_at, entry_operator, entry_action, entry_kind, entry_subject, entry_details, entry_previous)
  );
  return entry_id;
end;
$$;

grant execute on function append_audit(bigint, text, text, text, jsonb) to carmine_app;
