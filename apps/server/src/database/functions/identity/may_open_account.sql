-- What its player closed, and for how long, is ended only by a matter that two agreed to, after that time; who asked saw the
-- account as it is now.
create or replace function may_open_account(p_player bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select not exists (select from account_closures
      where player_id = p_player and reopened_at is null and not_before > clock_timestamp())
    and exists (select from account_matters
      where player_id = p_player and kind = 'reopen_account' and state = 'asked' and agreed_by is not null
        and why_not_agreed(id, agreed_by) is null)
$$;
