-- Locks the verification cases that permit a withdrawal until it is inserted: a concurrent correction of the details sees the withdrawal, or
-- is seen by it.
create or replace function guard_asked_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (select count(distinct held.kind) from (select kind from verification_cases
      where player_id = new.player_id and status = 'verified' and kind in ('identity', 'bill') for share) held) < 2 then
    raise exception 'a withdrawal needs verified documents' using errcode = 'check_violation';
  end if;
  if not exists (select from sessions where player_id = new.player_id and ended_at is null
      and expires_at > clock_timestamp() and stepped_up_at > clock_timestamp() - interval '16 minutes') then
    raise exception 'a withdrawal needs a recent step-up' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_asked before insert on cash_outs
  for each row when (current_user = 'carmine_app') execute function guard_asked_cash_out();
