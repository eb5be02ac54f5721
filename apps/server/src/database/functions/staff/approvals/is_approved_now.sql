-- Whether two operators approved this for the player in this transaction: permits its execution once.
create or replace function is_approved_now(p_player bigint, p_kind text) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from approval_requests
    where player_id = p_player and kind = p_kind and state = 'done' and approved_in = pg_current_xact_id_if_assigned())
$$;
