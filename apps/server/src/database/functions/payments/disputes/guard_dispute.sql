-- What a case is about never changes, states only move forward, and an outcome has its word: the gateway's, or two operators'.
create or replace function guard_dispute() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a dispute is never deleted' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'open' then
      raise exception 'a dispute begins open' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.player_id, new.id, new.deposit_id, new.gateway, new.amount, new.currency, new.booking, new.opened_by, new.opened_because,
      new.created_at) is distinct from
     (old.player_id, old.id, old.deposit_id, old.gateway, old.amount, old.currency, old.booking, old.opened_by, old.opened_because,
      old.created_at)
     or (old.reference is not null and new.reference is distinct from old.reference)
     or (old.won_mark is not null and new.won_mark is distinct from old.won_mark) then
    raise exception 'what a dispute is about never changes' using errcode = 'check_violation';
  end if;
  if new.state = old.state then
    if (new.decided_by, new.decided_at) is distinct from (old.decided_by, old.decided_at) then
      raise exception 'the outcome of a dispute never changes' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if not dispute_may_move(old.state, new.state) then
    raise exception 'a dispute cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (new.decided_by = 'gateway' and new.reference is null)
    or (new.decided_by = 'operators' and not count_as_two(array(select r.operator_id from dispute_rulings r
      join operators o on o.id = r.operator_id and o.status <> 'locked' and o.role = any (roles_with('payments.approve'))
      where r.dispute_id = new.id and r.verdict = new.state))) then
    raise exception 'an outcome needs the gateway''s word, or two operators''' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger disputes_guarded before insert or update or delete on disputes
  for each row execute function guard_dispute();
