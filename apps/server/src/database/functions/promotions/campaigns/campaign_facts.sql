-- What decides whether players belong to the audience of a campaign, and what they agreed to: the next ones after a player, in order.
-- Erased players have no key and are skipped.
create or replace function campaign_facts(p_after bigint, p_size integer)
returns table (player_id bigint, country text, currency text, language text, deposits integer, points bigint, last_played timestamptz,
  wants_mail boolean, wants_notice boolean, is_confirmed boolean, skin text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select p.id,
    coalesce(f.country, g.country::text, (select s.country from sessions s where s.player_id = p.id order by s.id desc limit 1)),
    g.default_currency::text, p.language,
    (select count(*)::integer from deposits d where d.player_id = p.id and d.credited_at is not null),
    coalesce(l.points_micro, 0), nullif(g.last_round_at, '-infinity'),
    f.receive_email_promo, f.receive_notice_promo, p.confirmed_at is not null, p.registration_skin
  from players p
  join player_keys k on k.player_id = p.id
  join player_profiles f on f.player_id = p.id
  join player_gate g on g.player_id = p.id
  left join loyalty_players l on l.player_id = p.id
  where p.id > p_after order by p.id limit p_size
$$;

grant execute on function campaign_facts(bigint, integer) to carmine_app;
