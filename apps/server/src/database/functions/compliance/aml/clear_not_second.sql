-- Clears flags that hold a player for sharing an address if the player is not second there (any more): was first, or has proven the address
-- since. The cause is renamed, so that a flag can be raised again if it becomes true.
create or replace function clear_not_second(p_player bigint) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  with shared as (
    select other.player_id as other, bool_or(first_at_address(p_player, own.method, own.address) = other.player_id) as second
    from cash_outs own join cash_outs other on other.method = own.method and other.address = own.address
    where own.player_id = p_player and own.address <> '' and other.player_id <> p_player and exists (
      select from risk_flags f where f.player_id = p_player and f.kind = 'same_payout' and f.holds and f.cleared_at is null
        and f.detail ->> 'other' = other.player_id::text)
    group by other.player_id
  ), cleared as (
    update risk_flags f set cleared_at = clock_timestamp(), cleared_as = 'not_second',
      cause = 'not second, ' || f.id || ': ' || f.cause
    from shared
    where f.player_id = p_player and f.kind = 'same_payout' and f.holds and f.cleared_at is null and f.raised_by is null
      and f.detail ->> 'other' = shared.other::text and shared.second is not true
    returning f.id
  )
  select count(*) from cleared
$$;

grant execute on function clear_not_second(bigint) to carmine_app;
