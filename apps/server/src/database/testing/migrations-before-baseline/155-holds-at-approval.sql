-- What holds a player's money back is looked at in the very transaction that lets a cash-out go: a hold that was raised a
-- moment before is seen, and one that comes a moment later waits until the cash-out has gone.

-- Those who raise a hold do not wait for one another. Kept until the transaction ends.
create function wait_for_approvals() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('cash_out_holds', new.player_id));
  return new;
end
$$;
create trigger risk_flags_seen before insert on risk_flags
  for each row when (new.holds) execute function wait_for_approvals();
create trigger funds_requests_seen before insert on funds_requests
  for each row execute function wait_for_approvals();

create function cash_outs_held(p_player bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cash_out_holds', p_player));
  -- A statement of its own: it sees what was committed while this one waited.
  return exists (select from risk_flags where player_id = p_player and holds and cleared_at is null)
    or exists (select from funds_requests where player_id = p_player and closed_at is null);
end
$$;
revoke all on function cash_outs_held(bigint) from public;
grant execute on function cash_outs_held(bigint) to carmine_app;

create function guard_held_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.state = 'approved' and old.state <> 'approved' and cash_outs_held(new.player_id) then
    raise exception 'this player''s cash-outs are held' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger cash_outs_held before update on cash_outs for each row execute function guard_held_cash_out();
