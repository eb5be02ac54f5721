-- Carries out an approved removal after its waiting time. outcome: removed; used (since the request, so it was not lost), changed (one of the
-- two is no longer an operator), none (nothing is set up any more): the request is cancelled; over (it was withdrawn).
create or replace function remove_lost_factors(p_request bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_request approval_requests;
  v_player bigint;
  v_outcome text := 'removed';
begin
  select * into v_request from approval_requests where id = p_request and kind = 'remove_second_factor' for no key update;
  if v_request.due_at is null or clock_timestamp() < v_request.due_at
    or clock_timestamp() < v_request.approved_at + interval '72 hours' then
    raise exception 'a lost second factor is removed three days after two operators approved' using errcode = 'check_violation';
  end if;
  if v_request.state <> 'waiting' then return 'over'; end if;
  v_player := v_request.player_id;
  -- Locked first, so that no factor is used between this check and the removal.
  perform 1 from totp_secrets where player_id = v_player for update;
  perform 1 from passkeys where player_id = v_player for update;
  perform 1 from recovery_codes where player_id = v_player for update;
  if is_factor_used_since(v_player, v_request.asked_at) then
    v_outcome := 'used';
  elsif (select count(*) from operators where id in (v_request.asked_by, v_request.approved_by) and status = 'active') < 2 then
    v_outcome := 'changed';
  elsif not exists (select from totp_secrets where player_id = v_player and confirmed_at is not null)
    and not exists (select from passkeys where player_id = v_player) then
    v_outcome := 'none';
  end if;
  if v_outcome <> 'removed' then
    -- If nothing is set up, the player removed it meanwhile.
    update approval_requests set state = 'cancelled', cancelled_because = case v_outcome when 'none' then 'player' else v_outcome end,
      ended_at = clock_timestamp()
    where id = p_request;
    return v_outcome;
  end if;
  delete from totp_secrets where player_id = v_player;
  delete from passkeys where player_id = v_player;
  delete from passkey_challenges where player_id = v_player;
  delete from recovery_codes where player_id = v_player;
  update approval_requests set state = 'done', ended_at = clock_timestamp() where id = p_request;
  return v_outcome;
end
$$;

grant execute on function remove_lost_factors(bigint) to carmine_app;
