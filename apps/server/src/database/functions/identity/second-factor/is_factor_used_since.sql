-- Whether a second factor of this player was set up or used since then.
create or replace function is_factor_used_since(p_player bigint, p_since timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from totp_secrets where player_id = p_player and greatest(confirmed_at, last_used_at) > p_since)
    or exists (select from passkeys where player_id = p_player and greatest(created_at, last_used_at) > p_since)
    or exists (select from recovery_codes where player_id = p_player and used_at > p_since)
$$;
