-- An operator requests an approval. Null if the same is requested already. p_player and the sealed reason: for requests about a player, whose
-- reasons are sealed with the player's key; otherwise p_subject and a plain reason.
create or replace function ask_approval(
  p_kind text, p_subject text, p_player bigint, p_values jsonb, p_operator bigint, p_reason text, p_reason_sealed bytea
) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_policy approval_policies;
  v_now timestamptz := clock_timestamp();
  v_subject text := coalesce(p_player::text, p_subject);
  v_id bigint;
begin
  select * into strict v_policy from approval_policies where kind = p_kind;
  if (v_policy.about = 'player') <> (p_player is not null) then
    raise exception '% is about a %', p_kind, v_policy.about using errcode = 'check_violation';
  end if;
  -- Locks the operator, so that it is not locked and does not change role in between.
  perform 1 from operators where id = p_operator and status = 'active' and role = any (v_policy.askers) for share;
  if not found then raise exception 'this operator may not ask for %', p_kind using errcode = 'check_violation'; end if;
  insert into approval_requests (kind, subject, player_id, old_values, new_values, reason, reason_sealed, asked_by, asked_at, expires_at)
  values (p_kind, v_subject, p_player, values_now(p_kind, v_subject, p_values), p_values, p_reason, p_reason_sealed, p_operator,
    v_now, v_now + v_policy.lasts)
  on conflict (kind, subject) where state in ('open', 'waiting') do nothing returning id into v_id;
  return v_id;
end
$$;

grant execute on function ask_approval(text, text, bigint, jsonb, bigint, text, bytea) to carmine_app;
