-- What was granted keeps its terms, and an end is final, but for a withdrawal that the house refused. Out of a review it starts once
-- as many operators agree as its worth needs.
create or replace function guard_player_promotion() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.granted_at is not null and (new.bonus, new.from_spins, new.bonus_cents, new.wager_required, new.spins, new.nth,
      new.deposit_id, new.conversion_cap, new.except_games, new.game_weights) is distinct from (old.bonus, old.from_spins,
      old.bonus_cents, old.wager_required, old.spins, old.nth, old.deposit_id, old.conversion_cap, old.except_games,
      old.game_weights) then
    raise exception 'a granted promotion keeps its terms' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and not (
    (old.state = 'armed' and new.state in ('review', 'queued', 'active', 'cancelled', 'expired', 'rejected'))
    or (old.state = 'review' and new.state in ('queued', 'active', 'removed', 'cancelled'))
    or (old.state = 'queued' and new.state in ('active', 'removed', 'cancelled', 'expired'))
    or (old.state = 'active' and new.state in ('completed', 'lost', 'expired', 'cancelled', 'removed'))
    -- Replaced by another offer, or over with a fifth deposit, after its own was made.
    or (old.state = 'cancelled' and old.reason in ('replaced', 'welcome_over') and new.state in ('review', 'queued', 'active'))
    or (old.state = 'removed' and old.reason = 'cash_out' and new.state in ('queued', 'active'))) then
    raise exception 'a promotion does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state = 'review' and new.state in ('queued', 'active') and (select count(*) from grant_rulings r
      where r.player_id = old.player_id and r.own_id = old.id and r.verdict = 'grant') < operators_needed(old.bonus_cents) then
    raise exception 'too few operators agreed about this grant' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger player_promotions_guarded before update on player_promotions
  for each row execute function guard_player_promotion();
