create or replace function month_hash(m month_seals) returns bytea
language sql immutable parallel safe set search_path = pg_catalog, public as $$
  select sha256(m.previous_hash || convert_to(row(m.month - date '1970-01-01', m.block, encode(m.block_hash, 'hex'),
    (extract(epoch from m.sealed_at) * 1000000)::bigint, m.blocks, m.transfers, m.rounds, m.jackpot_micro, m.totals,
    encode(m.balances_digest, 'hex'))::text, 'UTF8'))
$$;
