-- When the account was closed, as UTC text. Null if it is open.
create or replace function closed_since(p_player bigint) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select to_char(max(closed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  from account_closures where player_id = p_player and reopened_at is null
$$;
