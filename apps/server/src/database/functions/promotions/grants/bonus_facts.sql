-- What decides about a bonus in the caller's transaction: whether the player is on a break, closed or somewhere without bonuses, how
-- much wagering the place allows, and the currency's last rate with its age.
create or replace function bonus_facts(p_player bigint, p_currency text)
returns table (protected boolean, max_wagering integer, eur_rate numeric, age_seconds integer)
language sql stable set search_path = pg_catalog, public as $$
  select g.player_id is null or (g.protection_status <> 'active' and (g.protection_until is null or g.protection_until > now()))
      or g.country = any(select code from restricted_countries),
    coalesce((select j.max_wagering from jurisdictions j where j.country = g.jurisdiction),
      (select j.max_wagering from jurisdictions j where j.country = '*'))::integer,
    case when p_currency = 'EUR' then 1 else r.eur_per_unit end,
    case when p_currency = 'EUR' then 0 else extract(epoch from now() - r.quoted_at)::integer end
  from (select p_player as player_id) asked
  left join player_gate g on g.player_id = asked.player_id
  left join rates r on r.currency = p_currency
$$;

grant execute on function bonus_facts(bigint, text) to carmine_app;
