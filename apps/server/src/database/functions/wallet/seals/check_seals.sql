-- Checks the blocks p_after + 1 … p_to against each other and the rows they seal; marks are checked by the servers. problem: changed,
-- missing, not_sealed (a row inserted later among sealed ones), broken (the block itself).
create or replace function check_seals(p_after bigint, p_to bigint)
returns table (problem text, table_name text, row_id text)
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  with blocks as materialized (
    select s.*, p.hash as before_hash, p.transfers_to as before_transfers, p.rounds_to as before_rounds, p.still_open as before_open
    from ledger_seals s left join ledger_seals p on p.n = s.n - 1 where s.n > p_after and s.n <= p_to
  ),
  sealed_transfers as materialized (
    select i.id, substring(b.transfer_digests from (1 + 16 * (i.place - 1))::integer for 16) as digest
    from blocks b cross join lateral unnest(b.transfer_ids) with ordinality i (id, place)
  ),
  sealed_rounds as materialized (
    select i.id, substring(b.round_digests from (1 + 16 * (i.place - 1))::integer for 16) as digest
    from blocks b cross join lateral unnest(b.round_ids) with ordinality i (id, place)
  )
  select 'broken', 'ledger_seals', b.n::text from blocks b
  where b.hash <> seal_hash((select s from ledger_seals s where s.n = b.n))
    or b.previous_hash <> coalesce(b.before_hash, decode(repeat('00', 32), 'hex'))
    or (b.n > 1 and b.before_hash is null)
    or b.transfers_after <> coalesce(b.before_transfers, 0) or b.rounds_after <> coalesce(b.before_rounds, 0)
    or exists (select unnest(b.before_open) except select unnest(b.still_open || b.round_ids))
  union all
  select 'missing', 'ledger_seals', m::text from generate_series(p_after + 1, p_to) m
  where m <= (select max(n) from ledger_seals) and not exists (select from ledger_seals s where s.n = m)
  union all
  select case when t.id is null then 'missing' when s.id is null then 'not_sealed' else 'changed' end, 'transfers',
    coalesce(s.id, t.id)::text
  from sealed_transfers s full join (
    select t.id, transfer_digest(t) as digest from transfers t
    where t.id > (select min(transfers_after) from blocks) and t.id <= (select max(transfers_to) from blocks)
  ) t on t.id = s.id
  where t.digest is distinct from s.digest
  union all
  select case when r.id is null then 'missing' else 'changed' end, 'rounds', s.id::text
  from sealed_rounds s left join lateral (select r.id, round_digest(r) as digest from rounds r where r.id = s.id) r on true
  where r.digest is distinct from s.digest
  union all
  select 'not_sealed', 'rounds', r.id::text
  from rounds r
  where r.id > (select min(rounds_after) from blocks) and r.id <= (select max(rounds_to) from blocks)
    and not exists (select from sealed_rounds s where s.id = r.id)
    and not exists (select from blocks b where r.id = any (b.still_open))
$$;

grant execute on function check_seals(bigint, bigint) to carmine_app;
