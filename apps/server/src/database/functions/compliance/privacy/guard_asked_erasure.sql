-- An approval covers one request in its own transaction. A player's own request needs a recent step-up, and one inserted by the servers' role
-- never ends before the legal retention time.
create or replace function guard_asked_erasure() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.asked_by is not null then
    select id into new.request_id from approval_requests where player_id = new.player_id and kind = 'erase_data'
      and asked_by = new.asked_by and state = 'done' and approved_in = pg_current_xact_id_if_assigned();
    if not found then
      raise exception 'an erasure by an operator needs two operators' using errcode = 'check_violation';
    end if;
  elsif not exists (select from sessions where player_id = new.player_id and ended_at is null
      and expires_at > clock_timestamp() and stepped_up_at > clock_timestamp() - interval '16 minutes') then
    raise exception 'a request for erasure needs a recent step-up' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger erasures_by_two before insert on erasures
  for each row when (new.asked_by is not null) execute function guard_asked_erasure();
create or replace trigger erasures_by_player before insert on erasures
  for each row when (new.asked_by is null and current_user = 'carmine_app') execute function guard_asked_erasure();
