-- Checks the sealed months against each other, their blocks and the balances at their end; p_whole: against all ledger rows too. Marks are
-- checked by the servers. problem: broken (the seal itself), changed (what it seals).
create or replace function check_months(p_whole boolean) returns table (problem text, table_name text, row_id text)
language plpgsql stable security definer set search_path = pg_catalog, public set jit = off as $$
begin
  return query
  with months as materialized (
    select m, m.month, m.block, m.block_hash, m.hash, m.previous_hash, lag(m.month) over (order by m.month) as before,
      lag(m.block) over (order by m.month) as before_block, lag(m.hash) over (order by m.month) as before_hash
    from month_seals m
  )
  select 'broken', 'month_seals', to_char(s.month, 'YYYY-MM')
  from months s left join ledger_seals b on b.n = s.block
  where s.hash <> month_hash(s.m) or s.previous_hash <> coalesce(s.before_hash, decode(repeat('00', 32), 'hex'))
    or s.month <> coalesce((s.before + interval '1 month')::date, s.month) or s.block < coalesce(s.before_block, 0)
    or b.hash is distinct from s.block_hash or seal_hash(b) is distinct from s.block_hash
  union all
  select 'changed', 'sealed_balances', 'all together'
  where sealed_balances_digest() <> coalesce((select m.balances_digest from month_seals m order by m.month desc limit 1),
    sha256(''));
  if not p_whole then return; end if;

  return query
  select 'changed', 'month_seals', to_char(s.month, 'YYYY-MM') || ' ' || c.what
  from (select m.*, lag(m.block, 1, 0::bigint) over (order by m.month) as after from month_seals m) s
  cross join lateral block_figures(s.after, s.block) f
  cross join lateral (values ('blocks', s.blocks = f.blocks), ('transfers', s.transfers = f.transfers),
    ('rounds', s.rounds = f.rounds), ('jackpots', s.jackpot_micro = f.jackpot_micro), ('totals', s.totals = f.totals)) c (what, holds)
  where not c.holds;

  return query
  select 'changed', 'sealed_balances', coalesce(b.account_id, p.account_id)::text
  from sealed_balances b full join (
    select p.account_id, sum(p.amount) as balance, count(*) as postings from postings p
    where p.transfer_id <= (select s.transfers_to from month_seals m join ledger_seals s on s.n = m.block order by m.month desc limit 1)
    group by p.account_id) p on p.account_id = b.account_id
  where (b.balance, b.postings) is distinct from (p.balance, p.postings);
end
$$;

grant execute on function check_months(boolean) to carmine_app;
