create or replace function seal_hash(s ledger_seals) returns bytea
language sql immutable parallel safe set search_path = pg_catalog, public as $$
  select sha256(s.previous_hash || convert_to(row(s.n, (extract(epoch from s.sealed_at) * 1000000)::bigint, s.transfers_after,
    s.transfers_to, s.rounds_after, s.rounds_to, s.transfer_ids, s.round_ids, s.still_open)::text, 'UTF8')
    || sha256(s.transfer_digests) || sha256(s.round_digests))
$$;

grant execute on function seal_hash(ledger_seals) to carmine_app;
