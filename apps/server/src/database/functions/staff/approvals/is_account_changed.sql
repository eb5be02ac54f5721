-- Whether the account changed since the request: closed or locked again, or its second factor used. Also works for requests older than the
-- stored old values.
create or replace function is_account_changed(p_request approval_requests) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select (p_request.kind in ('reopen_account', 'erase_data') and exists (select from account_closures
      where player_id = p_request.player_id and reopened_at is null and closed_at > p_request.asked_at))
    or (p_request.kind = 'reopen_account' and exists (select from players
      where id = p_request.player_id and status <> 'active' and status_changed_at > p_request.asked_at))
    or (p_request.kind = 'remove_second_factor' and is_factor_used_since(p_request.player_id, p_request.asked_at))
$$;
