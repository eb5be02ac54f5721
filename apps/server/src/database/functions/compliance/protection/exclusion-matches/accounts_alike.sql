-- Accounts that may belong to the same person as this one; exclusion_basis decides whether they do.
create or replace function accounts_alike(p_player bigint) returns setof bigint
language sql stable set search_path = pg_catalog, public as $$
  select other.player_id from player_marks own
  join player_marks other on other.player_id <> own.player_id and (other.mark = any(own.folds || own.mark) or other.folds && own.folds)
  where own.player_id = p_player
  union
  select other.player_id from deposit_instruments own
  join deposit_instruments other on other.mark = own.mark and other.player_id <> own.player_id
  where own.player_id = p_player
  union
  select other.player_id from verification_documents own
  join verification_documents other on other.content_hash = own.content_hash and other.player_id <> own.player_id
  where own.player_id = p_player
  union
  select excluded_id from exclusion_cases where player_id = p_player and decision = 'same_person'
$$;

grant execute on function accounts_alike(bigint) to carmine_app;
