-- An account closed by its player can be reopened only after its chosen time, with two approvals in this transaction.
create or replace function may_open_account(p_player bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select not exists (select from account_closures
      where player_id = p_player and reopened_at is null and not_before > clock_timestamp())
    and is_approved_now(p_player, 'reopen_account')
$$;
