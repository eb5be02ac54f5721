-- Reversals in the blocks p_after + 1 … p_to of rounds that were settled before. A reversal in an open round is not included: the round's
-- final amounts already account for it.
create or replace function reversed_rounds(p_after bigint, p_to bigint) returns setof transfers
language sql stable security definer set search_path = pg_catalog, public set jit = off as $$
  select t.* from transfers t
  where t.id > (select min(transfers_after) from ledger_seals where n > p_after and n <= p_to)
    and t.id <= (select max(transfers_to) from ledger_seals where n > p_after and n <= p_to)
    and t.round_id is not null and (t.kind in ('receivable', 'bet_reversed', 'tip_reversed', 'win_reversed', 'refund_reversed', 'promo_win_reversed'))
    and exists (select from rounds r where r.id = t.round_id and r.settled_at < t.created_at)
$$;

grant execute on function reversed_rounds(bigint, bigint) to carmine_app;
