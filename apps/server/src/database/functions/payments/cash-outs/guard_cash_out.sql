-- A withdrawal's values never change, and it moves as the table of its states says, with a step for each move.
create or replace function guard_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'requested' then
      raise exception 'a cash-out begins as requested' using errcode = 'check_violation';
    end if;
    insert into cash_out_steps (player_id, cash_out_id, to_state) values (new.player_id, new.id, new.state);
    return new;
  end if;
  if (new.id, new.player_id, new.method, new.currency, new.amount, new.fee, new.eur_cents, new.eur_rate, new.address,
      new.created_at)
     is distinct from
     (old.id, old.player_id, old.method, old.currency, old.amount, old.fee, old.eur_cents, old.eur_rate, old.address,
      old.created_at) then
    raise exception 'what a cash-out was asked for with never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state then
    if not cash_out_may_move(old.state, new.state)
      -- An approved one returns to review if something came up, unless it is prepared already.
      or (old.state = 'approved' and new.state = 'review'
        and (exists (select from chain_sends where cash_out_id = new.id) or what_keeps_cash_out(new.id) is null))
      -- Only a network can drop what it has paid.
      or (old.state = 'paid' and new.state = 'submitted'
        and not exists (select from chain_sends where cash_out_id = new.id and let_go_at is not null))
      -- One that waited for a hold is decided again once the hold has ended by itself.
      or (old.state = 'review' and new.state = 'requested' and not coalesce(
        (old.reason = 'factor_removed' and removed_factor_holds_until(new.player_id) is null)
        or (old.reason = 'address_unproven' and not is_unproven_payout(new.id)), false)) then
      raise exception 'a cash-out cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    if new.state = 'review' and old.state = 'approved' then
      delete from cash_out_approvals where cash_out_id = new.id;
    end if;
    insert into cash_out_steps (player_id, cash_out_id, from_state, to_state, reason)
    values (new.player_id, new.id, old.state, new.state, new.reason);
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_guarded before insert or update on cash_outs for each row execute function guard_cash_out();
