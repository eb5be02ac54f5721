-- Content covered by an entry's hash. Length prefixes keep different entries from having the same encoding.
create or replace function audit_entry_hash(
  entry_id bigint, entry_at timestamptz, entry_operator bigint, entry_action text, entry_kind text, entry_subject text,
  entry_details jsonb, entry_previous bytea
) returns bytea
language sql stable set search_path = pg_catalog, public
as $$
  select sha256(entry_previous || convert_to(string_agg(coalesce(length(part)::text, '-') || ':' || coalesce(part, ''), '|' order by place), 'UTF8'))
  from unnest(array[
    entry_id::text, (extract(epoch from entry_at) * 1000000)::bigint::text, entry_operator::text, entry_action, entry_kind,
    entry_subject, entry_details::text
  ]) with ordinality as parts (part, place);
$$;

grant execute on function audit_entry_hash(bigint, timestamp with time zone, bigint, text, text, text, jsonb, bytea) to carmine_app;
