-- Locks the session's row: ending play waits for a launch being inserted and then ends it too, and a later launch finds a new epoch.
create or replace function guard_play_session() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform 1 from sessions s
  where s.id = new.session_id and s.player_id = new.player_id and s.play_epoch = new.session_epoch
    and s.ended_at is null and s.expires_at > clock_timestamp()
  for share;
  if not found then raise exception 'play: the session % no longer opens games', new.session_id; end if;
  return new;
end
$$;

create or replace trigger guard_play_session before insert on play_sessions for each row execute function guard_play_session();
