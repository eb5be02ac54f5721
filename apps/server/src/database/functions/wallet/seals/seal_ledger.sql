-- Seals the next block. state: sealed, waiting (an earlier transaction is still open), or idle (nothing new). One statement reads everything
-- of a block, so that a round is either open or finished in it.
create or replace function seal_ledger(p_size integer, out state text, out seal_n bigint, out seal_hash bytea, out transfers bigint)
language plpgsql security definer set search_path = pg_catalog, public set jit = off as $$
declare
  v_watch ledger_seal_watch;
  v_last ledger_seals;
  v_seal ledger_seals;
begin
  state := 'idle';
  select * into strict v_watch from ledger_seal_watch for update;
  select * into v_last from ledger_seals order by n desc limit 1;
  if not found then
    v_last.n := 0; v_last.transfers_to := 0; v_last.rounds_to := 0; v_last.still_open := '{}';
    v_last.hash := decode(repeat('00', 32), 'hex');
  end if;
  if v_watch.waiting_for is null then
    v_watch.waiting_since := clock_timestamp();
    select coalesce(max(id), 0) into v_watch.waiting_transfers_to from transfers;
    select greatest((select max(id) from rounds), (select max(id) from open_rounds), 0) into v_watch.waiting_rounds_to;
    v_watch.waiting_for := ledger_writers();
  else
    -- Only transactions that were open then; later ones have higher ids.
    v_watch.waiting_for := array(select unnest(v_watch.waiting_for) intersect select unnest(ledger_writers()));
  end if;
  if cardinality(v_watch.waiting_for) > 0 then
    update ledger_seal_watch set waiting_for = v_watch.waiting_for, waiting_since = v_watch.waiting_since,
      waiting_transfers_to = v_watch.waiting_transfers_to, waiting_rounds_to = v_watch.waiting_rounds_to;
    state := 'waiting';
    return;
  end if;

  with new_transfers as materialized (
    select t.id, transfer_digest(t) as digest from transfers t
    where t.id > v_last.transfers_to and t.id <= v_watch.waiting_transfers_to order by t.id limit p_size
  ),
  round_end as materialized (
    select coalesce((select max(id) from (
        select id from every_round where id > v_last.rounds_to and id <= v_watch.waiting_rounds_to order by id limit p_size) e),
      v_last.rounds_to) as id
  ),
  open_now as materialized (
    select id from open_rounds where (id > v_last.rounds_to and id <= (select id from round_end)) or id = any (v_last.still_open)
  ),
  new_rounds as materialized (
    select r.id, round_digest(r) as digest from rounds r where r.id > v_last.rounds_to and r.id <= (select id from round_end)
    union all
    select r.id, round_digest(r) from rounds r where r.id = any (v_last.still_open)
  )
  select v_last.n + 1, clock_timestamp(),
    v_last.transfers_to, (select coalesce(max(id), v_last.transfers_to) from new_transfers),
    v_last.rounds_to, (select id from round_end),
    (select coalesce(array_agg(id order by id), '{}') from new_transfers),
    (select coalesce(array_agg(id order by id), '{}') from new_rounds),
    (select coalesce(array_agg(id order by id), '{}') from open_now),
    (select coalesce(string_agg(digest, '' order by id), '') from new_transfers),
    (select coalesce(string_agg(digest, '' order by id), '') from new_rounds),
    v_last.hash, null
  into v_seal;

  if v_seal.transfers_to < v_watch.waiting_transfers_to or v_seal.rounds_to < v_watch.waiting_rounds_to then
    update ledger_seal_watch set waiting_for = '{}', waiting_since = v_watch.waiting_since,
      waiting_transfers_to = v_watch.waiting_transfers_to, waiting_rounds_to = v_watch.waiting_rounds_to;
  else
    update ledger_seal_watch set waiting_for = null, waiting_since = null, waiting_transfers_to = null, waiting_rounds_to = null;
  end if;
  if v_seal.transfer_ids = '{}' and v_seal.round_ids = '{}' and v_seal.rounds_to = v_last.rounds_to
    and v_seal.still_open = v_last.still_open then
    update ledger_seal_watch set waiting_for = null, waiting_since = null, waiting_transfers_to = null, waiting_rounds_to = null;
    return;
  end if;
  v_seal.hash := seal_hash(v_seal);
  insert into ledger_seals select v_seal.*;
  state := 'sealed';
  seal_n := v_seal.n;
  seal_hash := v_seal.hash;
  transfers := cardinality(v_seal.transfer_ids);
end
$$;

grant execute on function seal_ledger(integer) to carmine_app;
