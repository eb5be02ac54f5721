-- What an affiliate's players brought in that time, from the ledger, by currency in subunits. games: what their rounds brought the house's bank.
-- bonuses: what promotions gave them less what came back. reversals: what reversed deposits left unpaid, less what was settled since.
create or replace function affiliate_results(p_affiliate bigint, p_from timestamptz, p_to timestamptz)
returns table (currency text, games bigint, bonuses bigint, reversals bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select t.currency::text,
    coalesce(sum(case when t.round_id is null then 0 when o.kind = 'bank' then t.amount when f.kind = 'bank' then -t.amount else 0 end), 0)::bigint,
    coalesce(sum(case when f.kind = 'promo_cost' then t.amount when o.kind = 'promo_cost' then -t.amount else 0 end), 0)::bigint,
    coalesce(sum(case when 'debt_loss' in (f.kind, o.kind) then 0
      when f.kind = 'receivable' then t.amount when o.kind = 'receivable' then -t.amount else 0 end), 0)::bigint
  from affiliate_players p
  join transfers t on t.player_id = p.player_id and t.created_at >= greatest(p_from, p.registered_at) and t.created_at < p_to
  join accounts f on f.id = t.from_account
  join accounts o on o.id = t.to_account
  where p.affiliate_id = p_affiliate
  group by 1
$$;

grant execute on function affiliate_results(bigint, timestamptz, timestamptz) to carmine_app;
