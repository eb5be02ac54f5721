-- Seals the next ended month. state: sealed, waiting (its blocks, their roll-up or their checks are missing) or idle (no month has ended).
-- Whole blocks are sealed: late commits are in a later block, and therefore in the next month. p_at: the current time in tests.
create or replace function seal_month(p_at timestamptz default now(), out state text, out month date, out hash bytea)
language plpgsql security definer set search_path = pg_catalog, public set jit = off
set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_last month_seals;
  v_seal month_seals;
  v_block ledger_seals;
  v_from bigint;
  v_end timestamptz;
  v_transfer bigint;
  v_round bigint;
  v_seen bigint;
  v_ahead bigint;
begin
  state := 'idle';
  -- One at a time; readers are not blocked.
  lock table month_seals in share row exclusive mode;
  select * into v_last from month_seals s order by s.month desc limit 1;
  if found then
    v_seal.month := (v_last.month + interval '1 month')::date;
    v_seal.previous_hash := v_last.hash;
  else
    v_seal.month := (select date_trunc('month', t.created_at at time zone 'UTC') from transfers t order by t.id limit 1)::date;
    v_seal.previous_hash := decode(repeat('00', 32), 'hex');
    v_last.block := 0;
  end if;
  v_end := (v_seal.month + interval '1 month') at time zone 'UTC';
  -- Leaves an hour for open transactions to end.
  if v_seal.month is null or p_at < v_end + interval '1 hour' then return; end if;

  state := 'waiting';
  v_from := coalesce((select transfers_to from ledger_seals where n = v_last.block), 0);
  v_transfer := coalesce((select max(t.id) from transfers t where t.id > v_from and t.created_at < v_end), 0);
  v_round := greatest((select max(r.id) from rounds r where r.created_at < v_end),
    (select max(r.id) from open_rounds r where r.created_at < v_end), 0);
  v_seen := v_from;
  loop
    select * into v_block from ledger_seals s
    where s.n >= greatest(v_last.block, 1) and s.transfers_to >= v_transfer and s.rounds_to >= v_round order by s.n limit 1;
    if not found then return; end if;
    -- Blocks contain transfers and rounds separately: a month ends where no transfer belongs to a later round.
    v_ahead := (select max(t.round_id) from transfers t where t.id > v_seen and t.id <= v_block.transfers_to);
    exit when coalesce(v_ahead, 0) <= v_block.rounds_to;
    v_seen := v_block.transfers_to;
    v_round := v_ahead;
  end loop;
  if v_block.n > (select up_to_block from rollup_mark)
    or v_block.n > (select least(rounds_checked_n, credits_checked_n) from ledger_seal_watch) then return; end if;

  v_seal.block := v_block.n;
  v_seal.block_hash := v_block.hash;
  v_seal.sealed_at := clock_timestamp();
  select f.blocks, f.transfers, f.rounds, f.jackpot_micro, f.totals
  into v_seal.blocks, v_seal.transfers, v_seal.rounds, v_seal.jackpot_micro, v_seal.totals
  from block_figures(v_last.block, v_block.n) f;
  insert into sealed_balances as b (account_id, balance, postings)
  select p.account_id, sum(p.amount), count(*) from postings p
  where p.transfer_id > v_from and p.transfer_id <= v_block.transfers_to group by p.account_id
  on conflict (account_id) do update set balance = b.balance + excluded.balance, postings = b.postings + excluded.postings;
  v_seal.balances_digest := sealed_balances_digest();
  v_seal.hash := month_hash(v_seal);
  insert into month_seals select v_seal.*;
  state := 'sealed';
  month := v_seal.month;
  hash := v_seal.hash;
end
$$;

grant execute on function seal_month(timestamptz) to carmine_app;
