create or replace function reset_operator(p_operator bigint, p_token_hash bytea, p_lifetime_ms bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update operators set status = 'invited', password_hash = null, totp_secret_sealed = null, totp_last_step = 0,
    invite_token_hash = p_token_hash, invite_expires_at = clock_timestamp() + p_lifetime_ms * interval '1 millisecond'
  where id = p_operator and status <> 'invited';
  if not found then return false; end if;
  update operator_sessions set ended_at = clock_timestamp(), end_reason = 'renewed'
  where operator_id = p_operator and ended_at is null;
  return true;
end
$$;
