-- When a second factor was taken away because it was said to be lost, the password alone opens the account: for three days
-- no cash-out of it leaves, so that its owner can say no before the money is gone.

create trigger account_matters_seen before insert or update on account_matters
  for each row when (new.state = 'done' and new.kind = 'remove_second_factor') execute function wait_for_approvals();

-- Null where nothing was taken away of late.
create function removed_factor_holds_until(p_player bigint) returns timestamptz
language sql stable set search_path = pg_catalog, public as $$
  select max(ended_at) + interval '72 hours' from account_matters
  where player_id = p_player and kind = 'remove_second_factor' and state = 'done'
    and ended_at > clock_timestamp() - interval '72 hours'
$$;
revoke all on function removed_factor_holds_until(bigint) from public;
grant execute on function removed_factor_holds_until(bigint) to carmine_app;

create or replace function cash_outs_held(p_player bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cash_out_holds', p_player));
  -- A statement of its own: it sees what was committed while this one waited.
  return exists (select from risk_flags where player_id = p_player and holds and cleared_at is null)
    or exists (select from funds_requests where player_id = p_player and closed_at is null)
    or removed_factor_holds_until(p_player) is not null;
end
$$;
