-- The only way to insert into the outbox, for the application, whose role has no insert privilege, and for functions alike. Topics, versions
-- and payloads are declared in the catalogue of events; a test checks the functions against it.
create or replace function publish_event(p_topic text, p_version integer, p_key text, p_payload jsonb) returns void
language sql volatile security definer set search_path = pg_catalog, public as $$
  insert into outbox (topic, version, key, payload) values (p_topic, p_version, p_key, p_payload)
$$;

grant execute on function publish_event(text, integer, text, jsonb) to carmine_app;
