-- Exclusions, by the player or staff, of accounts that may belong to the same person. Matched ones are not propagated further.
create or replace function exclusions_alike(p_player bigint, out excluded_id bigint, out basis text, out period text, out ends_at timestamptz)
returns setof record
language sql stable set search_path = pg_catalog, public as $$
  select b.player_id, found.basis, b.period, b.ends_at
  from accounts_alike(p_player) alike (id)
  join breaks b on b.player_id = alike.id and b.ended_at is null and b.kind = 'exclusion' and b.source <> 'match'
  cross join lateral (select exclusion_basis(p_player, b.player_id) as basis) found
  where found.basis is not null
  order by b.ends_at desc nulls first, b.player_id
$$;
