-- Sums of the blocks p_after + 1 … p_to, computed from the rows.
create or replace function block_figures(p_after bigint, p_to bigint,
  out blocks bigint, out transfers bigint, out rounds bigint, out jackpot_micro numeric, out totals jsonb)
language plpgsql stable security definer set search_path = pg_catalog, public set jit = off
set plan_cache_mode = force_custom_plan as $$
declare
  v_from bigint := coalesce((select transfers_to from ledger_seals where n = p_after), 0);
  v_to bigint := coalesce((select transfers_to from ledger_seals where n = p_to), 0);
begin
  select count(*) into blocks from ledger_seals where n > p_after and n <= p_to;
  select count(*) into transfers from transfers t where t.id > v_from and t.id <= v_to;
  select count(*), coalesce(sum(s.jackpot_micro), 0) into rounds, jackpot_micro from settled_rounds(p_after, p_to) s;
  select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'owner', owner_kind, 'kind', kind, 'came', came::text,
    'went', went::text) order by currency, owner_kind, kind), '[]') into totals
  from (
    select a.currency, a.owner_kind, a.kind, coalesce(sum(m.amount) filter (where m.amount > 0), 0) as came,
      coalesce(-sum(m.amount) filter (where m.amount < 0), 0) as went
    from (
      select p.account_id, p.amount from postings p where p.transfer_id > v_from and p.transfer_id <= v_to) m
    join accounts a on a.id = m.account_id group by 1, 2, 3) k;
end
$$;
