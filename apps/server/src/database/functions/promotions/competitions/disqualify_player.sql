-- Two operators take a player out of a competition. refused: ended if the places are final, or the player has none.
create or replace function disqualify_player(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_competition bigint := split_part(p_request.subject, ':', 1);
  v_player bigint := split_part(p_request.subject, ':', 2);
begin
  perform from competitions where id = v_competition and ranked_at is null and ended_at is null for share;
  if not found then return 'ended'; end if;
  update competition_players set disqualified_by = p_request.id
  where player_id = v_player and competition_id = v_competition and disqualified_by is null;
  return case when found then null else 'ended' end;
end
$$;
