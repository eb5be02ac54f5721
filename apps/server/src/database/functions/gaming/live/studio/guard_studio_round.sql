-- Checked at the end of the transaction, whoever writes: a studio's round is decided by what the studio signed for it, once and in time; and
-- once its betting has closed, it is void only as two different operators agreed on.
create or replace function guard_studio_round() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_known studio_rounds := (select s from studio_rounds s where live_round_id = new.id);
begin
  if new.chain_id is not null then return null; end if;
  if (case
    when new.revealed_at is not null then exists (select from studio_events e
      where e.id = v_known.event_id and e.live_round_id = new.id and e.kind = 'result' and not e.early and not e.differs)
    when new.phase = 'voided' and new.closed_at is not null then exists (select from approval_requests r
      where r.id = v_known.void_request_id and r.kind = 'void_live_round' and r.state = 'done' and r.approved_by <> r.asked_by
        and r.subject = new.id::text)
    else true end) is not true then
    raise exception 'a studio''s round is decided by its studio or by two operators' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists live_rounds_by_studio on live_rounds;
create constraint trigger live_rounds_by_studio after insert or update of phase, chain_id, closed_at, revealed_at, result on live_rounds
  deferrable initially deferred for each row execute function guard_studio_round();
