-- The ledger's history is sealed in blocks, each chained to the one before: what transfers and finished rounds said when they
-- were new. The worker seals what is committed, off the bet's own path; the mark of the servers' key keeps who owns the
-- database from sealing it anew.

create table ledger_seals (
  n bigint primary key check (n > 0),
  sealed_at timestamptz not null default clock_timestamp(),
  -- Transfers with ids in (transfers_after, transfers_to].
  transfers_after bigint not null,
  transfers_to bigint not null check (transfers_to >= transfers_after),
  -- Finished rounds up to rounds_to that no earlier block has; those that were still open then wait for a later block.
  rounds_after bigint not null,
  rounds_to bigint not null check (rounds_to >= rounds_after),
  transfer_ids bigint[] not null,
  round_ids bigint[] not null,
  still_open bigint[] not null,
  -- 16 bytes of each row's SHA-256, in the order of the ids: they name the row that was changed.
  transfer_digests bytea not null check (length(transfer_digests) = 16 * cardinality(transfer_ids)),
  round_digests bytea not null check (length(round_digests) = 16 * cardinality(round_ids)),
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null unique check (length(hash) = 32)
);
create table ledger_seal_marks (
  n bigint primary key references ledger_seals (n),
  -- HMAC of the block's hash with a key that is not in the database.
  mark bytea not null check (length(mark) = 32)
);

-- One row: what waits to be sealed, the newest block with its mark, and how far the looks through everything have come.
create table ledger_seal_watch (
  only_row boolean primary key default true check (only_row),
  -- What was there at that time, and who was still writing then: it is sealed once all of them have ended.
  waiting_transfers_to bigint,
  waiting_rounds_to bigint,
  waiting_for text[],
  waiting_since timestamptz,
  head_n bigint,
  head_hash bytea,
  head_mark bytea,
  checked_n bigint not null default 0,
  checked_at timestamptz,
  -- The rounds of the blocks up to this one were worked out again from their seeds.
  rounds_checked_n bigint not null default 0,
  check (num_nulls(head_n, head_hash, head_mark) in (0, 3)),
  check (num_nulls(waiting_transfers_to, waiting_rounds_to, waiting_for, waiting_since) in (0, 4))
);
insert into ledger_seal_watch default values;

-- What the looks found: each once, for ever.
create table ledger_findings (
  id bigint generated always as identity primary key,
  problem text not null,
  table_name text not null,
  row_id text not null,
  found_at timestamptz not null default clock_timestamp(),
  unique (problem, table_name, row_id)
);

grant select on ledger_seals, ledger_seal_marks, ledger_seal_watch, ledger_findings to carmine_app;
grant insert on ledger_seal_marks to carmine_app;
grant insert (problem, table_name, row_id) on ledger_findings to carmine_app;
grant update (head_n, head_hash, head_mark, checked_n, checked_at, rounds_checked_n) on ledger_seal_watch to carmine_app;

do $$
declare
  t text;
begin
  foreach t in array array['ledger_seals', 'ledger_seal_marks', 'ledger_findings'] loop
    execute format('create trigger append_only before update or delete on %I for each row execute function forbid_change()', t);
    execute format('create trigger never_emptied before truncate on %I execute function forbid_change()', t);
  end loop;
end
$$;
create trigger never_deleted before delete on ledger_seal_watch for each row execute function forbid_change();
create trigger never_emptied before truncate on ledger_seal_watch execute function forbid_change();

-- Everything that a row says, as text that two different rows never share. Times in microseconds: no setting shows in it.
create function transfer_digest(t transfers) returns bytea
language sql immutable parallel safe set search_path = pg_catalog, public as $$
  select substring(sha256(convert_to(row(t.id, (extract(epoch from t.created_at) * 1000000)::bigint, t.player_id, t.group_id,
    t.kind, t.from_account, t.to_account, t.currency, t.amount, t.round_id, t.payment_id, t.grant_id)::text, 'UTF8')) for 16)
$$;

-- With the steps that led to its end, and the pair that decided it.
create function round_digest(r rounds) returns bytea
language sql stable parallel safe set search_path = pg_catalog, public as $$
  select substring(sha256(convert_to(row(r.id, (extract(epoch from r.created_at) * 1000000)::bigint, r.player_id, r.game_id,
    r.math_version, r.play_session_id, r.currency, r.funding, r.grant_id, r.status, r.stake, r.staked, r.cash_staked,
    r.bonus_staked, r.bonus_id, r.payout, r.multiplier_e4, r.seed_id, r.nonce, r.shared_round_id, r.provider_id, r.external_id,
    r.jackpot_micro, r.seq, r.draws, r.outcome, r.snapshot, (extract(epoch from r.settled_at) * 1000000)::bigint,
    (select row(s.client_seed, s.server_seed_hash) from seeds s where s.id = r.seed_id),
    (select array_agg(row(a.seq, a.action, a.debit, a.credit)::text order by a.seq) from round_actions a
      where a.round_id = r.id))::text, 'UTF8')) for 16)
$$;

create function seal_hash(s ledger_seals) returns bytea
language sql immutable parallel safe set search_path = pg_catalog, public as $$
  select sha256(s.previous_hash || convert_to(row(s.n, (extract(epoch from s.sealed_at) * 1000000)::bigint, s.transfers_after,
    s.transfers_to, s.rounds_after, s.rounds_to, s.transfer_ids, s.round_ids, s.still_open)::text, 'UTF8')
    || sha256(s.transfer_digests) || sha256(s.round_digests))
$$;

-- Who may still commit money. Every writer of it holds one of these locks from before its first id to its end, so what is
-- seen while a list is made is whole once everybody on the list has ended. Nobody waits for this look.
create function ledger_writers() returns text[]
language sql volatile set search_path = pg_catalog, public as $$
  select coalesce(array_agg(distinct pid || ' ' || virtualtransaction), '{}') from pg_locks
  where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
    and relation in ('transfers'::regclass, 'rounds'::regclass, 'open_rounds'::regclass, 'player_gate'::regclass)
    and mode in ('RowShareLock', 'RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    and pid is distinct from pg_backend_pid()
$$;

-- The next block. state: sealed, waiting (somebody is still writing what came before), or idle (nothing is new).
-- One statement reads everything of a block: a round is either still open in it or finished.
create function seal_ledger(p_size integer, out state text, out seal_n bigint, out seal_hash bytea, out transfers bigint)
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
    -- Only who was there then; whoever came later got higher ids.
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

-- Blocks p_after + 1 … p_to against each other and against the rows they seal; the marks are the servers' to check.
-- problem: changed, missing, not_sealed (a row among sealed ones that came later), broken (the block itself).
create function check_seals(p_after bigint, p_to bigint)
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

grant execute on function seal_ledger, check_seals, transfer_digest, round_digest, seal_hash to carmine_app;
