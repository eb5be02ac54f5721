-- A competition moves forward only, its rules stay once it has begun, and nothing changes once it has ended.
create or replace function guard_competition() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if old.state in ('finished', 'cancelled')
    or (old.state <> 'scheduled' and (new.rules, new.ends_at) is distinct from (old.rules, old.ends_at)) or (old.ranked_at is not null and new.ranked_at is distinct from old.ranked_at)
    or not (case old.state
      when 'scheduled' then new.state in ('scheduled', 'running', 'cancelled')
      when 'running' then new.state in ('running', 'settling')
      else new.state in ('settling', 'finished', 'cancelled') end) then
    raise exception 'competitions: % does not follow %', new.state, old.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger competitions_forward before update on competitions for each row execute function guard_competition();
