-- Publishes that an open round is ended by the house soon, once a round whoever asks. False: said before, not open any more, overdue, or of
-- a player who may not play, whose rounds are ended at once.
create or replace function warn_of_deadline(p_player bigint, p_round bigint, p_said jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_deadline timestamptz;
begin
  update open_rounds set warned_at = clock_timestamp()
  where id = p_round and player_id = p_player and warned_at is null and deadline > clock_timestamp()
    and exists (select from player_gate g where g.player_id = p_player
      and (g.protection_status = 'active' or g.protection_until <= clock_timestamp()))
  returning deadline into v_deadline;
  if not found then return false; end if;
  perform publish_event('round.expires_soon', 1, p_round::text, p_said || jsonb_build_object(
    'playerId', p_player::text, 'until', to_char(v_deadline at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  return true;
end
$$;

grant execute on function warn_of_deadline(bigint, bigint, jsonb) to carmine_app;
