-- All rounds of a pair; complaint is null if the round is correct. Open rounds are not checked.
create or replace function verify_pair(p_seed_id bigint, p_server_seed text)
returns table (round_id bigint, nonce bigint, complaint text)
language sql stable set search_path = pg_catalog, public as $$
  select r.id, r.nonce,
    case
      when encode(sha256(convert_to(p_server_seed, 'UTF8')), 'hex') <> s.server_seed_hash then 'commitment'
      when r.draws <> coalesce((
        select jsonb_agg(jsonb_build_array(x.range, x.value) order by x.place)
        from unnest(d.ranges, pf1_draws(p_server_seed, s.client_seed, r.nonce, d.ranges))
          with ordinality as x (range, value, place)), '[]') then 'draws'
      when r.game_id = 'dice'
        and r.multiplier_e4 <> dice_multiplier_e4(r.outcome -> 'params', (r.draws -> 0 ->> 1)::bigint) then 'multiplier'
      when r.status = 'settled' and r.payout <> div(r.stake::numeric * r.multiplier_e4, 10000) then 'payout'
    end
  from seeds s
  join nonces n on n.player_id = s.player_id and n.seed_id = s.id
  join rounds r on r.id = n.round_id
  cross join lateral (
    select array(select (x.draw ->> 0)::bigint from jsonb_array_elements(r.draws) with ordinality as x (draw, place)
      order by x.place) as ranges
  ) d
  where s.id = p_seed_id and s.state = 'revealed'
  order by r.nonce
$$;

grant execute on function verify_pair(bigint, text) to carmine_app;
