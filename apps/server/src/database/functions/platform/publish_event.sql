-- The one way into the outbox, for the program, whose role writes nothing there itself, and for functions alike. The topics, their versions and their payloads are
-- declared in the catalogue of events; a test holds the functions to it.
create or replace function publish_event(p_topic text, p_version integer, p_key text, p_payload jsonb) returns void
language sql volatile security definer set search_path = pg_catalog, public as $$
  insert into outbox (topic, version, key, payload) values (p_topic, p_version, p_key, p_payload)
$$;

grant execute on function publish_event(text, integer, text, jsonb) to carmine_app;
